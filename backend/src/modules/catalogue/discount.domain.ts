/** Razorpay takes no less than a rupee; in paise. */
export const LEAST_CHARGE = 100;

/** What an offer takes off: a share of the price, or an amount in paise. */
export type Discount = { percent: number } | { amount: number };

const PAISE_PER_RUPEE = 100;

/**
 * Paise that a discount takes off a price. A share is rounded up to whole rupees, which is in the buyer's favour; a rupee
 * always stays to be paid.
 * @param price paise, at least `LEAST_CHARGE`
 */
export function discountOn(price: number, discount: Discount): number {
  const asked = 'percent' in discount ? shareOf(price, discount.percent) : discount.amount;
  return Math.max(0, Math.min(asked, price - LEAST_CHARGE));
}

/** In whole numbers up to the last division, so that no fraction of a paisa is made up. */
function shareOf(price: number, percent: number): number {
  return Math.ceil((price * percent) / (100 * PAISE_PER_RUPEE)) * PAISE_PER_RUPEE;
}

/** Whole per cent of the usual price, rounded (pay-3). */
export function discountPercent(price: number, original: number): number {
  return Math.round(((original - price) * 100) / original);
}
