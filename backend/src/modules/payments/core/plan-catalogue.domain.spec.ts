import { describe, expect, it } from '@jest/globals';
import { findPlan, priceLists } from './plan-catalogue.domain.ts';

/** pay-1, word for word: type, months, price, original, discount. */
const TABLE: [type: string, months: number, price: number, original: number, discount: number][] = [
  ['individual', 3, 15000, 30000, 50],
  ['individual', 6, 27000, 40000, 33],
  ['individual', 12, 50000, 80000, 38],
  ['buddy', 3, 25000, 40000, 38],
  ['buddy', 6, 47000, 80000, 41],
  ['buddy', 12, 88000, 150000, 41],
];

describe('plan catalogue', () => {
  it.each(TABLE)(
    'sells %s for %i months at the price of pay-1',
    (type, months, price, original, discount) => {
      expect(findPlan('training-programs', type, months)).toMatchObject({
        price: price * 100,
        originalPrice: original * 100,
        discountPercent: discount,
      });
    },
  );

  it('sells individual, 3 months, for 14375 on home and simple-payment', () => {
    expect(findPlan('simple-payment', 'individual', 3)?.price).toBe(1_437_500);
  });

  it('has no other difference between the two lists', () => {
    const [full, simple] = priceLists.map(({ plans }) => plans.map(({ price }) => price));
    expect(full?.slice(1)).toEqual(simple?.slice(1));
  });

  it.each([
    ['training-programs', 'individual', 4],
    ['training-programs', 'group', 3],
    ['black-friday', 'individual', 3],
    ['training-programs', '__proto__', 3],
  ])('knows no plan %s / %s / %s', (list, type, months) => {
    expect(findPlan(list, type, months)).toBeUndefined();
  });
});
