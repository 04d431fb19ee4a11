/** @param email in any case */
export async function subjectOf(sql, email) {
    const address = email.trim().toLowerCase();
    const [account] = await sql.rows('SELECT id FROM users WHERE email = $1', [address]);
    return { email: address, userId: account?.id ?? null };
}
//# sourceMappingURL=subjects.js.map