import { useSyncExternalStore } from 'react';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

/** A payment on a screen without navigation, kept in this tab until dismissed. */
export interface PaidReceipt {
  readonly paymentId: string;
  /** /payment-success with its parameters. */
  readonly path: string;
}

const store = browserStore('tab', 'checkout_paid');
const listeners = new Set<() => void>();

/** Undefined until storage was read. */
let current: PaidReceipt | null | undefined;

function stored(): PaidReceipt | null {
  const value = store.read();
  if (!isRecord(value)) return null;
  const { paymentId, path } = value;
  return typeof paymentId === 'string' && typeof path === 'string' ? { paymentId, path } : null;
}

function publish(receipt: PaidReceipt | null): void {
  current = receipt;
  for (const listener of listeners) listener();
}

export function keepReceipt(receipt: PaidReceipt): void {
  store.write(receipt);
  publish(receipt);
}

export function clearReceipt(): void {
  store.clear();
  publish(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null on the server and in the first render. */
export function useReceipt(): PaidReceipt | null {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= stored()),
    () => null,
  );
}
