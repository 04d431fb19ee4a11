import { expect, test } from 'vitest';
import { refund } from './rules.ts';

const typed = { refundable: '1500000', kind: 'part', amount: '500', reason: ' Moved ', confirmation: '500' };

function complaints(change: object): Record<string, string> {
  const issues = refund.safeParse({ ...typed, ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

test('a part is what was typed, all is what is left', () => {
  expect(refund.parse(typed)).toEqual({ amount: 50_000, reason: 'Moved' });
  const { amount: _none, ...whole } = { ...typed, kind: 'full', confirmation: '15,000' };
  expect(refund.parse(whole)).toEqual({ amount: 1_500_000, reason: 'Moved' });
});

test('everything that is wrong is told at once', () => {
  expect(complaints({ kind: 'full', reason: ' ', confirmation: '' })).toEqual({
    reason: 'Please say why. The reason is kept with the payment.',
    confirmation: 'Please type 15000',
  });
});

test.each([
  ['0', 'Please enter an amount, such as 500 or 499.50'],
  ['-5', 'Please enter an amount, such as 500 or 499.50'],
  ['', 'Please enter an amount, such as 500 or 499.50'],
  ['15000.01', 'At most ₹15,000 can be refunded.'],
])('a part of "%s" is refused', (amount, words) => {
  expect(complaints({ amount, confirmation: amount })).toEqual({ amount: words });
});

test('the amount is to be typed once more', () => {
  expect(complaints({ confirmation: '5000' })).toEqual({ confirmation: 'Please type 500' });
});
