import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from '../../../platform/security/derived-key.js';
/**
 * Hashes of addresses that were erased. Keyed, under the secret that no backup holds: whoever finds a backup cannot try addresses
 * on them.
 */
export class EmailHashes {
    current;
    keys;
    /** @param secrets the previous one made the hashes of before it was changed */
    constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }) {
        this.current = keyOf(JWT_SECRET);
        this.keys =
            JWT_SECRET_PREVIOUS === undefined ? [this.current] : [this.current, keyOf(JWT_SECRET_PREVIOUS)];
    }
    /** Of the keys whose hashes can be compared. */
    get keyIds() {
        return this.keys.map(({ id }) => id);
    }
    of(email) {
        return hashOf(this.current, email);
    }
    /** Under each secret that is known. */
    all(email) {
        return this.keys.map((key) => hashOf(key, email));
    }
}
function keyOf(secret) {
    const key = derivedKey(secret, 'erased-addresses');
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 12) };
}
function hashOf({ key, id }, email) {
    const address = email.trim().toLowerCase();
    return { hash: createHmac('sha256', key).update(address).digest('base64url'), keyId: id };
}
//# sourceMappingURL=email-hash.js.map