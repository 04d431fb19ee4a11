import { useSyncExternalStore } from 'react';
import { onSessionEvent } from './session-events.ts';
import type { Session } from './session-state.ts';
import { readToken } from './token.ts';

const signedOut: Session = { signedIn: false, user: null, isAdmin: false, loading: false, error: null };
/** What the server renders, and what the first render in the browser must repeat. */
const unknown: Session = { ...signedOut, loading: true };

let session = unknown;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Recomputes everything from storage. */
async function refresh(): Promise<void> {
  const token = readToken();
  if (token === null) {
    if (session !== signedOut) publish(signedOut);
    return;
  }
  if (!session.signedIn) publish({ ...unknown, signedIn: true });
  const member = await import('./member.ts').catch(() => null);
  // Meanwhile the token may have gone. Offline it stays as it is; the next event asks again.
  if (readToken() === token) await member?.follow(token, publish, refresh);
}

/** Asks the server anew who is signed in, after they changed something about themselves. */
export async function reloadUser(): Promise<void> {
  (await import('./member.ts')).askAgain();
  await refresh();
}

let stopListening: (() => void) | undefined;

/** For what is no component; a component uses `useSession`. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopListening = onSessionEvent(refresh);
    // After the commit: the first render must match the server's, which knows nobody. In a task of its own, as a page's
    // first look into storage takes a phone some 30 ms.
    setTimeout(refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening?.();
  };
}

export const currentSession = (): Session => session;

/** Who is visiting. The server, and the first render in the browser, know nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => unknown);
}
