/** Events of account-21; anyone who changes the session says so, and everyone recomputes. */
export const sessionEvents = {
  /** A token came or went. */
  loginChanged: 'login-changed',
  /** The profile stored in this browser changed. */
  profileUpdated: 'profile-updated',
  /** An address was verified and its owner signed in with it. */
  authChanged: 'auth-changed',
} as const;

type SessionEvent = (typeof sessionEvents)[keyof typeof sessionEvents];

export function announceSession(event: SessionEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Calls `listener` on each of the events, on changes made by other tabs, and when the browser is online again. */
export function onSessionEvent(listener: () => void): () => void {
  const names = [...Object.values(sessionEvents), 'storage', 'online'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
