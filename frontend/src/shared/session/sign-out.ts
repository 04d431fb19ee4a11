import { announceSession, sessionEvents } from './session-events.ts';
import { clearToken } from './token.ts';

/** Removes the token and announces it to this page and other tabs. */
export function dropSession(): void {
  clearToken();
  announceSession(sessionEvents.loginChanged);
}
