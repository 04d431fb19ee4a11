import { api, unwrap } from '#shared/api/client.ts';
import type { Order } from '#shared/checkout/calls.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import type { CheckoutDetails } from './person.ts';

/** A purchase to order. */
export interface Purchase extends PlanChoice, CheckoutDetails {
  priceList: PriceListId;
  /** Paise, as shown; the server refuses if its price differs. */
  amount: number;
  code?: string | undefined;
  /** A previous failed payment and its price list: the server keeps that price for a while. */
  retry?: { statusToken: string; priceList: PriceListId } | undefined;
}

export function createOrder(intentKey: string, { retry, code, ...purchase }: Purchase): Promise<Order> {
  const retryOf = retry?.statusToken;
  const body = { ...purchase, intentKey, ...(code ? { code } : {}), ...(retryOf ? { retryOf } : {}) };
  return unwrap(api.POST('/api/payments/orders', { body }));
}

/** Price with a code; reserves no use. @throws ApiError with a message for the buyer */
export function checkOffer(question: { code: string; priceList: PriceListId } & PlanChoice) {
  return unwrap(api.POST('/api/payments/offers/check', { body: question }));
}
