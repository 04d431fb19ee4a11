import { isIP } from 'node:net';
import type { Env } from '../../../config/env.ts';

/** Whom passkeys are made for: the site, by the address that people open. */
export interface RelyingParty {
  /** A domain: an authenticator gives a passkey to no other. */
  id: string;
  origin: string;
}

/** Undefined: browsers make no passkeys for a bare IP address, nor where the way to the site is open (but on `localhost`). */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(PUBLIC_URL);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
