import { createHash, randomBytes } from 'node:crypto';
/** 256 bits, for an address. */
export const newLinkToken = () => randomBytes(32).toString('base64url');
/** As it is kept: of so many bits a plain hash gives nothing away. */
export const linkTokenHash = (token) => createHash('sha256').update(token).digest('base64url');
//# sourceMappingURL=link-token.js.map