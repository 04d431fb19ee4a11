import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same; how long it takes tells nothing of either, nor of how long they are. */
export function isSameSecret(a: string | Buffer, b: string | Buffer): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(secret: string | Buffer): Buffer {
  return hash('sha256', secret, 'buffer');
}
