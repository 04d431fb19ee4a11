/** Storage keys of data-12: other tabs and older visits know them by these names. */
const tokenKey = 'access_token';
const expiryKey = 'access_token_expires_at';

function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    // Storage can be forbidden by the browser; the visitor is then simply not signed in.
    return undefined;
  }
}

/** When the stored token ends, in ms since 1970. What cannot be read has ended; what is not there never does. */
export function readExpiry(): number {
  return Number(storage()?.getItem(expiryKey) ?? Infinity) || 0;
}

/** The stored token while it is still valid, otherwise null. Always null on the server. */
export function readToken(): string | null {
  const token = storage()?.getItem(tokenKey);
  if (!token) return null;
  return readExpiry() <= Date.now() ? null : token;
}

/** `expiresAt` is a timestamp in ms; leave it out for a token without a known end. */
export function storeToken(token: string, expiresAt?: number): void {
  const store = storage();
  store?.setItem(tokenKey, token);
  if (expiresAt === undefined) store?.removeItem(expiryKey);
  else store?.setItem(expiryKey, String(expiresAt));
}

export function clearToken(): void {
  const store = storage();
  store?.removeItem(tokenKey);
  store?.removeItem(expiryKey);
}
