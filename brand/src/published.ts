import type { Business } from './business.ts';
import type { Promises } from './promises.ts';

let published: Business | undefined;
let promised: Promises | undefined;

/**
 * As published now. It changes while the process runs: do not keep it.
 * @throws Error before `setBusiness`
 */
export function business(): Business {
  if (!published) throw new Error('The business is not loaded yet');
  return published;
}

/** Called by the backend after reading its database, and by the page from its document. */
export function setBusiness(next: Business): void {
  published = next;
}

/**
 * As published now, as with `business`.
 * @throws Error before `setPromises`
 */
export function promises(): Promises {
  if (!promised) throw new Error('The promises are not loaded yet');
  return promised;
}

export function setPromises(next: Promises): void {
  promised = next;
}
