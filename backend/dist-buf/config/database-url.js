/**
 * The database's address with the password that lies beside it, where it names none itself: a password that
 * comes from a file cannot stand in an address.
 */
export function withPassword(address, password) {
    const url = new URL(address);
    if (password === undefined || url.username === '' || url.password !== '')
        return address;
    // The setter leaves what has a meaning in percent signs alone.
    url.password = encodeURIComponent(password);
    return url.href;
}
//# sourceMappingURL=database-url.js.map