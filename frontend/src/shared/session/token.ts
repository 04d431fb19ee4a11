import { textStore } from '../lib/browser-store.ts';

/** data-12: fixed storage keys. Without storage nobody is signed in. */
const tokens = textStore('browser', 'access_token');
const expiries = textStore('browser', 'access_token_expires_at');

/** The token's expiry, ms since 1970: 0 if it cannot be read, Infinity if there is none. */
export function readExpiry(): number {
  return Number(expiries.read() ?? Infinity) || 0;
}

/** The stored token while it is valid, otherwise null. Null on the server. */
export function readToken(): string | null {
  const token = tokens.read();
  if (!token) return null;
  return readExpiry() <= Date.now() ? null : token;
}

/** @param expiresAt ms since 1970; omitted for a token without an expiry */
export function storeToken(token: string, expiresAt?: number): void {
  tokens.write(token);
  if (expiresAt === undefined) expiries.clear();
  else expiries.write(String(expiresAt));
}

export function clearToken(): void {
  tokens.clear();
  expiries.clear();
}
