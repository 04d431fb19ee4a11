import { hkdfSync } from 'node:crypto';
/**
 * A key of its own for each use, from the one secret an operator sets (RFC 5869): what is signed for
 * one purpose is worth nothing for another. @returns 32 bytes
 */
export function derivedKey(secret, purpose) {
    return Buffer.from(hkdfSync('sha256', secret, '', `ironbloom:${purpose}`, 32));
}
//# sourceMappingURL=derived-key.js.map