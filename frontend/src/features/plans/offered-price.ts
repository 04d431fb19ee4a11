import type { RetryOffer } from '#shared/lib/retry-offer.ts';
import type { Plan } from './plan.ts';

/** The plans for somebody who tries again: theirs at the price it was offered at, the others as listed. */
export function atOfferedPrice(plans: readonly Plan[], offer: RetryOffer | null): readonly Plan[] {
  if (!offer) return plans;
  return plans.map((plan) => {
    if (plan.trainingType !== offer.trainingType || plan.duration !== offer.duration) return plan;
    return atPrice(plan, offer.amount);
  });
}

/** The same plan for another amount, in paise: the discount follows the price. */
export function atPrice(plan: Plan, price: number): Plan {
  const discountPercent = Math.round(((plan.originalPrice - price) * 100) / plan.originalPrice);
  return { ...plan, price, discountPercent, sale: null };
}
