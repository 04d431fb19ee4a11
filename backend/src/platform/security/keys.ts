import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../config/env.ts';

/** Constant-time comparison of secrets, independent of their lengths. */
export function isSameSecret(a: string | Buffer, b: string | Buffer): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(secret: string | Buffer): Buffer {
  return hash('sha256', secret, 'buffer');
}

/**
 * A separate key per purpose, derived from the operator's secret (RFC 5869), so that a signature for one purpose is invalid
 * for another. @returns 32 bytes
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ironbloom:${purpose}`, 32));
}

export type Secrets = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** Keys for stored data: of the current secret, and of the previous one if configured. */
export function derivedKeys({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, purpose: string): Buffer[] {
  const secrets = [JWT_SECRET, ...(JWT_SECRET_PREVIOUS === undefined ? [] : [JWT_SECRET_PREVIOUS])];
  return secrets.map((secret) => derivedKey(secret, purpose));
}
