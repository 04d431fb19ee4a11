import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

export const notConfigured =
  'Google sign-in is not set up on this site yet. Please use your email and password.';

/** Google's round trip leaves the site; this tab remembers that it began one, and which page had asked for it. */
const store = browserStore('tab', 'auth_return');

interface Trip {
  /** A query, for `returnPath` to judge. */
  readonly next: URLSearchParams;
  /** What the server must bring back, so that nobody signs a visitor in by a link. */
  readonly nonce: string;
}

/** @returns the trip's nonce, to be sent along; without storage the trip ends on the sign-in page */
export function beginTrip(query: URLSearchParams): string {
  const nonce = window.crypto.randomUUID?.() ?? String(window.crypto.getRandomValues(new Uint32Array(4)));
  // Without storage there is nothing to compare with.
  store.write({ nonce, next: query.get('next') ?? '' });
  return nonce;
}

/** The trip that this tab began, if it did. Read once: the next one starts afresh. */
export function endTrip(): Trip | null {
  const stored = store.read();
  store.clear();
  if (!isRecord(stored)) return null;
  const { nonce, next } = stored;
  if (typeof nonce !== 'string' || nonce === '' || typeof next !== 'string') return null;
  return { nonce, next: new URLSearchParams({ next }) };
}
