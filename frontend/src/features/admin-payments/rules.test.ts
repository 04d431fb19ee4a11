import { expect, test } from 'vitest';
import { refund, refundAnswer } from './rules.ts';

const shown = { refundable: '1500000', held: '0', atRisk: '' };
const typed = { ...shown, kind: 'part', amount: '500', reason: ' Moved ', confirmation: '500' };

function complaints(change: object): Record<string, string> {
  const issues = refund.safeParse({ ...typed, ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

test('parses a partial and a full refund', () => {
  expect(refund.parse(typed)).toEqual({ amount: 50_000, reason: 'Moved' });
  const { amount: _none, ...whole } = { ...typed, kind: 'full', confirmation: '15,000' };
  expect(refund.parse(whole)).toEqual({ amount: 1_500_000, reason: 'Moved' });
});

test('reports all errors at once', () => {
  expect(complaints({ kind: 'full', reason: ' ', confirmation: '' })).toEqual({
    reason: 'Please enter a reason. It is saved with the payment.',
    confirmation: 'Please type 15000',
  });
});

test.each([
  ['0', 'Please enter an amount, such as 500 or 499.50'],
  ['-5', 'Please enter an amount, such as 500 or 499.50'],
  ['', 'Please enter an amount, such as 500 or 499.50'],
  ['15000.01', 'At most ₹15,000 can be refunded.'],
])('refuses a partial refund of "%s"', (amount, words) => {
  expect(complaints({ amount, confirmation: amount })).toEqual({ amount: words });
});

test('requires the amount to be typed twice', () => {
  expect(complaints({ confirmation: '5000' })).toEqual({ confirmation: 'Please type 500' });
});

test('requires a confirmation of the exact amount that may be paid twice', () => {
  const disputed = { held: '1470000' };
  expect(complaints(disputed)).toEqual({ atRisk: 'Please confirm, or refund less' });
  expect(complaints({ ...disputed, atRisk: '19999' })).toEqual({ atRisk: 'Please confirm, or refund less' });
  expect(refund.parse({ ...typed, ...disputed, atRisk: '20000' })).toEqual({
    amount: 50_000,
    reason: 'Moved',
    atRisk: 20_000,
  });
  // Overpayment: more than the order is in dispute, at most the refund is paid twice.
  expect(refund.parse({ ...typed, held: '2000000', atRisk: '50000' })).toMatchObject({ atRisk: 50_000 });
  // The disputed part is not touched: nothing to confirm.
  expect(refund.parse({ ...typed, held: '1450000' })).toEqual({ amount: 50_000, reason: 'Moved' });
});

test('applies the same rules to an answer with a refund', () => {
  const answer = { ...shown, held: '1500000', amount: '500', confirmation: '500', answer: 'Gladly' };
  expect(refundAnswer.safeParse({ ...answer, outcome: 'refund' }).error?.issues[0]?.path).toEqual(['atRisk']);
  expect(refundAnswer.parse({ ...answer, outcome: 'refund', atRisk: '50000' })).toMatchObject({
    atRisk: 50_000,
  });
  expect(refundAnswer.parse({ ...shown, outcome: 'refuse', answer: 'Sorry' })).toEqual({
    outcome: 'refuse',
    answer: 'Sorry',
    amount: 0,
  });
});
