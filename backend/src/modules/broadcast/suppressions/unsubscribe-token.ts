import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { derivedKey, isSameSecret } from '../../../platform/security/keys.ts';

const SIGNATURE_BYTES = 16;

type Secrets = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** Signed recipient id, valid for unsubscribing only. */
export class UnsubscribeTokens {
  private readonly key: KeyObject;
  private readonly keys: readonly KeyObject[];

  /** @param previous secret of mails sent before a change */
  constructor({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous }: Secrets) {
    this.key = keyOf(secret);
    this.keys = previous === undefined ? [this.key] : [this.key, keyOf(previous)];
  }

  /** For a link: base64url. It does not expire, as mails may be opened years later. */
  sign(recipientId: string): string {
    const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, signature(this.key, id)]).toString('base64url');
  }

  /** @returns the recipient's id; undefined for an invalid token */
  read(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 16 + SIGNATURE_BYTES) return undefined;
    const id = bytes.subarray(0, 16);
    if (!this.keys.some((key) => isSameSecret(signature(key, id), bytes.subarray(16)))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}

const keyOf = (secret: string): KeyObject => createSecretKey(derivedKey(secret, 'unsubscribe'));

const signature = (key: KeyObject, id: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);
