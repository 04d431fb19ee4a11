import { createHash, randomBytes } from 'node:crypto';
export const RECOVERY_CODES = 10;
/** Base32: no digit looks like one of its letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LETTERS = 16;
/** 80 bits in groups of four: `ABCD-EFGH-IJKL-MNOP`. */
function newRecoveryCode() {
    const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.match(/.{4}/g).join('-');
}
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
/**
 * As it is kept: of so many bits a plain hash gives nothing away, and it stays good when the server's secret is changed.
 * @param typed in any case, with any dashes and spaces, and with digits for the letters that look like them
 */
export function recoveryCodeHash(typed) {
    const looksLike = { '0': 'O', '1': 'I', '8': 'B' };
    const letters = typed
        .toUpperCase()
        .replace(/[018]/g, (digit) => looksLike[digit] ?? digit)
        .replace(/[^A-Z2-7]/g, '');
    return createHash('sha256').update(letters).digest('base64url');
}
//# sourceMappingURL=recovery-codes.domain.js.map