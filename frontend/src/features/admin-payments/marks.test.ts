import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';
import type { PaymentRow } from './payment.ts';

const plain: PaymentRow = {
  _id: 'p1',
  createdAt: '2026-11-21T03:02:00.000Z',
  name: 'Priya Raman',
  email: 'priya@example.com',
  phone: null,
  trainingType: 'individual',
  kindName: 'Individual',
  duration: 3,
  amount: 1_437_500,
  discount: 0,
  offer: null,
  refunded: 0,
  status: 'completed',
  razorpayOrderId: 'order_1',
  flagged: false,
  refundAsked: false,
  disputed: false,
  toCall: false,
  test: false,
};

test('a plain payment has no marks', () => expect(marksOf(plain)).toEqual([]));

test('what waits for staff comes first', () => {
  const row = {
    ...plain,
    flagged: true,
    disputed: true,
    refundAsked: true,
    toCall: true,
    test: true,
    refunded: 400_000,
    offer: 'FIRST',
    discount: 50_000,
  };
  expect(marksOf(row).map(({ text }) => text)).toEqual([
    'disputed',
    'flagged',
    'refund requested',
    'to call',
    '₹4,000 refunded',
    'test',
    'FIRST, ₹500 off',
  ]);
});
