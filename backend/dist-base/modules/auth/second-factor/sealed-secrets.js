import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../../../platform/security/derived-key.js';
const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Secrets that we must read again, encrypted for the database and bound to their owner's id. */
export class SealedSecrets {
    keys;
    constructor({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous }) {
        this.keys = [secret, ...(previous === undefined ? [] : [previous])].map((each) => derivedKey(each, 'totp secrets'));
    }
    /** IV, tag and what is encrypted. */
    seal(text, ownerId) {
        const iv = randomBytes(IV_BYTES);
        const cipher = createCipheriv(CIPHER, this.keys[0], iv).setAAD(Buffer.from(ownerId));
        const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
        return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    }
    /** @returns undefined: sealed with another secret, for somebody else, or damaged */
    open(sealed, ownerId) {
        for (const key of this.keys) {
            try {
                const iv = sealed.subarray(0, IV_BYTES);
                const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
                    .setAAD(Buffer.from(ownerId))
                    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
                const encrypted = sealed.subarray(IV_BYTES + TAG_BYTES);
                return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
            }
            catch {
                // Not with this key.
            }
        }
        return undefined;
    }
}
//# sourceMappingURL=sealed-secrets.js.map