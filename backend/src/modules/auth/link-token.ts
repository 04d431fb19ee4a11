import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, for an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** As it is kept: of so many bits a plain hash gives nothing away. */
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
