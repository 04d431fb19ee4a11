import type { RetryOffer } from '#shared/lib/retry-offer.ts';
import type { Plan } from './plan.ts';

/** On a retry the tried plan keeps its offered price. */
export function atOfferedPrice(plans: readonly Plan[], offer: RetryOffer | null): readonly Plan[] {
  if (!offer) return plans;
  return plans.map((plan) => {
    if (plan.trainingType !== offer.trainingType || plan.duration !== offer.duration) return plan;
    return atPrice(plan, offer.amount);
  });
}

/** The plan at another price (paise), with its discount recomputed. */
export function atPrice(plan: Plan, price: number): Plan {
  const discountPercent = Math.round(((plan.originalPrice - price) * 100) / plan.originalPrice);
  return { ...plan, price, discountPercent, sale: null };
}
