import { createHmac, createSecretKey } from 'node:crypto';
import { derivedKey } from '../../../platform/security/derived-key.js';
import { isSameSecret } from '../../../platform/security/constant-time.js';
const SIGNATURE_BYTES = 16;
/** Names a recipient's row and cannot be made up; it opens nothing but the way out. */
export class UnsubscribeTokens {
    key;
    keys;
    /** @param previous signed the links of mails sent before */
    constructor({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous }) {
        this.key = keyOf(secret);
        this.keys = previous === undefined ? [this.key] : [this.key, keyOf(previous)];
    }
    /** For a link: base64url, with no end of its own, as a mail may be opened years later. */
    sign(recipientId) {
        const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex');
        return Buffer.concat([id, signature(this.key, id)]).toString('base64url');
    }
    /** @returns the recipient's id; undefined for a token that is not ours */
    read(token) {
        const bytes = Buffer.from(token, 'base64url');
        if (bytes.length !== 16 + SIGNATURE_BYTES)
            return undefined;
        const id = bytes.subarray(0, 16);
        if (!this.keys.some((key) => isSameSecret(signature(key, id), bytes.subarray(16))))
            return undefined;
        return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    }
}
const keyOf = (secret) => createSecretKey(derivedKey(secret, 'unsubscribe'));
const signature = (key, id) => createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);
//# sourceMappingURL=unsubscribe-token.js.map