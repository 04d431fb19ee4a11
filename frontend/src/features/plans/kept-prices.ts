import type { PriceBook } from './plan.ts';

/** ms. Prices change rarely, and the server checks the amount again when the order is made. */
const keepFor = 5 * 60_000;

let kept: { book: PriceBook; until: number } | undefined;

/** The prices of this visit, in the browser's memory; the server, which has many visitors, keeps none. */
export const keptPrices = {
  read: (): PriceBook | undefined => (kept && kept.until > Date.now() ? kept.book : undefined),
  keep: (book: PriceBook): void => {
    if (typeof window !== 'undefined') kept = { book, until: Date.now() + keepFor };
  },
  /** The next load asks the server: it has just told us that a price is out of date. */
  forget: (): void => {
    kept = undefined;
  },
};
