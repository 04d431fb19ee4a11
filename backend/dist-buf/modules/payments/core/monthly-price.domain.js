const PAISE_PER_RUPEE = 100;
/** What a month costs at least, over all plans: "from ₹4,167 a month". @returns paise, in whole rupees */
export function lowestMonthly(lists) {
    const months = lists.flatMap(({ plans }) => plans.map(({ price, duration }) => price / duration));
    return Math.round(Math.min(...months) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}
//# sourceMappingURL=monthly-price.domain.js.map