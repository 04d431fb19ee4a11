import { createHmac, randomBytes } from 'node:crypto';
import { derivedKeys, type Secrets } from '../../../platform/security/keys.ts';

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

/** Normalises a typed code: removes dashes and spaces, and maps lower case and similar digits. */
export function lettersOf(typed: string): string {
  const looksLike: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };
  return typed
    .toUpperCase()
    .replace(/[018]/g, (digit) => looksLike[digit] ?? digit)
    .replace(/[^A-Z2-7]/g, '');
}

/** Hashes of recovery codes, keyed by a secret that backups do not contain. */
export class RecoveryCodeHashes {
  private readonly keys: readonly Buffer[];

  constructor(env: Secrets) {
    this.keys = derivedKeys(env, 'recovery codes');
  }

  hash(typed: string): string {
    return this.hashes(typed)[0]!;
  }

  /** Under the current and the previous secret. */
  hashes(typed: string): string[] {
    const letters = lettersOf(typed);
    return this.keys.map((key) => createHmac('sha256', key).update(letters).digest('base64url'));
  }
}
