import type { PriceListId } from '#shared/lib/retry-offer.ts';

/** Price lists by the names that staff read. */
export const priceListNames: Readonly<Record<PriceListId, string>> = {
  'training-programs': 'Training programs',
  'simple-payment': 'Buy a program',
};
