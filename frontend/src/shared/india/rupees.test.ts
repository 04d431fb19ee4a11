import { expect, test } from 'vitest';
import { formatRupees } from './rupees.ts';

test.each([
  [0, '₹0'],
  [1_437_500, '₹14,375'],
  [1_500_000, '₹15,000'],
  [15_000_000, '₹1,50,000'],
  [1_437_550, '₹14,375.50'],
])('%i paise read %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});
