import { shippedBusiness } from './brand.ts';
import type { Business } from './business.ts';

let published: Business = shippedBusiness;

/** As published now. It changes while the process runs: ask each time, and keep no part of it in a module. */
export const business = (): Business => published;

/** For those who have just read it: the backend from its database, the page from its document. */
export function setBusiness(next: Business): void {
  published = next;
}
