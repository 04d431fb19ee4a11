import { isIP } from 'node:net';
/** Undefined: browsers make no passkeys for a bare IP address, nor where the way to the site is open (but on `localhost`). */
export function relyingParty({ PUBLIC_URL }) {
    const { hostname, origin, protocol } = new URL(PUBLIC_URL);
    const isSafe = protocol === 'https:' || hostname === 'localhost';
    return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
//# sourceMappingURL=relying-party.js.map