import { expect, test } from 'vitest';
import { readRupees, typedRupees } from './typed-rupees.ts';

test.each([
  ['14375', 1_437_500],
  ['14,375', 1_437_500],
  ['1,50,000', 15_000_000],
  ['₹ 500.5', 50_050],
  ['0.01', 1],
  ['19.99', 1999],
  ['1.1', 110],
  [' 7 ', 700],
])('%s is %i paise', (text, paise) => {
  expect(readRupees(text)).toBe(paise);
});

test.each(['', '-5', '1.234', '1e5', '12.', '.5', '5 000', '1,,000', 'all', '999999999', '١٢'])(
  '"%s" is not an amount',
  (text) => {
    expect(readRupees(text)).toBeUndefined();
  },
);

test.each([1_437_500, 50_050, 1, 100])('reads %i paise back as typed', (paise) => {
  expect(readRupees(typedRupees(paise))).toBe(paise);
});
