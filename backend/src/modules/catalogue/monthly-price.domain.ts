const PAISE_PER_RUPEE = 100;

interface Priced {
  /** Paise. */
  price: number;
  /** Months. */
  duration: number;
}

/** What a month costs at least, over all plans: "from ₹4,167 a month". @returns paise, in whole rupees */
export function lowestMonthly(lists: readonly { plans: readonly Priced[] }[]): number {
  const months = lists.flatMap(({ plans }) => plans.map(({ price, duration }) => price / duration));
  return Math.round(Math.min(...months) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}
