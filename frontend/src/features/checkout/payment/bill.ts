import type { Bill } from '#shared/checkout/pay.ts';
import { createOrder, type Purchase } from '../api.ts';

/** A retry counts as the same purchase on either screen. */
export function billOf(purchase: Purchase): Bill {
  const { amount: _shown, retry, ...content } = purchase;
  return {
    content: { ...content, priceList: retry?.priceList ?? content.priceList },
    order: (intentKey) => createOrder(intentKey, purchase),
    payer: purchase.user,
  };
}
