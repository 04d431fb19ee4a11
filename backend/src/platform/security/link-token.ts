import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, URL-safe. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** As it is stored: 256 bits need no keyed hash. */
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
