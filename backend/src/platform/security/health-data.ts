import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { derivedKey } from './keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_ID_BYTES = 4;
/** NIST SP 800-38D. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  id: Buffer;
  key: Buffer;
}

function keyOf(secret: string): Key {
  const key = derivedKey(secret, 'health data');
  return { key, id: hash('sha256', key, 'buffer').subarray(0, KEY_ID_BYTES) };
}

/**
 * Encrypts health answers and private photographs for the database and the storage, under a key that neither holds
 * (HEALTH_DATA_KEY). Each value names its key and is bound to the id of what it belongs to.
 */
@Injectable()
export class HealthData {
  private readonly keys: readonly [Key, ...Key[]];

  constructor(@Inject(ENV) env: Pick<Env, 'HEALTH_DATA_KEY' | 'HEALTH_DATA_KEY_PREVIOUS'>) {
    const { HEALTH_DATA_KEY: present, HEALTH_DATA_KEY_PREVIOUS: previous } = env;
    this.keys = [keyOf(present), ...(previous === undefined ? [] : [keyOf(previous)])];
  }

  /** What values of the present key begin with. */
  get keyId(): Buffer {
    return this.keys[0].id;
  }

  /** What values that can be opened begin with. */
  get keyIds(): readonly Buffer[] {
    return this.keys.map(({ id }) => id);
  }

  /** Key id, IV, tag and what is encrypted. @param ownerId of the row or file */
  seal(plain: Uint8Array | string, ownerId: string): Buffer {
    const [{ id, key }] = this.keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(ownerId));
    const encrypted = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()]);
    return Buffer.concat([id, iv, cipher.getAuthTag(), encrypted]);
  }

  /** @throws Error for a value of a key that is not set, of another owner, or damaged */
  open(sealed: Buffer, ownerId: string): Buffer {
    const id = sealed.subarray(0, KEY_ID_BYTES);
    const known = this.keys.find((key) => key.id.equals(id));
    if (!known)
      throw new Error(`Health data names the key ${id.toString('hex')}, which is not set (HEALTH_DATA_KEY)`);
    const tagAt = KEY_ID_BYTES + IV_BYTES;
    const decipher = createDecipheriv(CIPHER, known.key, sealed.subarray(KEY_ID_BYTES, tagAt), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()]);
  }
}
