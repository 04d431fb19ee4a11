import { expect, it } from '@jest/globals';
import { describeFlag } from './payment-flag.domain.ts';

const found = { razorpayId: 'pay_1', amountPaise: 100, currency: 'INR' };

it.each([
  [
    'amount_mismatch',
    'Razorpay captured ₹1 as pay_1; the order is for ₹15,000.',
    'Accept it (the order then counts as paid at its own amount) or refund it.',
  ],
  ['second_capture', 'The order was paid a second time: ₹1 as pay_1.', 'Refund pay_1 in Razorpay'],
  ['refund_failed', 'The refund of ₹1 (pay_1) did not reach the buyer.', 'Open the payment and read why.'],
] as const)('says what %s means, and what to do', (kind, text, whatToDo) => {
  const flag = describeFlag({ ...found, kind }, 1_500_000);
  expect(flag.text).toBe(text);
  expect(flag.whatToDo).toMatch(whatToDo);
});

it('shows a foreign currency with its amount', () => {
  const flag = describeFlag(
    { ...found, kind: 'amount_mismatch', amountPaise: 2_550, currency: 'USD' },
    1_500_000,
  );
  expect(flag.text).toBe('Razorpay captured 25.50 USD as pay_1; the order is for ₹15,000.');
});
