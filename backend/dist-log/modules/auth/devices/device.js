/** Who is counted: everybody who types the address, or the one browser that its owner signed in from before. */
export function requesterKey(email, device) {
    return device?.knows(email) ? `${email}\n${device.id}` : email;
}
//# sourceMappingURL=device.js.map