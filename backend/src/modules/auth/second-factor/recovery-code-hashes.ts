import { createHmac } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { derivedKey } from '../../../platform/security/derived-key.ts';
import { lettersOf } from './recovery-codes.domain.ts';

type Secrets = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** Recovery codes as they are kept: keyed, under a secret that no backup holds. */
export class RecoveryCodeHashes {
  private readonly keys: readonly Buffer[];

  constructor({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous }: Secrets) {
    this.keys = [secret, ...(previous === undefined ? [] : [previous])].map((each) =>
      derivedKey(each, 'recovery codes'),
    );
  }

  of(typed: string): string {
    return this.all(typed)[0]!;
  }

  /** Under each secret that is known. */
  all(typed: string): string[] {
    const letters = lettersOf(typed);
    return this.keys.map((key) => createHmac('sha256', key).update(letters).digest('base64url'));
  }
}
