import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

export const notConfigured =
  'Google sign-in is not set up on this site yet. Please use your email and password.';

/** Google's round trip leaves the site; the tab's storage remembers that it began here, and `next`. */
const store = browserStore('tab', 'auth_return');

interface SignInFlow {
  /** Judged by `returnPath`. */
  readonly next: URLSearchParams;
  /** Returned by the server; compared against login CSRF. */
  readonly nonce: string;
}

/** @returns the flow's nonce, to be sent along */
export function beginFlow(query: URLSearchParams): string {
  const nonce = window.crypto.randomUUID?.() ?? String(window.crypto.getRandomValues(new Uint32Array(4)));
  // Without storage the comparison fails and the flow ends on the sign-in page.
  store.write({ nonce, next: query.get('next') ?? '' });
  return nonce;
}

/** The flow this tab began, read once. */
export function endFlow(): SignInFlow | null {
  const stored = store.read();
  store.clear();
  if (!isRecord(stored)) return null;
  const { nonce, next } = stored;
  if (typeof nonce !== 'string' || nonce === '' || typeof next !== 'string') return null;
  return { nonce, next: new URLSearchParams({ next }) };
}
