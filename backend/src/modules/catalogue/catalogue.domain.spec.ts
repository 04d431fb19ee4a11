import { describe, expect, it } from '@jest/globals';
import {
  type Catalogue,
  type Discount,
  discountOn,
  discountPercent,
  findOffering,
  LEAST_CHARGE,
  type ListedOffering,
  monthsInWords,
  offeringsOf,
  type Sale,
} from './catalogue.domain.ts';

/** Seeded random numbers (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

describe('the reduction of an offer', () => {
  it.each<[number, Discount, number]>([
    [1_500_000, { percent: 10, amount: null }, 150_000],
    // 1,437.50 rupees, rounded up.
    [1_437_500, { percent: 10, amount: null }, 143_800],
    [1_437_500, { percent: 1, amount: null }, 14_400],
    [1_437_500, { percent: 100, amount: null }, 1_437_400],
    [1_500_000, { percent: null, amount: 50_050 }, 50_050],
    [1_500_000, { percent: null, amount: 1_500_000 }, 1_499_900],
    [1_500_000, { percent: null, amount: 9_999_999 }, 1_499_900],
    [100, { percent: 50, amount: null }, 0],
    [100, { percent: null, amount: 50 }, 0],
    [101, { percent: 1, amount: null }, 1],
    // Floating point would give 290.00000000000006 rupees and one rupee too many.
    [100_000, { percent: 29, amount: null }, 29_000],
    [1_000_000_000, { percent: 99, amount: null }, 990_000_000],
  ])('of %i paise by %j is %i', (price, discount, off) => {
    expect(discountOn(price, discount)).toBe(off);
  });

  it('leaves whole paise between one rupee and the price', () => {
    const next = numbers(20261122);
    for (let round = 0; round < 5_000; round += 1) {
      const price = LEAST_CHARGE + next(1_000_000_000);
      const percent = 1 + next(100);
      const discount: Discount =
        round % 2 ? { percent, amount: null } : { percent: null, amount: 1 + next(1_200_000_000) };
      const off = discountOn(price, discount);
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(price - off).toBeGreaterThanOrEqual(LEAST_CHARGE);
      if (discount.amount !== null) {
        expect(off).toBe(Math.min(discount.amount, price - LEAST_CHARGE));
      } else if (price - off > LEAST_CHARGE) {
        // At least the promised share, by less than a rupee more.
        expect(off * 100).toBeGreaterThanOrEqual(price * percent);
        expect(off * 100 - price * percent).toBeLessThan(100 * 100);
        expect(off % 100).toBe(0);
      }
    }
  });

  it('grows with the price and with the share', () => {
    const next = numbers(7);
    for (let round = 0; round < 2_000; round += 1) {
      const price = LEAST_CHARGE + next(10_000_000);
      const percent = 1 + next(99);
      const off = discountOn(price, { percent, amount: null });
      expect(discountOn(price + next(1_000), { percent, amount: null })).toBeGreaterThanOrEqual(off);
      expect(discountOn(price, { percent: percent + 1, amount: null })).toBeGreaterThanOrEqual(off);
    }
  });
});

it.each([
  [1_437_500, 3_000_000, 52],
  [1_500_000, 3_000_000, 50],
  [2_700_000, 4_000_000, 33],
  [8_800_000, 15_000_000, 41],
  [100, 100, 0],
])('shows %i of %i as %i per cent', (price, original, percent) => {
  expect(discountPercent(price, original)).toBe(percent);
});

const individual3: ListedOffering = {
  id: 'individual-3',
  priceList: 'training-programs',
  kind: 'individual',
  months: 3,
  price: 1_500_000,
  originalPrice: 3_000_000,
  visible: true,
  mostChosen: false,
};
const buddy6: ListedOffering = { ...individual3, id: 'buddy-6', kind: 'buddy', months: 6, visible: false };
const sale: Sale = {
  id: 'sale-1',
  name: 'Diwali',
  percent: 10,
  amount: null,
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

/** Price of individual, 3 months, on a day of these sales. */
function priceOn(day: string, ...sales: Sale[]): number | undefined {
  return findOffering({ ...catalogue, sales }, wanted, day)?.price;
}

describe('plan catalogue', () => {
  it('lists kinds in order, with hidden plans only on request', () => {
    const plans = offeringsOf(catalogue, 'training-programs', '2026-11-22');
    expect(plans.map(({ id, people, visible }) => [id, people, visible])).toEqual([
      ['individual-3', 1, true],
      ['buddy-6', 2, false],
    ]);
    expect(offeringsOf(catalogue, 'simple-payment', '2026-11-22')).toEqual([]);
  });

  it.each([
    ['training-programs', 'individual', 4],
    ['training-programs', 'group', 3],
    ['black-friday', 'individual', 3],
    ['training-programs', '__proto__', 3],
  ])('finds no plan %s / %s / %s', (priceList, trainingType, duration) => {
    expect(findOffering(catalogue, { priceList, trainingType, duration }, '2026-11-22')).toBeUndefined();
  });

  it('applies a sale from its first day to its last', () => {
    expect(priceOn('2026-10-31', sale)).toBe(1_500_000);
    expect(priceOn('2026-11-01', sale)).toBe(1_350_000);
    expect(priceOn('2026-11-30', sale)).toBe(1_350_000);
    expect(priceOn('2026-12-01', sale)).toBe(1_500_000);
    expect(priceOn('2020-01-01', { ...sale, startsOn: null })).toBe(1_350_000);
  });

  it('names the sale and its discount', () => {
    const offering = findOffering({ ...catalogue, sales: [sale] }, wanted, '2026-11-22');
    expect(offering).toMatchObject({ listPrice: 1_500_000, price: 1_350_000, discountPercent: 55 });
    expect(offering?.sale).toEqual({ id: 'sale-1', name: 'Diwali', endsOn: '2026-11-30' });
  });

  it('lowers chosen plans only, by the best of several sales', () => {
    expect(priceOn('2026-11-22', { ...sale, planIds: ['buddy-6'] })).toBe(1_500_000);
    expect(priceOn('2026-11-22', { ...sale, planIds: ['individual-3'] })).toBe(1_350_000);
    const better = { ...sale, id: 'sale-2', percent: null, amount: 200_000 };
    expect(priceOn('2026-11-22', sale, better)).toBe(1_300_000);
    expect(priceOn('2026-11-22', better, sale)).toBe(1_300_000);
  });
});

it.each([
  [1, '1 month'],
  [2, '2 months'],
  [12, '12 months'],
])('shows %i as %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
