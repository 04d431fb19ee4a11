import { type Discount, discountOn } from '../discount.domain.ts';
import { catalogueError } from '../catalogue.errors.ts';
import type { Plan } from '../plan-catalogue.domain.ts';

type Refusal = ReturnType<typeof catalogueError>;

/** What is agreed of a code. Days in India, both included; null: no limit. */
export interface OfferTerms {
  id: string;
  code: string;
  discount: Discount;
  startsOn: string | null;
  endsOn: string | null;
  planIds: readonly string[] | null;
  maxUses: number | null;
  maxUsesPerEmail: number | null;
  firstPurchaseOnly: boolean;
  active: boolean;
}

/** How often it is used up to now, by others than the order that asks. */
export interface OfferUses {
  /** Paid for, or kept for an order that may be paid. */
  all: number;
  /** Paid for by the same address; none where no address is asked about. */
  byEmail: number;
}

/** As typed, in capitals and without spaces: "monsoon 10" is MONSOON10. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');

/** Why the code cannot be had on this day at all. */
export function refusalOfTerms(offer: OfferTerms, plan: Plan, day: string): Refusal | undefined {
  if (!offer.active || (offer.endsOn !== null && offer.endsOn < day)) return refusal('OFFER_EXPIRED');
  if (offer.startsOn !== null && offer.startsOn > day) return refusal('OFFER_NOT_YET');
  if (offer.planIds && !offer.planIds.includes(plan.id)) return refusal('OFFER_NOT_FOR_PLAN');
  if (plan.listPrice - discountOn(plan.listPrice, offer.discount) >= plan.price)
    return refusal('OFFER_NOT_BETTER');
  return undefined;
}

/** Why nobody, or this buyer, can have it any more. Whether it is a first purchase is no part of it (pay-30). */
export function refusalOfUses(offer: OfferTerms, uses: OfferUses): Refusal | undefined {
  if (offer.maxUsesPerEmail !== null && uses.byEmail >= offer.maxUsesPerEmail)
    return refusal('OFFER_USED_BY_YOU');
  if (offer.maxUses !== null && uses.all >= offer.maxUses) return refusal('OFFER_USED_UP');
  return undefined;
}

type OfferCode = Parameters<typeof catalogueError>[0] & `OFFER_${string}`;

/** Its sentence stands under the field, too. */
export const refusal = (code: OfferCode): Refusal => catalogueError(code).at('code');
