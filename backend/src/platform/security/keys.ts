import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../config/env.ts';

/** Whether two secrets are the same; how long it takes tells nothing of either, nor of how long they are. */
export function isSameSecret(a: string | Buffer, b: string | Buffer): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(secret: string | Buffer): Buffer {
  return hash('sha256', secret, 'buffer');
}

/**
 * A key of its own for each use, from the one secret an operator sets (RFC 5869): what is signed for
 * one purpose is worth nothing for another. @returns 32 bytes
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ironbloom:${purpose}`, 32));
}

export type Secrets = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** For what is stored and read again: of the present secret, and of the one before where it is named. */
export function derivedKeys({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, purpose: string): Buffer[] {
  const secrets = [JWT_SECRET, ...(JWT_SECRET_PREVIOUS === undefined ? [] : [JWT_SECRET_PREVIOUS])];
  return secrets.map((secret) => derivedKey(secret, purpose));
}
