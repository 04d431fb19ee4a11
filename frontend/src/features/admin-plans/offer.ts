import type { paths } from '#shared/api/schema.ts';
import { formatRupees } from '#shared/india/rupees.ts';

type Offers = paths['/api/payments/admin/offers']['get']['responses'][200]['content']['application/json'];

/** A code, or, without one, a sale. Amounts in paise, days in India. */
export type Offer = Offers['offers'][number];
export type OfferDraft =
  paths['/api/payments/admin/offers']['post']['requestBody']['content']['application/json'];
export type OfferState = 'running' | 'scheduled' | 'paused' | 'ended' | 'used up';

/** @param today in India, `YYYY-MM-DD` */
export function stateOf({ active, startsOn, endsOn, maxUses, used }: Offer, today: string): OfferState {
  if (endsOn !== null && endsOn < today) return 'ended';
  if (maxUses !== null && used >= maxUses) return 'used up';
  if (!active) return 'paused';
  return startsOn !== null && startsOn > today ? 'scheduled' : 'running';
}

/** "10% off", "₹1,500 off" */
export const takenOff = ({ percent, amount }: OfferDraft): string =>
  percent === null ? `${formatRupees(amount ?? 0)} off` : `${percent}% off`;
