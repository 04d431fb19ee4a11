import { api, unwrap } from '#shared/api/client.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';

/** What a plan costs with a code. Keeps no use of it. @throws ApiError, whose message is for the buyer */
export function checkOffer(question: { code: string; priceList: PriceListId } & PlanChoice) {
  return unwrap(api.POST('/api/payments/offers/check', { body: question }));
}
