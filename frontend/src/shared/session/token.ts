import { textStore } from '../lib/browser-store.ts';

/** Storage keys of data-12: other tabs and older visits know them by these names. Without storage nobody is signed in. */
const tokens = textStore('browser', 'access_token');
const expiries = textStore('browser', 'access_token_expires_at');

/** When the stored token ends, in ms since 1970. What cannot be read has ended; what is not there never does. */
export function readExpiry(): number {
  return Number(expiries.read() ?? Infinity) || 0;
}

/** The stored token while it is still valid, otherwise null. Always null on the server. */
export function readToken(): string | null {
  const token = tokens.read();
  if (!token) return null;
  return readExpiry() <= Date.now() ? null : token;
}

/** `expiresAt` is a timestamp in ms; leave it out for a token without a known end. */
export function storeToken(token: string, expiresAt?: number): void {
  tokens.write(token);
  if (expiresAt === undefined) expiries.clear();
  else expiries.write(String(expiresAt));
}

export function clearToken(): void {
  tokens.clear();
  expiries.clear();
}
