import { useSyncExternalStore } from 'react';
import { browserStore } from '#shared/lib/browser-store.ts';

export type Purpose = 'verify-email' | 'reset-password';

/** A code that was requested and not yet used. */
export interface Pending {
  readonly email: string;
  readonly purpose: Purpose;
  /** When another code may be requested: ms since 1970. */
  readonly resendAt: number;
  /** The code, once verified or supplied by a link. In memory only: a reload asks again. */
  readonly code?: string;
}

/** account-5: "resend timer 300 seconds". */
export const resendSeconds = 300;

/** Per tab; survives a reload. */
const store = browserStore('tab', 'pending_code');

/** Undefined until storage was read. */
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
  // If storage is forbidden or full, only a reload loses it.
  if (next) store.write({ ...next, code: undefined });
  else store.clear();
  for (const listener of listeners) listener();
}

/** Call after a code was mailed. */
export function codeSent(email: string, purpose: Purpose): void {
  keepPending({ email, purpose, resendAt: Date.now() + resendSeconds * 1000 });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pending code or null. Undefined on the server and in the first render. */
export function usePending(): Pending | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (pending === undefined ? (pending = load()) : pending),
    () => undefined,
  );
}
