import { useSyncExternalStore } from 'react';
import { readProfilePhoto } from './profile-photo.ts';
import { announceSession, onSessionEvent, sessionEvents } from './session-events.ts';
import { clearToken, readToken } from './token.ts';

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
}

const signedOut: Session = { signedIn: false, user: null, isAdmin: false, photo: null };

let session = signedOut;
/** The token whose owner we asked for, so that each is asked for once. */
let askedFor: string | null = null;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The server decides who an admin is (role, or the admin's own address) and answers with the role. */
function withUser(user: SessionUser | null): Session {
  return { signedIn: true, user, isAdmin: user?.role === 'admin', photo: readProfilePhoto() };
}

async function fetchUser(token: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
  } catch {
    // Offline: the token may well be good, so the visitor stays signed in without a name.
    return;
  }
  if (readToken() !== token) return;
  if (response.ok) {
    publish(withUser((await response.json()) as SessionUser));
    return;
  }
  if (response.status === 401) clearToken();
  if (response.status < 500) publish(signedOut);
}

/** Recomputes everything from storage. */
function refresh(): void {
  const token = readToken();
  if (token === null) {
    askedFor = null;
    if (session !== signedOut) publish(signedOut);
    return;
  }
  if (askedFor === token) {
    if (session.signedIn) publish(withUser(session.user));
    return;
  }
  askedFor = token;
  publish(withUser(null));
  void fetchUser(token);
}

let stopListening: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopListening = onSessionEvent(refresh);
    // After the commit: the first render must match the server's, which is always signed out.
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
    () => signedOut,
  );
}

/** SPEC section 4: removes the token and its expiry, emits login-changed and reloads the page. */
export function logout(): void {
  clearToken();
  announceSession(sessionEvents.loginChanged);
  window.location.reload();
}
