import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../../platform/security/derived-key.ts';

const SIGNATURE_BYTES = 16;

/** Names a recipient's row and cannot be made up; it opens nothing but the way out. */
export class UnsubscribeTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(derivedKey(secret, 'unsubscribe'));
  }

  sign(recipientId: string): string {
    const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.signature(id)]).toString('base64url');
  }

  /** @returns the recipient's id; undefined for a token that is not ours */
  read(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 16 + SIGNATURE_BYTES) return undefined;
    const id = bytes.subarray(0, 16);
    if (!timingSafeEqual(this.signature(id), bytes.subarray(16))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private signature(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, SIGNATURE_BYTES);
  }
}
