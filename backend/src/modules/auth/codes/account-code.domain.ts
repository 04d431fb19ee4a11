import { createHmac, randomInt } from 'node:crypto';

export const CODE_PURPOSES = ['verify-email', 'reset-password'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Purpose of a code; `again` repeats the last one. */
export type CodeReason = 'register' | 'verify-email' | 'reset-password' | 'again';

/** account-12. */
export const CODE_LIFE_MINUTES = 10;
export const CODE_TRIES = 5;

/** Six digits, uniformly random. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Bound to address and purpose. */
export function codeHash(key: Buffer, email: string, purpose: CodePurpose, code: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');
}
