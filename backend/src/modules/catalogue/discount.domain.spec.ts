import { describe, expect, it } from '@jest/globals';
import { type Discount, discountOn, discountPercent, LEAST_CHARGE } from './discount.domain.ts';

/** Numbers that look random and are the same in each run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

describe('what an offer takes off', () => {
  it.each<[number, Discount, number]>([
    [1_500_000, { percent: 10 }, 150_000],
    // 1,437.50 rupees: up to the next whole one.
    [1_437_500, { percent: 10 }, 143_800],
    [1_437_500, { percent: 1 }, 14_400],
    [1_437_500, { percent: 100 }, 1_437_400],
    [1_500_000, { amount: 50_050 }, 50_050],
    [1_500_000, { amount: 1_500_000 }, 1_499_900],
    [1_500_000, { amount: 9_999_999 }, 1_499_900],
    [100, { percent: 50 }, 0],
    [100, { amount: 50 }, 0],
    [101, { percent: 1 }, 1],
    // Where floating point alone would say 290.00000000000006 rupees and one rupee too many.
    [100_000, { percent: 29 }, 29_000],
    [1_000_000_000, { percent: 99 }, 990_000_000],
  ])('of %i paise by %j is %i', (price, discount, off) => {
    expect(discountOn(price, discount)).toBe(off);
  });

  it('leaves whole paise between a rupee and the price, whatever both are', () => {
    const next = numbers(20261122);
    for (let round = 0; round < 5_000; round += 1) {
      const price = LEAST_CHARGE + next(1_000_000_000);
      const percent = 1 + next(100);
      const discount: Discount = round % 2 ? { percent } : { amount: 1 + next(1_200_000_000) };
      const off = discountOn(price, discount);
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(price - off).toBeGreaterThanOrEqual(LEAST_CHARGE);
      if ('amount' in discount) {
        expect(off).toBe(Math.min(discount.amount, price - LEAST_CHARGE));
      } else if (price - off > LEAST_CHARGE) {
        // Never less than the share that was promised, and by less than a rupee more.
        expect(off * 100).toBeGreaterThanOrEqual(price * percent);
        expect(off * 100 - price * percent).toBeLessThan(100 * 100);
        expect(off % 100).toBe(0);
      }
    }
  });

  it('takes no less off a dearer plan, nor by a larger share', () => {
    const next = numbers(7);
    for (let round = 0; round < 2_000; round += 1) {
      const price = LEAST_CHARGE + next(10_000_000);
      const percent = 1 + next(99);
      const off = discountOn(price, { percent });
      expect(discountOn(price + next(1_000), { percent })).toBeGreaterThanOrEqual(off);
      expect(discountOn(price, { percent: percent + 1 })).toBeGreaterThanOrEqual(off);
    }
  });
});

it.each([
  [1_437_500, 3_000_000, 52],
  [1_500_000, 3_000_000, 50],
  [2_700_000, 4_000_000, 33],
  [8_800_000, 15_000_000, 41],
  [100, 100, 0],
])('says %i of %i as %i per cent', (price, original, percent) => {
  expect(discountPercent(price, original)).toBe(percent);
});
