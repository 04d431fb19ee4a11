export const TRAINING_TYPES = ['individual', 'buddy'] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];

/** Months (pay-1). */
export const DURATIONS = [3, 6, 12] as const;
export type Duration = (typeof DURATIONS)[number];

/** Two screens sell at two prices (pay-2); home shows the `simple-payment` list. */
export const PRICE_LISTS = ['training-programs', 'simple-payment'] as const;
export type PriceListId = (typeof PRICE_LISTS)[number];

export interface Plan {
  trainingType: TrainingType;
  /** Months. */
  duration: Duration;
  /** Paise, as are all amounts here. */
  price: number;
  originalPrice: number;
  /** Whole per cent, rounded from the two prices so that it is never at odds with them. */
  discountPercent: number;
}

/** Rupees, the table of pay-1: [price, original]. */
const TABLE: Readonly<Record<TrainingType, Record<Duration, readonly [price: number, original: number]>>> = {
  individual: { 3: [15_000, 30_000], 6: [27_000, 40_000], 12: [50_000, 80_000] },
  buddy: { 3: [25_000, 40_000], 6: [47_000, 80_000], 12: [88_000, 150_000] },
};

/** "The home pricing section and the simple-payment variant show 14375 for individual 3 months." */
const SIMPLE_PAYMENT_INDIVIDUAL_3 = 14_375;

const PAISE_PER_RUPEE = 100;

function planOf(list: PriceListId, trainingType: TrainingType, duration: Duration): Plan {
  const [listed, original] = TABLE[trainingType][duration];
  const isSpecial = list === 'simple-payment' && trainingType === 'individual' && duration === 3;
  const price = isSpecial ? SIMPLE_PAYMENT_INDIVIDUAL_3 : listed;
  return {
    trainingType,
    duration,
    price: price * PAISE_PER_RUPEE,
    originalPrice: original * PAISE_PER_RUPEE,
    discountPercent: Math.round(((original - price) * 100) / original),
  };
}

/** Every plan of both lists, in the order in which screens show them. */
export const priceLists: readonly { readonly id: PriceListId; readonly plans: readonly Plan[] }[] =
  PRICE_LISTS.map((id) => ({
    id,
    plans: TRAINING_TYPES.flatMap((type) => DURATIONS.map((duration) => planOf(id, type, duration))),
  }));

/** The plan that is sold under these words, or undefined when there is no such plan. */
export function findPlan(list: string, trainingType: string, duration: number): Plan | undefined {
  return priceLists
    .find(({ id }) => id === list)
    ?.plans.find((plan) => plan.trainingType === trainingType && plan.duration === duration);
}
