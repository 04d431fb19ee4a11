import { expect, it } from '@jest/globals';
import { formatRupees } from './money.domain.ts';

it.each([
  [4_700_000, '₹47,000'],
  [15_000_000, '₹1,50,000'],
  [4_700_050, '₹47,000.50'],
  [1, '₹0.01'],
  [0, '₹0'],
])('shows %i paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});
