import type { Duration, PlanChoice, TrainingType } from '../../shared/lib/plan-words.ts';
import type { PriceListId, RetryOffer } from '../../shared/lib/retry-offer.ts';

/** Amounts in paise. */
export interface Plan {
  readonly trainingType: TrainingType;
  readonly duration: Duration;
  readonly price: number;
  readonly originalPrice: number;
  /** Whole per cent, computed by the server from the two prices. */
  readonly discountPercent: number;
}

export interface PriceBook {
  readonly checkout: {
    readonly scriptUrl: string;
    /** The payment provider is our own sandbox: no real money moves. */
    readonly sandbox: boolean;
  };
  readonly lists: Readonly<Record<PriceListId, readonly Plan[]>>;
}

const paisePerRupee = 100;

/** The plan behind a choice. Every list holds every combination, so a missing one is a broken server. */
export function findPlan(plans: readonly Plan[], choice: PlanChoice): Plan {
  const plan = plans.find(
    ({ trainingType, duration }) => trainingType === choice.trainingType && duration === choice.duration,
  );
  if (!plan) throw new Error(`No plan for ${choice.trainingType}, ${choice.duration} months`);
  return plan;
}

/** The plans for somebody who tries again: theirs at the price it was offered at, the others as listed. */
export function atOfferedPrice(plans: readonly Plan[], offer: RetryOffer | null): readonly Plan[] {
  if (!offer) return plans;
  return plans.map((plan) => {
    if (plan.trainingType !== offer.trainingType || plan.duration !== offer.duration) return plan;
    const { amount: price } = offer;
    const discountPercent = Math.round(((plan.originalPrice - price) * 100) / plan.originalPrice);
    return { ...plan, price, discountPercent };
  });
}

/** Paise, rounded to whole rupees: it is shown after the word "about". */
export function perMonth(plan: Plan): number {
  return Math.round(plan.price / plan.duration / paisePerRupee) * paisePerRupee;
}

/** Paise. */
export function savings(plan: Plan): number {
  return plan.originalPrice - plan.price;
}
