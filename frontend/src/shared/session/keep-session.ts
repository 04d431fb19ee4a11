import { announceSession, sessionEvents } from './session-events.ts';
import { storeToken } from './token.ts';

/** Stores the token (`expiresIn` in seconds) and tells every part of the page, and every tab. */
export function keepSession(token: string, expiresIn: number): void {
  storeToken(token, Date.now() + expiresIn * 1000);
  announceSession(sessionEvents.loginChanged);
}
