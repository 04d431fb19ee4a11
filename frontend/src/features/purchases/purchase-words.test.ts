import { expect, test } from 'vitest';
import type { PaidPurchase } from './api.ts';
import { canAsk, promisesOf, requestInWords, stateOf } from './purchase-words.ts';

const bought: PaidPurchase = {
  half: 'buyer',
  _id: '0',
  item: 'Individual coaching, 3 months',
  duration: 3,
  boughtAt: '2026-11-22T08:00:00.000Z',
  contactedAt: null,
  assessedAt: null,
  renewal: false,
  refunded: false,
  test: false,
  amount: 1_500_000,
  discount: 0,
  offer: null,
  receiptNumber: 'IB-2026-000001',
  amountRefunded: 0,
  amountRefunding: 0,
  refundRequest: null,
  invoiceNumber: null,
  creditNotes: [],
  buddy: null,
};

const request = {
  _id: '1',
  reason: 'I moved away',
  askedAt: '2026-11-23T08:00:00.000Z',
  dueAt: '2026-11-30T08:00:00.000Z',
  outcome: null,
  closedAt: null,
  answer: null,
  amount: null,
  refundStatus: null,
} as const;
const closedAt = '2026-11-24T08:00:00.000Z';
const ASKED = 'You asked for a refund on 23 Nov 2026, 1:30 pm IST.';

test.each([
  [{}, 'Paid', undefined],
  [{ amountRefunded: 500_050 }, 'Partly refunded', '₹5,000.50 was refunded to you. '],
  [
    { amountRefunding: 1_500_000 },
    'Refund on its way',
    '₹15,000 is being refunded; banks show it within 5 to 7 working days.',
  ],
  [
    { amountRefunded: 500_000, amountRefunding: 1_000_000 },
    'Refund on its way',
    '₹5,000 was refunded to you. ₹10,000 is being refunded; banks show it within 5 to 7 working days.',
  ],
  [{ amountRefunded: 1_500_000 }, 'Refunded', '₹15,000 was refunded to you. '],
])('words the payment state %o', (change, word, text) => {
  expect(stateOf({ ...bought, ...change })).toMatchObject({ word, ...(text && { text }) });
});

const plan = { what: 'You get your nutrition and workout plan', when: 'by 24 Nov 2026, 1:30 pm IST' };

test('words a promise with its time, and whether it has passed', () => {
  expect(promisesOf(bought, Date.parse('2026-11-23T07:00:00.000Z'))).toEqual({
    steps: [{ what: 'We contact you for your assessment', when: 'by 23 Nov 2026, 1:30 pm IST' }, plan],
    late: undefined,
  });
  expect(promisesOf(bought, Date.parse('2026-11-23T08:00:01.000Z'))).toEqual({
    steps: [
      { what: 'We contact you for your assessment', when: 'was due by 23 Nov 2026, 1:30 pm IST' },
      plan,
    ],
    late: 'Have you not heard from us?',
  });
  expect(promisesOf(bought, Date.parse('2026-12-07T08:00:00.000Z'))).toEqual({ steps: [], late: undefined });
});

test.each([
  [{ contactedAt: '2026-11-22T10:00:00.000Z' }, 'We contacted you', 'on 22 Nov 2026, 3:30 pm IST'],
  [
    { contactedAt: '2026-11-22T10:00:00.000Z', assessedAt: '2026-11-22T11:00:00.000Z' },
    'Your assessment is done',
    'on 22 Nov 2026, 4:30 pm IST',
  ],
])('shows what staff marked as done instead of the promise: %o', (marks, what, when) => {
  const later = promisesOf({ ...bought, ...marks }, Date.parse('2026-11-23T09:00:00.000Z'));
  expect(later).toEqual({ steps: [{ what, when }, plan], late: undefined });
  const tooLate = promisesOf({ ...bought, ...marks }, Date.parse('2026-11-24T09:00:00.000Z'));
  expect(tooLate.late).toBe('Have you not received your plan?');
});

test.each([
  [{}, `${ASKED} We answer by 30 Nov 2026, 1:30 pm IST.`],
  [{ outcome: 'withdrawn', closedAt }, 'You withdrew your refund request on 24 Nov 2026, 1:30 pm IST.'],
  [{ outcome: 'refused', closedAt }, `${ASKED} We declined it on 24 Nov 2026, 1:30 pm IST:`],
  [
    { outcome: 'refunded', closedAt, amount: 500_000, refundStatus: 'pending' },
    `${ASKED} We approved it on 24 Nov 2026, 1:30 pm IST. ₹5,000 is being refunded:`,
  ],
  [
    { outcome: 'refunded', closedAt, amount: 500_000, refundStatus: 'processed' },
    `${ASKED} We approved it on 24 Nov 2026, 1:30 pm IST and refunded ₹5,000:`,
  ],
  [
    { outcome: 'refunded', closedAt, amount: 500_000, refundStatus: 'failed' },
    `${ASKED} We approved ₹5,000 on 24 Nov 2026, 1:30 pm IST, but the refund has not reached you yet. We are working on it.`,
  ],
] as const)('words the refund request %o', (change, words) => {
  expect(requestInWords({ ...request, ...change })).toBe(words);
});

test('offers no second request, and none after a full refund', () => {
  expect(canAsk(bought)).toBe(true);
  expect(canAsk({ ...bought, refundRequest: request })).toBe(false);
  expect(canAsk({ ...bought, refundRequest: { ...request, outcome: 'refused', closedAt } })).toBe(true);
  expect(canAsk({ ...bought, amountRefunded: 500_000, amountRefunding: 1_000_000 })).toBe(false);
});
