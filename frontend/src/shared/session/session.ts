import { useSyncExternalStore } from 'react';
import { readProfilePhoto } from './profile-photo.ts';
import { onSessionEvent } from './session-events.ts';
import { clearToken, readExpiry, readToken } from './token.ts';

export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

export interface Session {
  readonly signedIn: boolean;
  /** Null until the server has told us who the token belongs to. */
  readonly user: SessionUser | null;
  readonly isAdmin: boolean;
  readonly photo: string | null;
  /** It is not yet known whether there is a token, or whose it is: guards wait. */
  readonly loading: boolean;
}

const signedOut: Session = { signedIn: false, user: null, isAdmin: false, photo: null, loading: false };
/** What the server renders, and what the first render in the browser must repeat. */
const unknown: Session = { ...signedOut, loading: true };

let session = unknown;
/** The token whose owner we asked for, so that each is asked for once. */
let askedFor: string | null = null;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The server decides who an admin is (role, or the admin's own address) and answers with the role. */
function withUser(user: SessionUser | null, loading = false): Session {
  return { signedIn: true, user, isAdmin: user?.role === 'admin', photo: readProfilePhoto(), loading };
}

async function askForUser(token: string): Promise<void> {
  const response = await fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  );
  const user = response?.ok ? ((await response.json().catch(() => null)) as SessionUser | null) : null;
  if (readToken() !== token) return;
  if (response?.status === 401) {
    clearToken();
    refresh();
    return;
  }
  // Without an answer the token may well be good: signed in without a name, and asked again later.
  if (!user) askedFor = null;
  publish(withUser(user));
}

/** ms. Browsers count timers in 32 bits; what ends later is looked at again by then. */
const longestTimer = 2 ** 31 - 1;

let end: ReturnType<typeof setTimeout> | undefined;

/** Recomputes everything from storage. */
function refresh(): void {
  clearTimeout(end);
  const token = readToken();
  if (token === null) {
    askedFor = null;
    if (session !== signedOut) publish(signedOut);
    return;
  }
  // A token that ends while the page is open ends the session then, not at the next click.
  end = setTimeout(refresh, Math.min(readExpiry() - Date.now(), longestTimer));
  if (askedFor === token) {
    publish(withUser(session.user, session.loading));
    return;
  }
  askedFor = token;
  publish(withUser(null, true));
  void askForUser(token);
}

let stopListening: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopListening = onSessionEvent(refresh);
    // After the commit: the first render must match the server's, which knows nobody.
    queueMicrotask(refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening?.();
  };
}

/** Who is visiting. The server, and the first render in the browser, know nobody. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
}
