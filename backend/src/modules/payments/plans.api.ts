import { priceLists } from './core/plan-catalogue.domain.ts';

const PAISE_PER_RUPEE = 100;

/** What a month costs at least, over all plans that are sold: "from ₹4,167 a month". @returns paise, in whole rupees */
export function lowestMonthlyPrice(): number {
  const months = priceLists.flatMap(({ plans }) => plans.map(({ price, duration }) => price / duration));
  return Math.round(Math.min(...months) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}
