import { useSyncExternalStore } from 'react';
import { browserStore } from '#shared/lib/browser-store.ts';

export type Purpose = 'verify-email' | 'reset-password';

/** A code that was asked for and not yet used. */
export interface Pending {
  readonly email: string;
  readonly purpose: Purpose;
  /** When another code may be asked for: ms since 1970. */
  readonly resendAt: number;
  /** The code itself, once verified or brought by a link. In memory only: a reload asks for it again. */
  readonly code?: string;
}

/** account-5: "resend timer 300 seconds". */
export const resendSeconds = 300;

/** Kept for this tab, so that a reload, or a look into the mail app, loses nothing. */
const store = browserStore('tab', 'pending_code');

/** Undefined until the browser's storage was looked at. */
let pending: Pending | null | undefined;
const listeners = new Set<() => void>();

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { email, purpose, resendAt } = value as Record<string, unknown>;
  const known = purpose === 'verify-email' || purpose === 'reset-password';
  return known && typeof email === 'string' && typeof resendAt === 'number';
}

function load(): Pending | null {
  const stored = store.read();
  return isPending(stored) ? stored : null;
}

export function keepPending(next: Pending | null): void {
  pending = next;
  // Where storage is forbidden or full this visit still knows, a reload will not.
  if (next) store.write({ ...next, code: undefined });
  else store.clear();
  for (const listener of listeners) listener();
}

/** A code has just been mailed to this address. */
export function codeSent(email: string, purpose: Purpose): void {
  keepPending({ email, purpose, resendAt: Date.now() + resendSeconds * 1000 });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The code this tab waits for, or null. Undefined on the server and in the first render. */
export function usePending(): Pending | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (pending === undefined ? (pending = load()) : pending),
    () => undefined,
  );
}
