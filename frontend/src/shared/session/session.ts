import { useSyncExternalStore } from 'react';
import { onSessionEvent } from './session-events.ts';
import type { Session } from './session-state.ts';
import { readToken } from './token.ts';

const signedOut: Session = { signedIn: false, user: null, isAdmin: false, loading: false, error: null };
/** The state on the server and during hydration. */
const unknown: Session = { ...signedOut, loading: true };

let session = unknown;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

async function refresh(): Promise<void> {
  const token = readToken();
  if (token === null) {
    if (session !== signedOut) publish(signedOut);
    return;
  }
  if (!session.signedIn) publish({ ...unknown, signedIn: true });
  const member = await import('./member.ts').catch(() => null);
  // The token may have changed meanwhile. Offline: keep as is; the next event tries again.
  if (readToken() === token) await member?.follow(token, publish, refresh);
}

/** Loads the user again, after a change to the account. */
export async function reloadUser(): Promise<void> {
  (await import('./member.ts')).invalidateUser();
  await refresh();
}

let stopListening: (() => void) | undefined;

/** For code outside components; a component uses `useSession`. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopListening = onSessionEvent(refresh);
    // After hydration, which must match the server's signed-out render. In a task of its own: the first access to storage takes
    // some 30 ms on a phone.
    setTimeout(refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening?.();
  };
}

export const currentSession = (): Session => session;

/** The visitor's session; unknown on the server and during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => unknown);
}
