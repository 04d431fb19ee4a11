import { useEffect, useState } from 'react';
import { textStore } from './browser-store.ts';

/** When this tab last reloaded itself, in ms since 1970. */
const reloadedAt = textStore('tab', 'reloaded-at');
/** ms without a second automatic reload. */
const minIntervalMs = 60_000;

const missing = new WeakSet<Error>();

/** Records code or styles that failed to load: no connection, or files of a former release. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Whether the error is such a failed load. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/** Not offline; and not without storage, which stops a loop of reloads. */
function mayReload(): boolean {
  const last = reloadedAt.read() ?? '0';
  const kept = reloadedAt.write(last) === undefined;
  return kept && navigator.onLine && Date.now() - Number(last) > minIntervalMs;
}

/**
 * Reloads a page once whose code failed to load: router and browser cache the failure, and a new release has other files.
 * Address and history state stay; the leave guard has asked about unsaved work.
 * @param error from the error boundary
 * @returns whether the page is reloading
 */
export function useReloadOnce(error: unknown): boolean {
  const [reloading] = useState(() => isMissingCode(error) && mayReload());
  useEffect(() => {
    if (!reloading) return;
    reloadedAt.write(String(Date.now()));
    window.location.reload();
  }, [reloading]);
  return reloading;
}
