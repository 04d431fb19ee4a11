import { describe, expect, it } from '@jest/globals';
import {
  type Catalogue,
  findPlan,
  type ListedPlan,
  monthsInWords,
  plansOf,
  type Sale,
} from './plan-catalogue.domain.ts';

const individual3: ListedPlan = {
  id: 'individual-3',
  priceList: 'training-programs',
  kind: 'individual',
  months: 3,
  price: 1_500_000,
  originalPrice: 3_000_000,
  visible: true,
  mostChosen: false,
};
const buddy6: ListedPlan = { ...individual3, id: 'buddy-6', kind: 'buddy', months: 6, visible: false };
const sale: Sale = {
  id: 'sale-1',
  name: 'Diwali',
  discount: { percent: 10 },
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  planIds: null,
};
const catalogue: Catalogue = {
  kinds: [
    { key: 'individual', name: 'Individual', text: '', people: 1 },
    { key: 'buddy', name: 'Buddy', text: '', people: 2 },
  ],
  plans: [buddy6, individual3],
  sales: [],
};
const wanted = { priceList: 'training-programs', trainingType: 'individual', duration: 3 };

/** The price of individual, 3 months, on a day of these sales. */
function priceOn(day: string, ...sales: Sale[]): number | undefined {
  return findPlan({ ...catalogue, sales }, wanted, day)?.price;
}

describe('plan catalogue', () => {
  it('lists kinds in their order, and hidden plans for who asks for all', () => {
    const plans = plansOf(catalogue, 'training-programs', '2026-11-22');
    expect(plans.map(({ id, people, visible }) => [id, people, visible])).toEqual([
      ['individual-3', 1, true],
      ['buddy-6', 2, false],
    ]);
    expect(plansOf(catalogue, 'simple-payment', '2026-11-22')).toEqual([]);
  });

  it.each([
    ['training-programs', 'individual', 4],
    ['training-programs', 'group', 3],
    ['black-friday', 'individual', 3],
    ['training-programs', '__proto__', 3],
  ])('knows no plan %s / %s / %s', (priceList, trainingType, duration) => {
    expect(findPlan(catalogue, { priceList, trainingType, duration }, '2026-11-22')).toBeUndefined();
  });

  it('sells at the price of a sale from its first day to its last', () => {
    expect(priceOn('2026-10-31', sale)).toBe(1_500_000);
    expect(priceOn('2026-11-01', sale)).toBe(1_350_000);
    expect(priceOn('2026-11-30', sale)).toBe(1_350_000);
    expect(priceOn('2026-12-01', sale)).toBe(1_500_000);
    expect(priceOn('2020-01-01', { ...sale, startsOn: null })).toBe(1_350_000);
  });

  it('says which sale it is, with the discount that it makes', () => {
    const plan = findPlan({ ...catalogue, sales: [sale] }, wanted, '2026-11-22');
    expect(plan).toMatchObject({ listPrice: 1_500_000, price: 1_350_000, discountPercent: 55 });
    expect(plan?.sale).toEqual({ id: 'sale-1', name: 'Diwali', endsOn: '2026-11-30' });
  });

  it('lowers the plans that were chosen alone, and takes the best of several sales', () => {
    expect(priceOn('2026-11-22', { ...sale, planIds: ['buddy-6'] })).toBe(1_500_000);
    expect(priceOn('2026-11-22', { ...sale, planIds: ['individual-3'] })).toBe(1_350_000);
    const better = { ...sale, id: 'sale-2', discount: { amount: 200_000 } };
    expect(priceOn('2026-11-22', sale, better)).toBe(1_300_000);
    expect(priceOn('2026-11-22', better, sale)).toBe(1_300_000);
  });
});

it.each([
  [1, '1 month'],
  [2, '2 months'],
  [12, '12 months'],
])('says %i as %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
