import { createHmac, randomInt } from 'node:crypto';
export const CODE_PURPOSES = ['verify-email', 'reset-password'];
/** account-12. */
export const CODE_LIFE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Six digits, each as likely as any other. */
export function newCode() {
    return randomInt(1_000_000).toString().padStart(6, '0');
}
/** Bound to address and purpose, so that a code is worth nothing anywhere else. */
export function codeHash(key, email, purpose, code) {
    return createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');
}
//# sourceMappingURL=account-code.domain.js.map