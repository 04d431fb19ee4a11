import { currentSession, subscribe } from './session.ts';
import type { Session } from './session-state.ts';

/** Who is visiting, once that is known. In the browser only. */
export function knownSession(): Promise<Session> {
  return new Promise((resolve) => {
    const look = (): void => {
      const session = currentSession();
      if (session.loading) return;
      resolve(session);
      // Not at once: it may be known before there is anything to stop.
      queueMicrotask(() => stop());
    };
    const stop = subscribe(look);
    look();
  });
}
