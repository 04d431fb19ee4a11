import { expect, it } from '@jest/globals';
import { formatMoney, formatRupees } from '@ironbloom/brand/india';

it.each([
  [4_700_000, '₹47,000'],
  [15_000_000, '₹1,50,000'],
  [4_700_050, '₹47,000.50'],
  [1, '₹0.01'],
  [0, '₹0'],
])('shows %i paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

it.each([
  [2_550, 'USD', '25.50 USD'],
  [1_500, 'JPY', '1,500 JPY'],
  [4_700_000, 'INR', '₹47,000'],
  [100, 'no code', '1.00 no code'],
])('shows %i of the smallest unit of %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
