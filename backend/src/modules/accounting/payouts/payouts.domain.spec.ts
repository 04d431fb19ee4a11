import { describe, expect, it } from '@jest/globals';
import type { OurPayment, OurRefund, PayoutLine } from './payout-line-checks.domain.ts';
import { differencesOf, type Month, payoutsOf } from './payouts.domain.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const PAID = at('2026-10-05T12:00');
const SETTLED = at('2026-10-07T11:00');

const payment = (n: number): OurPayment => ({
  id: `ours-${n}`,
  razorpayPaymentId: `pay_${n}`,
  razorpayOrderId: `order_${n}`,
  amountPaise: 1_500_000,
  status: 'completed',
  test: false,
  completedAt: PAID,
});

const refund = (n: number, amountPaise: number): OurRefund => ({
  id: `refund-${n}`,
  paymentId: 'ours-2',
  razorpayRefundId: `rfnd_${n}`,
  razorpayPaymentId: 'pay_2',
  amountPaise,
  status: 'processed',
  test: false,
  createdAt: at('2026-10-06T09:00'),
  processedAt: at('2026-10-06T10:00'),
});

const line = (entityId: string, fields: Partial<PayoutLine> = {}): PayoutLine => ({
  entityId,
  settlementId: 'setl_1',
  type: 'payment',
  debitPaise: 0,
  creditPaise: 1_464_600,
  amountPaise: 1_500_000,
  currency: 'INR',
  feePaise: 35_400,
  taxPaise: 5_400,
  onHold: false,
  settled: true,
  createdAt: PAID,
  settledAt: SETTLED,
  utr: 'UTR1',
  paymentId: null,
  orderId: entityId.replace('pay', 'order'),
  disputeId: null,
  method: 'upi',
  ...fields,
});

const NO_FEE = { creditPaise: 0, feePaise: 0, taxPaise: 0 };
const taken = (entityId: string, paise: number, fields: Partial<PayoutLine> = {}): PayoutLine =>
  line(entityId, {
    ...NO_FEE,
    type: 'refund',
    paymentId: 'pay_2',
    orderId: 'order_2',
    debitPaise: paise,
    amountPaise: paise,
    createdAt: at('2026-10-06T09:30'),
    ...fields,
  });
const adjusted = (fields: Partial<PayoutLine>): PayoutLine =>
  line('adj_1', { ...NO_FEE, type: 'adjustment', amountPaise: 20_000, orderId: null, ...fields });

/** Two sales in one payout, one of them half refunded. */
const clean = () => {
  const [first, second, back] = [line('pay_1'), line('pay_2'), taken('rfnd_1', 700_000)];
  return {
    from: at('2026-10-01T00:00'),
    to: at('2026-11-01T00:00'),
    now: at('2026-11-03T09:00'),
    first,
    second,
    back,
    lines: [first, second, back] as PayoutLine[],
    payments: [payment(1), payment(2)],
    refunds: [refund(1, 700_000)],
  };
};
type Clean = ReturnType<typeof clean>;

/** Each: the case, the expected sentence, and the change to the clean month. */
const cases: readonly (readonly [name: string, words: string, change: (month: Clean) => unknown])[] = [
  ['foreign money', 'The money is in USD, not in rupees.', ({ first }) => (first.currency = 'USD')],
  ['out and in at once', 'The line is both a credit and a debit.', ({ first }) => (first.debitPaise = 100)],
  ['less than nothing', 'An amount is below zero.', ({ first }) => (first.taxPaise = -1)],
  [
    'held back',
    'Razorpay is holding the money.',
    ({ first }) =>
      Object.assign(first, { onHold: true, settled: false, settlementId: null, settledAt: null, utr: null }),
  ],
  [
    'in a settlement, unsettled',
    'The line is in a settlement but not settled.',
    ({ first }) => (first.settled = false),
  ],
  [
    'settled tomorrow',
    'The settlement date is in the future.',
    (month) => (month.now = at('2026-10-07T10:00')),
  ],
  [
    'settled before it was made',
    'The settlement date is before the creation date.',
    ({ first }) => (first.createdAt = at('2026-10-08T09:00')),
  ],
  [
    'more tax than fee',
    'The tax is higher than the fee.',
    ({ first }) => Object.assign(first, { feePaise: 5_000, creditPaise: 1_495_000 }),
  ],
  ['an unknown payment', 'This payment is unknown.', ({ lines }) => lines.push(line('pay_9'))],
  [
    'a second payment of one order',
    'The order was paid with another payment too. Refund one of them.',
    ({ lines }) => lines.push(line('pay_9', { orderId: 'order_1' })),
  ],
  [
    'more than was sold',
    'The amount differs: ₹15,000 at Razorpay, ₹14,000 on this site.',
    ({ payments }) => (payments[0]!.amountPaise = 1_400_000),
  ],
  [
    'less than was sold',
    'The amount differs: ₹15,000 at Razorpay, ₹15,000.01 on this site.',
    ({ payments }) => (payments[0]!.amountPaise = 1_500_001),
  ],
  [
    'a payment that was taken',
    'The payment was debited instead of credited.',
    ({ first }) => Object.assign(first, { debitPaise: 10_000, creditPaise: 0 }),
  ],
  [
    'a paisa too little',
    'The credit, ₹14,645.99, is not the amount minus the fee, ₹14,646.',
    ({ first }) => (first.creditPaise = 1_464_599),
  ],
  [
    'a high fee',
    'The fee, ₹600.01, is more than 4 % of the amount.',
    ({ first }) => Object.assign(first, { feePaise: 60_001, taxPaise: 0, creditPaise: 1_439_999 }),
  ],
  ['another tax', 'The tax, ₹53, is not 18 % of the fee.', ({ first }) => (first.taxPaise = 5_300)],
  [
    'settled before it was paid',
    'The payment was settled before it was completed on this site.',
    ({ payments }) => (payments[0]!.completedAt = at('2026-10-08T09:00')),
  ],
  [
    'failed with us',
    'The payment is in a settlement but failed on this site.',
    ({ payments }) => Object.assign(payments[0]!, { status: 'failed', completedAt: null }),
  ],
  [
    'given up with us',
    'The payment is in a settlement but cancelled on this site.',
    ({ payments }) =>
      Object.assign(payments[0]!, { status: 'cancelled', completedAt: null, razorpayPaymentId: null }),
  ],
  [
    'open with us',
    'The payment is in a settlement but still pending on this site.',
    ({ payments }) =>
      Object.assign(payments[0]!, { status: 'pending', completedAt: null, razorpayPaymentId: null }),
  ],
  [
    'paid out twice',
    'The payment was already in another settlement.',
    ({ lines }) => lines.push(line('pay_1', { settlementId: 'setl_2', utr: 'UTR2' })),
  ],
  [
    'paid out in the month before, too',
    'The payment was already in another settlement.',
    ({ lines }) =>
      lines.unshift(
        line('pay_1', { settlementId: 'setl_0', utr: 'UTR0', settledAt: at('2026-09-30T11:00') }),
      ),
  ],
  [
    'another order',
    'The order differs from the one on this site.',
    ({ first }) => (first.orderId = 'order_9'),
  ],
  [
    'a test payment',
    'This is a test payment, so it should not be in a settlement.',
    ({ payments }) => (payments[0]!.test = true),
  ],
  ['a dispute', 'The payment is disputed.', ({ first }) => (first.disputeId = 'disp_1')],
  [
    'an unknown refund',
    'This refund is unknown. Its payment is known.',
    ({ lines }) => lines.push(taken('rfnd_9', 100_000)),
  ],
  [
    'an unknown refund of something unknown',
    'This refund and its payment are unknown.',
    ({ lines }) => lines.push(taken('rfnd_9', 100_000, { paymentId: 'pay_9', orderId: null })),
  ],
  [
    'more refunded',
    'The refund differs: ₹7,000 at Razorpay, ₹6,999 on this site.',
    ({ refunds }) => (refunds[0]!.amountPaise = 699_900),
  ],
  [
    'less refunded',
    'The refund differs: ₹7,000 at Razorpay, ₹8,000 on this site.',
    ({ refunds }) => (refunds[0]!.amountPaise = 800_000),
  ],
  [
    'a refund of another payment',
    'The refund belongs to another payment on this site.',
    ({ refunds }) => (refunds[0]!.razorpayPaymentId = 'pay_1'),
  ],
  [
    'a refund that failed with us',
    'The refund was debited but failed on this site.',
    ({ refunds }) => Object.assign(refunds[0]!, { status: 'failed', processedAt: null }),
  ],
  [
    'a refund on its way with us',
    'The refund was debited but is still pending on this site.',
    ({ refunds }) => Object.assign(refunds[0]!, { status: 'pending', processedAt: null }),
  ],
  [
    'a refund taken twice',
    'The refund was already debited in another settlement.',
    ({ lines }) =>
      lines.unshift(
        taken('rfnd_1', 700_000, { settlementId: 'setl_0', utr: 'UTR0', settledAt: at('2026-09-30T11:00') }),
      ),
  ],
  [
    'a refund that was paid out',
    'The refund was credited instead of debited.',
    ({ back }) => Object.assign(back, { debitPaise: 0, creditPaise: 700_000 }),
  ],
  [
    'a fee on a refund',
    'Razorpay charged ₹5.90 for a refund.',
    ({ back }) => Object.assign(back, { feePaise: 590, taxPaise: 90, debitPaise: 700_590 }),
  ],
  [
    'too much taken for a refund',
    '₹7,001 were debited for a refund of ₹7,000.',
    ({ back }) => (back.debitPaise = 700_100),
  ],
  [
    'a test refund',
    'This is a test refund, so it should not be in a settlement.',
    ({ refunds }) => (refunds[0]!.test = true),
  ],
  [
    'a refund that nobody had asked for yet',
    'The refund was debited before it was requested.',
    ({ refunds }) => (refunds[0]!.createdAt = at('2026-10-08T09:00')),
  ],
  ['a charge', 'Razorpay debited ₹200.', ({ lines }) => lines.push(adjusted({ debitPaise: 20_000 }))],
  ['a gift', 'Razorpay credited ₹200.', ({ lines }) => lines.push(adjusted({ creditPaise: 20_000 }))],
  [
    'a lost dispute',
    'Razorpay debited ₹200 because of a dispute.',
    ({ lines }) => lines.push(adjusted({ debitPaise: 20_000, disputeId: 'disp_1' })),
  ],
  [
    'a dispute won back',
    'Razorpay credited ₹200 because of a dispute.',
    ({ lines }) => lines.push(adjusted({ creditPaise: 20_000, disputeId: 'disp_1' })),
  ],
  [
    'a transfer',
    'Money was transferred to another account. This site makes no such transfers.',
    ({ lines }) => lines.push(adjusted({ type: 'transfer', debitPaise: 20_000 })),
  ],
  [
    'a type of tomorrow',
    'The line has the unknown type "reserve".',
    ({ lines }) => lines.push(adjusted({ type: 'reserve', debitPaise: 20_000 })),
  ],
  [
    'no UTR',
    'The settlement has no UTR. Check whether it arrived.',
    ({ lines }) => lines.forEach((each) => (each.utr = null)),
  ],
  ['two UTRs', 'The settlement has several UTRs: UTR1, UTR2.', ({ back }) => (back.utr = 'UTR2')],
  [
    'a UTR of another month',
    'The UTR UTR1 also belongs to another settlement.',
    ({ lines }) =>
      lines.unshift(line('pay_0', { settlementId: 'setl_0', settledAt: at('2026-09-30T11:00') })),
  ],
  [
    'more taken than paid out',
    'Debits exceed credits by ₹1,000.',
    ({ lines, refunds }) => {
      refunds.push(refund(2, 100_000));
      lines.push(taken('rfnd_2', 100_000, { settlementId: 'setl_2', utr: 'UTR2' }));
    },
  ],
  [
    'settled in parts',
    'The lines were settled at different times.',
    ({ back }) => (back.settledAt = at('2026-10-08T11:00')),
  ],
  [
    'together more than was paid',
    'The refunds, ₹16,000, exceed the payment of ₹15,000.',
    ({ lines, refunds }) => {
      refunds.push(refund(2, 900_000));
      lines.push(taken('rfnd_2', 900_000));
    },
  ],
  [
    'captured, and settled nowhere',
    'Completed, but not in a settlement after 7 days.',
    ({ payments }) => payments.push(payment(3)),
  ],
  [
    'paid without an id',
    'The payment is completed without a Razorpay id.',
    ({ payments }) => payments.push({ ...payment(3), razorpayPaymentId: null }),
  ],
  [
    'refunded, and taken nowhere',
    'Refunded, but not in a settlement after 7 days.',
    ({ refunds }) => refunds.push(refund(2, 100_000)),
  ],
];

describe('a month with differences', () => {
  it('has at least forty cases with unique names', () => {
    expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(40);
  });

  it.each(cases)('%s: %s', (_name, words, change) => {
    const month = clean();
    change(month);
    expect(differencesOf(month).map((each) => each.words)).toEqual([words]);
  });
});

describe('a clean month', () => {
  it('has no differences', () => {
    expect(differencesOf(clean())).toEqual([]);
  });

  it('allows the days until settlement and waiting lines, and ignores test payments', () => {
    const month: Month = { ...clean(), now: at('2026-10-12T11:00') };
    const waits = line('pay_4', { settled: false, settlementId: null, settledAt: null, utr: null });
    const test = { ...payment(5), test: true };
    const payments = [...month.payments, payment(3), payment(4), test];
    expect(differencesOf({ ...month, payments, lines: [...month.lines, waits] })).toEqual([]);
  });

  it('accepts a fee with or without its tax, and an untaxed small card payment', () => {
    const { payments, refunds, back, ...month } = clean();
    const beside = line('pay_1', { feePaise: 30_000 });
    const untaxed = line('pay_2', { feePaise: 30_000, taxPaise: 0, creditPaise: 1_470_000 });
    expect(differencesOf({ ...month, payments, refunds, lines: [beside, untaxed, back] })).toEqual([]);
  });

  it('adds up: paid less fees, their tax and refunds is what the bank received', () => {
    expect(payoutsOf(clean().lines)).toEqual([
      {
        id: 'setl_1',
        utrs: ['UTR1'],
        settledAt: SETTLED,
        lines: 3,
        paid: 3_000_000,
        refunded: 700_000,
        other: 0,
        fees: 60_000,
        tax: 10_800,
        received: 2_229_200,
      },
    ]);
  });
});
