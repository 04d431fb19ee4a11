import { useEffect, useState } from 'react';
import { textStore } from './browser-store.ts';

/** When this tab was last loaded anew by itself, in ms since 1970. */
const reloadedAt = textStore('tab', 'reloaded-at');
/** ms in which a page is not loaded anew a second time by itself. */
const pauseMs = 60_000;

const missing = new WeakSet<Error>();

/** Notes what Vite tells of code or styles that did not arrive: a lost connection, or a release that has replaced them. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Whether this is an error of the network rather than of the code. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/** Offline there is nothing to load; where nothing can be kept there is no telling when to stop. */
function mayReload(): boolean {
  const last = reloadedAt.read() ?? '0';
  const kept = reloadedAt.write(last) === undefined;
  return kept && navigator.onLine && Date.now() - Number(last) > pauseMs;
}

/**
 * A page whose code did not arrive is loaded anew as a document, once: router and browser remember a failed file, and a
 * new release has other ones. The address and what travels with it stay; whoever had unsaved work was asked before.
 * @param error what an error boundary caught
 * @returns whether that is under way
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
