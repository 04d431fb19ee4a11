import { expect, test } from 'vitest';
import { formatRupees } from './rupees.ts';

test.each([
  [0, '₹0'],
  [1_437_500, '₹14,375'],
  [1_500_000, '₹15,000'],
  [15_000_000, '₹1,50,000'],
  [1_437_550, '₹14,375.50'],
])('%i paise are %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

test('formats amounts of every length as Intl does for en-IN', () => {
  const options = { style: 'currency', currency: 'INR' } as const;
  const whole = new Intl.NumberFormat('en-IN', { ...options, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat('en-IN', options);
  for (let digits = 1; digits <= 15; digits += 1) {
    for (const paise of [10 ** digits, 10 ** digits - 1, 10 ** digits - 100, 7 * 10 ** (digits - 1) + 5]) {
      const format = paise % 100 === 0 ? whole : exact;
      expect(formatRupees(paise)).toBe(format.format(paise / 100));
      expect(formatRupees(-paise - 1)).toBe((paise % 100 === 99 ? whole : exact).format((-paise - 1) / 100));
    }
  }
});
