import { expect, test } from 'vitest';
import { briefRupees } from './brief-rupees.ts';

test.each([
  [0, '₹0'],
  [99_999, '₹99,999'],
  [-4_000, '-₹4,000'],
  [150_000, '₹1.5L'],
  [-1_000_000, '-₹10L'],
  [20_000_000, '₹2Cr'],
])('%i rupees are %s in a chart', (rupees, text) => {
  expect(briefRupees(rupees)).toBe(text);
});
