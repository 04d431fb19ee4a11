/** Session events (account-21): sent on each change, every part of the page recomputes. */
export const sessionEvents = {
  loginChanged: 'login-changed',
  profileUpdated: 'profile-updated',
  /** An address was verified, which signed its owner in. */
  authChanged: 'auth-changed',
} as const;

type SessionEvent = (typeof sessionEvents)[keyof typeof sessionEvents];

export function announceSession(event: SessionEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Subscribes to these events, to storage changes by other tabs, and to `online`. */
export function onSessionEvent(listener: () => void): () => void {
  const names = [...Object.values(sessionEvents), 'storage', 'online'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
