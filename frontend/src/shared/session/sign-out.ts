import { announceSession, sessionEvents } from './session-events.ts';
import { clearToken, readToken } from './token.ts';

/** ms. The visitor is signed out here whatever the server says, so it need not be waited for long. */
const patience = 5000;

/** Forgets the token and says so: everything that shows the session recomputes, in every tab. */
export function dropSession(): void {
  clearToken();
  announceSession(sessionEvents.loginChanged);
}

/**
 * account-22: removes the token and its expiry, emits login-changed and reloads the page. The
 * server hears of it for its log, even when the page is gone by then.
 */
export function logout(): void {
  const token = readToken();
  if (token) {
    const headers = { authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(patience);
    fetch('/api/users/auth/sign-out', { method: 'POST', headers, keepalive: true, signal }).catch(
      () => undefined,
    );
  }
  dropSession();
  window.location.reload();
}
