import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { createHash, createHmac } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { derivedKey } from '../../../platform/security/derived-key.ts';

export interface EmailHash {
  hash: string;
  /** Of the key, which it does not tell. */
  keyId: string;
}

/**
 * Hashes of addresses that were erased. Keyed, under the secret that no backup holds: whoever finds a backup cannot try addresses
 * on them.
 */
export class EmailHashes {
  private readonly current: Key;
  private readonly keys: readonly Key[];

  /** @param secrets the previous one made the hashes of before it was changed */
  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>) {
    this.current = keyOf(JWT_SECRET);
    this.keys =
      JWT_SECRET_PREVIOUS === undefined ? [this.current] : [this.current, keyOf(JWT_SECRET_PREVIOUS)];
  }

  /** Of the keys whose hashes can be compared. */
  get keyIds(): string[] {
    return this.keys.map(({ id }) => id);
  }

  of(email: string): EmailHash {
    return hashOf(this.current, email);
  }

  /** Under each secret that is known. */
  all(email: string): EmailHash[] {
    return this.keys.map((key) => hashOf(key, email));
  }
}

interface Key {
  key: Buffer;
  id: string;
}

function keyOf(secret: string): Key {
  const key = derivedKey(secret, 'erased-addresses');
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 12) };
}

function hashOf({ key, id }: Key, email: string): EmailHash {
  const address = mailAddressKey(email) ?? email;
  return { hash: createHmac('sha256', key).update(address).digest('base64url'), keyId: id };
}
