import { describe, expect, it } from '@jest/globals';
import {
  amountInWords,
  creditOf,
  numbering,
  taxableLines,
  type TaxParts,
  taxWithin,
  totalOf,
  without,
} from './tax.domain.ts';

/** Seeded random numbers (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const RATES = [0.01, 0.25, 3, 5, 12, 18, 28, 33.33, 40];
const parts = (taxablePaise: number, cgstPaise: number, sgstPaise: number, igstPaise: number): TaxParts => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
});
const isPositive = (of: TaxParts): boolean => Object.values(of).every((paise) => paise >= 0);

/** Faster than `expect`, for a million checks. */
function holds(example: object, ...claims: readonly boolean[]): void {
  if (claims.includes(false)) throw new Error(`${claims.join(' ')}: ${JSON.stringify(example)}`);
}

describe('the tax in a price', () => {
  it.each([
    ['₹15,000 within a state', 1_500_000, 18, true, parts(1_271_186, 114_407, 114_407, 0)],
    ['₹15,000 to another', 1_500_000, 18, false, parts(1_271_186, 0, 0, 228_814)],
    ['₹14,375 within a state', 1_437_500, 18, true, parts(1_218_220, 109_640, 109_640, 0)],
    ['₹1 within a state', 100, 18, true, parts(84, 8, 8, 0)],
    ['₹1 to another', 100, 18, false, parts(85, 0, 0, 15)],
    ['a paisa', 1, 18, true, parts(1, 0, 0, 0)],
    ['five per cent', 1_500_000, 5, true, parts(1_428_572, 35_714, 35_714, 0)],
    ['the dearest plan', 1_000_000_000, 18, false, parts(847_457_627, 0, 0, 152_542_373)],
  ])('%s', (_, total, rate, withinState, expected) => {
    expect(taxWithin(total, rate, withinState)).toEqual(expected);
  });

  it('adds up to the price, is exact to a paisa, and has two equal halves', () => {
    const random = randomNumbers(1);
    for (let round = 0; round < 20_000; round += 1) {
      const total = 1 + random(round % 2 ? 3_000 : 1_000_000_000);
      const rate = RATES[random(RATES.length)]!;
      const [within, between] = [taxWithin(total, rate, true), taxWithin(total, rate, false)];
      const exact = (total * rate) / (100 + rate);
      holds(
        { total, rate, within, between },
        totalOf(within) === total && totalOf(between) === total,
        isPositive(within) && isPositive(between),
        within.cgstPaise === within.sgstPaise && within.igstPaise === 0,
        between.cgstPaise + between.sgstPaise === 0,
        Math.abs(2 * within.cgstPaise - exact) <= 1.000_001,
        Math.abs(between.igstPaise - exact) <= 0.500_001,
      );
    }
  });
});

describe('the lines of an invoice', () => {
  it('add up to its taxable value', () => {
    const random = randomNumbers(2);
    for (let round = 0; round < 5_000; round += 1) {
      const [total, discount] = [1 + random(10_000_000), random(5_000_000)];
      const rate = RATES[random(RATES.length)]!;
      const { taxablePaise } = taxWithin(total, rate, round % 2 === 0);
      const lines = taxableLines(taxablePaise, discount, rate);
      // The offering's price is taxed as without the offer, give or take two paise.
      const exact = ((total + discount) * 100) / (100 + rate);
      const isNear = Math.abs(lines.offering - exact) <= 2;
      holds({ total, discount, rate, lines }, lines.offering - lines.discount === taxablePaise, isNear);
    }
    expect(taxableLines(100, 0, 18)).toEqual({ offering: 100, discount: 0 });
  });
});

describe('the credit notes of an invoice', () => {
  /** Refunds in steps of at most `largest`, until all is refunded. */
  function refundAll(invoice: TaxParts, largest: number, random: (below: number) => number): TaxParts[] {
    const notes: TaxParts[] = [];
    let left = invoice;
    while (totalOf(left) > 0) {
      const paise = Math.min(1 + random(largest), totalOf(left));
      const note = creditOf(left, paise);
      left = without(left, note);
      // Nothing is negative: credit notes never exceed the invoice in any column.
      holds({ invoice, note, left }, totalOf(note) === paise, isPositive(note), isPositive(left));
      notes.push(note);
    }
    return notes;
  }

  it('never exceed it, and equal it after a full refund in steps of any size', () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 5_000; round += 1) {
      const total = 1 + random(round % 3 ? 400 : 5_000_000);
      const invoice = taxWithin(total, RATES[random(RATES.length)]!, random(2) === 0);
      refundAll(
        invoice,
        round % 5 ? Math.ceil(total / (1 + random(9))) : Math.max(3, Math.ceil(total / 200)),
        random,
      );
    }
  });

  it('have equal halves for refunds of a rupee or more', () => {
    const random = randomNumbers(4);
    for (let round = 0; round < 2_000; round += 1) {
      let left = taxWithin(1_000 + random(5_000_000), RATES[random(RATES.length)]!, true);
      while (totalOf(left) > 0) {
        const all = totalOf(left);
        const paise = all < 200 ? all : 100 + random(Math.ceil(all / 2) - 100);
        const note = creditOf(left, paise);
        holds({ left, paise, note }, note.cgstPaise === note.sgstPaise);
        left = without(left, note);
      }
    }
  });

  it('of single paise leave nothing', () => {
    const notes = refundAll(taxWithin(237, 18, true), 1, randomNumbers(5));
    expect(notes).toHaveLength(237);
  });

  it('in three steps match docs/money.md', () => {
    const invoice = taxWithin(1_500_000, 18, true);
    const first = creditOf(invoice, 500_000);
    const second = creditOf(without(invoice, first), 333_333);
    const third = creditOf(without(without(invoice, first), second), 666_667);
    expect([first, second, third]).toEqual([
      parts(423_728, 38_136, 38_136, 0),
      parts(282_485, 25_424, 25_424, 0),
      parts(564_973, 50_847, 50_847, 0),
    ]);
  });
});

describe('a number', () => {
  it.each([
    ['INV', 'INV/26-27/', 6],
    ['A', 'A/26-27/', 6],
    ['TEST', 'TEST/26-27/', 5],
    ['TESTC', 'TESTC/26-27/', 4],
  ])('of series %s has sixteen characters at most', (series, beginning, digits) => {
    expect(numbering(series, '2026-27')).toEqual({ beginning, digits });
    expect(beginning.length + digits).toBeLessThanOrEqual(16);
  });
});

it.each([
  [0, 'Rupees zero only'],
  [1, 'Rupees zero and one paise only'],
  [100, 'Rupees one only'],
  [1_437_550, 'Rupees fourteen thousand three hundred seventy-five and fifty paise only'],
  [4_700_000, 'Rupees forty-seven thousand only'],
  [8_800_019, 'Rupees eighty-eight thousand and nineteen paise only'],
  [
    12_345_678_90,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and ninety paise only',
  ],
  [1_000_000_000, 'Rupees one crore only'],
  [100_000_00, 'Rupees one lakh only'],
])('%i paise are %s', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
