import type { Business } from './business.ts';

let published: Business | undefined;

/**
 * As published now. It changes while the process runs: ask each time, and keep no part of it in a module.
 * @throws Error before `setBusiness`: what the product is shipped with is nobody's business
 */
export function business(): Business {
  if (!published) throw new Error('Nobody has said yet whose site this is');
  return published;
}

/** For those who have just read it: the backend from its database, the page from its document. */
export function setBusiness(next: Business): void {
  published = next;
}
