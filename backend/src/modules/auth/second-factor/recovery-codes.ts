import { createHmac, randomBytes } from 'node:crypto';
import { derivedKeys, type Secrets } from '../../../platform/security/derived-key.ts';

const RECOVERY_CODES = 10;

/** Base32: no digit looks like one of its letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LETTERS = 16;

/** 80 bits in groups of four: `ABCD-EFGH-IJKL-MNOP`. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.match(/.{4}/g)!.join('-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** What counts of a code that was typed in any case, with any dashes and spaces, and with digits for the letters that look like them. */
export function lettersOf(typed: string): string {
  const looksLike: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };
  return typed
    .toUpperCase()
    .replace(/[018]/g, (digit) => looksLike[digit] ?? digit)
    .replace(/[^A-Z2-7]/g, '');
}

/** Recovery codes as they are kept: keyed, under a secret that no backup holds. */
export class RecoveryCodeHashes {
  private readonly keys: readonly Buffer[];

  constructor(env: Secrets) {
    this.keys = derivedKeys(env, 'recovery codes');
  }

  hash(typed: string): string {
    return this.hashes(typed)[0]!;
  }

  /** Under each secret that is known. */
  hashes(typed: string): string[] {
    const letters = lettersOf(typed);
    return this.keys.map((key) => createHmac('sha256', key).update(letters).digest('base64url'));
  }
}
