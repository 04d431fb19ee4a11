import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [1_500_000, 'INR', '₹15,000'],
  [2_550, 'USD', '25.50 USD'],
  [1_500, 'JPY', '1,500 JPY'],
  [100, 'no code', '1.00 no code'],
])('%i of the smallest unit of %s is %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
