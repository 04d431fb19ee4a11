import { announceSession, sessionEvents } from './session-events.ts';
import { storeToken } from './token.ts';

/** Stores the token and announces it to this page and other tabs. @param expiresIn seconds */
export function keepSession(token: string, expiresIn: number): void {
  storeToken(token, Date.now() + expiresIn * 1000);
  announceSession(sessionEvents.loginChanged);
}
