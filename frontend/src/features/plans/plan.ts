import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';

/** Who trains. */
export interface PlanKind {
  readonly key: string;
  readonly name: string;
  /** A short line below the name. */
  readonly text: string;
  /** With 2, a buddy trains, too. */
  readonly people: 1 | 2;
}

/** Amounts in paise. */
export interface Plan extends PlanChoice {
  readonly kind: PlanKind;
  /** What is to be paid, a sale taken off. */
  readonly price: number;
  readonly originalPrice: number;
  /** Whole per cent, computed by the server from the two prices. */
  readonly discountPercent: number;
  readonly mostChosen: boolean;
  readonly sale: { readonly name: string; readonly endsOn: string } | null;
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

/** The kinds of a list, in its order. */
export function kindsOf(plans: readonly Plan[]): readonly PlanKind[] {
  return plans.flatMap(({ kind }, index) =>
    plans.findIndex((other) => other.kind.key === kind.key) === index ? [kind] : [],
  );
}

/** The plans of one kind, in the order of the list. */
export const plansOfKind = (plans: readonly Plan[], key: string): readonly Plan[] =>
  plans.filter(({ trainingType }) => trainingType === key);

/**
 * The plan behind a choice; for one that is not sold (any more) the nearest that is: of the same kind, of as many months.
 * @param plans not empty
 */
export function findPlan(plans: readonly Plan[], { trainingType, duration }: PlanChoice): Plan {
  const [first] = plans;
  if (!first) throw new Error('A price list without plans');
  const ofKind = plansOfKind(plans, trainingType);
  const candidates = ofKind.length > 0 ? ofKind : plansOfKind(plans, first.trainingType);
  return candidates.find((plan) => plan.duration === duration) ?? candidates[0] ?? first;
}

/** Paise, rounded to whole rupees: it is shown after the word "about". */
export function perMonth(plan: Plan): number {
  return Math.round(plan.price / plan.duration / paisePerRupee) * paisePerRupee;
}

/** Paise. */
export function savings(plan: Plan): number {
  return plan.originalPrice - plan.price;
}
