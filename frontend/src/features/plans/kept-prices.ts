import type { PriceBook } from './plan.ts';

/** ms. The server checks the amount again with the order. */
const keepFor = 5 * 60_000;

let kept: { book: PriceBook; until: number } | undefined;

/** Prices cached in the browser's memory; not on the server, which is shared between visitors. */
export const keptPrices = {
  read: (): PriceBook | undefined => (kept && kept.until > Date.now() ? kept.book : undefined),
  keep: (book: PriceBook): void => {
    if (typeof window !== 'undefined') kept = { book, until: Date.now() + keepFor };
  },
  /** Clears the cache after an outdated price. */
  forget: (): void => {
    kept = undefined;
  },
};
