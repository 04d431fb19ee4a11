import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import type { NeedsSecondStep, SecondStepMethod } from '../api.ts';

/** A sign-in after its first step. */
export interface PendingStep {
  readonly ticket: string;
  /** ms since 1970. */
  readonly endsAt: number;
  readonly methods: readonly SecondStepMethod[];
}

/** Per tab, survives a reload; the ticket works in this browser only. */
const store = browserStore('tab', 'second_step');

/** In memory, if storage is forbidden. */
let current: PendingStep | null | undefined;

const known: readonly SecondStepMethod[] = ['totp', 'passkey', 'recovery-code'];

export function methodsIn(names: readonly unknown[]): SecondStepMethod[] {
  return known.filter((method) => names.includes(method));
}

function load(): PendingStep | null {
  const stored = store.read();
  if (!isRecord(stored)) return null;
  const { ticket, endsAt, methods } = stored;
  if (typeof ticket !== 'string' || typeof endsAt !== 'number' || !Array.isArray(methods)) return null;
  return { ticket, endsAt, methods: methodsIn(methods) };
}

/** The pending step, unless expired. Browser only. */
export function pendingStep(): PendingStep | null {
  current ??= load();
  return current && current.endsAt > Date.now() ? current : null;
}

export function keepStep({ ticket, expiresIn, methods }: NeedsSecondStep['secondStep']): void {
  current = { ticket, endsAt: Date.now() + expiresIn * 1000, methods };
  store.write(current);
}

export function dropStep(): void {
  current = null;
  store.clear();
}
