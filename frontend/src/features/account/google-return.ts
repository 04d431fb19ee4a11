/** Google's round trip leaves the site; this tab remembers that it began one, and which page had asked for it. */
const key = 'auth_return';

interface Trip {
  /** A query, for `returnPath` to judge. */
  readonly next: URLSearchParams;
  /** What the server must bring back, so that nobody signs a visitor in by a link. */
  readonly nonce: string;
}

/** @returns the trip's nonce, to be sent along; without storage the trip ends on the sign-in page */
export function beginTrip(query: URLSearchParams): string {
  const nonce = window.crypto.randomUUID?.() ?? String(window.crypto.getRandomValues(new Uint32Array(4)));
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ nonce, next: query.get('next') ?? '' }));
  } catch {
    // Nothing to compare with, then.
  }
  return nonce;
}

/** The trip that this tab began, if it did. Read once: the next one starts afresh. */
export function endTrip(): Trip | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    window.sessionStorage.removeItem(key);
    if (typeof stored !== 'object' || stored === null) return null;
    const { nonce, next } = stored as Record<string, unknown>;
    if (typeof nonce !== 'string' || nonce === '' || typeof next !== 'string') return null;
    return { nonce, next: new URLSearchParams({ next }) };
  } catch {
    return null;
  }
}
