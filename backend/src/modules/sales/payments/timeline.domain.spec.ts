import { expect, it } from '@jest/globals';
import { type History, timelineOf } from './timeline.domain.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 10, count));
const nothing: History = {
  payment: { createdAt: minute(0), amount: 1_500_000, razorpayOrderId: 'order_1' },
  transitions: [],
  webhooks: [],
  flags: [],
  receipts: [],
  refunds: [],
};
const lines = (history: Partial<History>) =>
  timelineOf({ ...nothing, ...history }).map(
    ({ at, kind, text }) => `${at.getUTCMinutes()} ${kind}: ${text}`,
  );

it('begins with the order, created at Razorpay or not', () => {
  expect(lines({})).toEqual(['0 order: Ordered for ₹15,000']);
  expect(lines({ payment: { ...nothing.payment, razorpayOrderId: null } })).toEqual([
    '0 order: Ordered for ₹15,000; not yet created at Razorpay',
  ]);
});

const told = { method: null, razorpayPaymentId: 'pay_1' };

it('lists each step once, oldest first', () => {
  expect(
    lines({
      transitions: [
        { createdAt: minute(9), toStatus: 'completed', source: 'webhook', razorpayPaymentId: 'pay_1' },
        { createdAt: minute(2), toStatus: 'failed', source: 'browser', razorpayPaymentId: 'pay_0' },
        { createdAt: minute(4), toStatus: 'cancelled', source: 'reconciler', razorpayPaymentId: null },
        { createdAt: minute(1), toStatus: 'pending', source: 'webhook', razorpayPaymentId: null },
      ],
      webhooks: [
        { ...told, at: minute(1), type: 'payment.failed', razorpayPaymentId: 'pay_0' },
        { ...told, at: minute(3), type: 'payment.failed', razorpayPaymentId: 'pay_00' },
        { ...told, at: minute(7), type: 'payment.authorized' },
        { ...told, at: minute(8), type: 'payment.captured', method: 'card' },
        { ...told, at: minute(10), type: 'order.paid' },
        { ...told, at: minute(11), type: 'refund.processed' },
        { ...told, at: minute(12), type: 'payment.downtime' },
      ],
    }),
  ).toEqual([
    '0 order: Ordered for ₹15,000',
    '1 status: Waiting for the payment',
    '2 status: Payment failed',
    '3 webhook: Payment attempt failed',
    '4 status: Expired: not paid',
    '9 status: Paid by card',
    '12 webhook: Razorpay reported payment.downtime',
  ]);
});

it("keeps Razorpay's reports of an uncompleted payment", () => {
  const webhooks = [{ ...told, at: minute(1), type: 'payment.captured', method: 'card' }];
  expect(lines({ webhooks }).slice(1)).toEqual(['1 webhook: Razorpay reported payment.captured']);
});

it.each([
  ['upi', 'Paid by UPI'],
  ['netbanking', 'Paid by net banking'],
  ['wallet', 'Paid with a wallet'],
  ['a new one', 'Paid'],
  [null, 'Paid'],
])('names the payment method %s', (method, text) => {
  const transitions = [
    { createdAt: minute(2), toStatus: 'completed' as const, source: 'webhook', razorpayPaymentId: 'pay_1' },
  ];
  const webhooks = [{ ...told, at: minute(1), type: 'payment.captured', method }];
  expect(lines({ transitions, webhooks }).slice(1)).toEqual([`2 status: ${text}`]);
});

it('names who cancelled', () => {
  const transitions = [
    { createdAt: minute(1), toStatus: 'cancelled' as const, source: 'browser', razorpayPaymentId: null },
  ];
  expect(lines({ transitions }).slice(1)).toEqual(['1 status: Cancelled by the buyer']);
});

it('shows when a flag was raised, and when and how it was resolved', () => {
  const raised = {
    kind: 'second_capture',
    razorpayId: 'pay_2',
    amountPaise: 1_500_000,
    currency: 'INR',
  } as const;
  const open = {
    ...raised,
    createdAt: minute(1),
    orderedPaise: 1_500_000,
    resolvedAt: null,
    resolvedBy: null,
    note: null,
  };
  const first = '1 flag: The order was paid a second time: ₹15,000 as pay_2.';
  expect(lines({ flags: [open] }).slice(1)).toEqual([first]);
  const settled = { ...open, resolvedAt: minute(2), resolvedBy: 'owner@example.com', note: 'Refunded' };
  expect(lines({ flags: [settled] }).slice(1)).toEqual([
    first,
    '2 flag: owner@example.com resolved it: Refunded',
  ]);
  const long = { ...open, resolvedAt: minute(2) };
  expect(lines({ flags: [long] }).slice(1)).toEqual([first, '2 flag: Someone resolved it: ']);
});

it.each([
  [{ status: 'sent', sentAt: minute(5), error: null }, '5 receipt: Receipt sent'],
  [{ status: 'queued', sentAt: null, error: null }, '1 receipt: Receipt waiting to be sent'],
  [{ status: 'failed', sentAt: null, error: '550' }, '1 receipt: Receipt could not be sent: 550'],
  [{ status: 'failed', sentAt: null, error: null }, '1 receipt: Receipt could not be sent: no reason given'],
])('describes a receipt %j', (receipt, line) => {
  expect(lines({ receipts: [{ ...receipt, createdAt: minute(1) }] }).slice(1)).toEqual([line]);
});

it('shows a refund that was requested, failed and then processed', () => {
  const asked = {
    amountPaise: 50_000,
    currency: 'INR',
    reason: 'Moved away',
    status: 'pending',
    createdAt: minute(1),
    processedAt: null,
    failedAt: null,
    requestedBy: 'owner@example.com',
    error: null,
  } as const;
  const first = '1 refund: owner@example.com requested a refund of ₹500: Moved away';
  expect(lines({ refunds: [asked] }).slice(1)).toEqual([first]);
  const failed = { ...asked, failedAt: minute(2), error: 'closed account' };
  expect(lines({ refunds: [failed] }).slice(1)).toEqual([
    first,
    '2 refund: Refund of ₹500 failed: closed account',
  ]);
  expect(lines({ refunds: [{ ...failed, error: null, processedAt: minute(3) }] }).slice(1)).toEqual([
    first,
    '2 refund: Refund of ₹500 failed: no reason given',
    '3 refund: Refunded ₹500',
  ]);
});
