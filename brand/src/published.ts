import type { Business } from './business.ts';

let published: Business | undefined;

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
