import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';

/** A plan type. */
export interface PlanKind {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** 2: with a buddy. */
  readonly people: 1 | 2;
}

/** Amounts in paise. */
export interface Plan extends PlanChoice {
  readonly kind: PlanKind;
  /** Price to pay, sale included. */
  readonly price: number;
  readonly originalPrice: number;
  /** Whole per cent, computed by the server. */
  readonly discountPercent: number;
  readonly mostChosen: boolean;
  readonly sale: { readonly name: string; readonly endsOn: string } | null;
}

export interface PriceBook {
  readonly checkout: {
    readonly scriptUrl: string;
    /** The provider is the sandbox: no real money. */
    readonly sandbox: boolean;
  };
  readonly lists: Readonly<Record<PriceListId, readonly Plan[]>>;
}

const paisePerRupee = 100;

/** In list order. */
export function kindsOf(plans: readonly Plan[]): readonly PlanKind[] {
  return plans.flatMap(({ kind }, index) =>
    plans.findIndex((other) => other.kind.key === kind.key) === index ? [kind] : [],
  );
}

/** In list order. */
export const plansOfKind = (plans: readonly Plan[], key: string): readonly Plan[] =>
  plans.filter(({ trainingType }) => trainingType === key);

/** The chosen plan, else the nearest one on sale: the same kind, the same duration. ⏎ @param plans not empty */
export function findPlan(plans: readonly Plan[], { trainingType, duration }: PlanChoice): Plan {
  const [first] = plans;
  if (!first) throw new Error('A price list without plans');
  const ofKind = plansOfKind(plans, trainingType);
  const candidates = ofKind.length > 0 ? ofKind : plansOfKind(plans, first.trainingType);
  return candidates.find((plan) => plan.duration === duration) ?? candidates[0] ?? first;
}

/** Paise, rounded to whole rupees, shown after "about". */
export function perMonth(plan: Plan): number {
  return Math.round(plan.price / plan.duration / paisePerRupee) * paisePerRupee;
}

/** Paise. */
export function savings(plan: Plan): number {
  return plan.originalPrice - plan.price;
}
