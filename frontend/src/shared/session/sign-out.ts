import { announceSession, sessionEvents } from './session-events.ts';
import { clearToken, readToken } from './token.ts';

/** Timeout, ms. The visitor is signed out here in any case. */
const timeoutMs = 5000;

/** Removes the token and announces it to this page and other tabs. */
export function dropSession(): void {
  clearToken();
  announceSession(sessionEvents.loginChanged);
}

/**
 * Removes the token, emits login-changed and reloads the page (account-22). `keepalive` lets the sign-out reach the server
 * after the page is gone.
 */
export function logout(): void {
  const token = readToken();
  if (token) {
    const headers = { authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(timeoutMs);
    fetch('/api/users/auth/sign-out', { method: 'POST', headers, keepalive: true, signal }).catch(
      () => undefined,
    );
  }
  dropSession();
  window.location.reload();
}
