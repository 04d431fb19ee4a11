import { describe, expect, it } from 'vitest';
import { paymentSuccessPath, readPaymentClaim } from '#shared/lib/payment-address.ts';
import { receiptFileName, receiptText, type ReceiptDetails } from './components/payment-success.tsx';
import { paymentResult } from './result.ts';
import {
  isDenied,
  isFinal,
  nextWait,
  type Knowledge,
  type KnownPayment,
  type PaymentStatus,
} from './status.ts';

const claimOf = (query: string) => readPaymentClaim(new URLSearchParams(query));
const named = 'payment_id=pay_1&order_id=order_1';

function known(status: PaymentStatus, more: Partial<KnownPayment> = {}) {
  const payment: KnownPayment = {
    status,
    priceList: 'simple-payment',
    trainingType: 'buddy',
    kindName: 'Buddy',
    discount: 0,
    offer: null,
    duration: 6,
    amount: 4_700_000,
    orderId: 'order_9',
    paymentId: 'pay_9',
    email: 'priya@example.com',
    createdAt: '2026-11-21T02:44:00.000Z',
    completedAt: null,
    renewal: false,
    refunded: false,
    received: null,
    ...more,
  };
  return { kind: 'known' as const, payment };
}

describe('the address of the success page', () => {
  it('has the defaults of pay-20', () => {
    expect(claimOf(named)).toEqual({
      paymentId: 'pay_1',
      orderId: 'order_1',
      trainingType: 'individual',
      duration: 3,
      amount: 1_437_500,
      statusToken: null,
    });
  });

  it('is read back as it was written', () => {
    const claim = {
      ...claimOf(`${named}&status_token=t`),
      trainingType: 'buddy' as const,
      amount: 4_700_000,
    };
    const path = paymentSuccessPath(claim);
    expect(path).toBe(
      '/payment-success?payment_id=pay_1&order_id=order_1&training_type=buddy&duration=3&amount=47000&status_token=t',
    );
    expect(claimOf(path.split('?')[1] ?? '')).toEqual(claim);
  });

  it("has 'N/A' without an order id", () => {
    expect(paymentSuccessPath({ ...claimOf(''), paymentId: 'pay_1' })).toContain('order_id=N%2FA');
  });

  it.each(['amount=abc', 'amount=-5', 'amount=', 'amount=Infinity'])('ignores an invalid %s', (query) => {
    expect(claimOf(query).amount).toBe(1_437_500);
  });
});

describe('the result', () => {
  it.each([
    ['', null, 'loading'],
    ['payment_id=pay_1', null, 'loading'],
    ['order_id=order_1', null, 'loading'],
    [named, null, 'claimed'],
    ['status_token=t', null, 'confirming'],
    ['status_token=t', { kind: 'unreachable' as const }, 'confirming'],
    [`${named}&status_token=t`, { kind: 'unknown' as const }, 'unknown'],
    ['status_token=t', known('pending'), 'confirming'],
    ['status_token=t', known('completed'), 'completed'],
    ['status_token=t', known('failed'), 'failed'],
    ['status_token=t', known('cancelled'), 'cancelled'],
  ] as const)('for %j with %j is %s', (query, knowledge, kind) => {
    expect(paymentResult(claimOf(query), knowledge).kind).toBe(kind);
  });

  it('shows details without a token only with both ids', () => {
    expect(paymentResult(claimOf('payment_id=pay_1'), null).details).toBeNull();
    expect(paymentResult(claimOf(named), null).details?.bought?.amount).toBe(1_437_500);
  });

  it('prefers the server to the address', () => {
    const query = `${named}&training_type=individual&duration=3&amount=1&status_token=t`;
    expect(paymentResult(claimOf(query), known('completed')).details).toMatchObject({
      bought: { trainingType: 'buddy', duration: 6, amount: 4_700_000 },
      paymentId: 'pay_9',
      orderId: 'order_9',
    });
  });

  it("hides the address's claims until the server has answered", () => {
    const query = `${named}&amount=1&status_token=t`;
    expect(paymentResult(claimOf(query), { kind: 'unreachable' }).details?.bought).toBeNull();
    expect(paymentResult(claimOf(query), { kind: 'unknown' }).details?.bought).toBeNull();
  });
});

describe('polling', () => {
  it('starts after 2 s and backs off to 10 s', () => {
    expect(nextWait(0)).toBe(2_000);
    expect(nextWait(1)).toBeGreaterThan(2_000);
    expect(nextWait(30)).toBe(10_000);
  });

  it('is slower for a failed payment', () => {
    expect(nextWait(0, true)).toBe(2_000);
    expect(nextWait(30, true)).toBe(30_000);
  });

  it('stops at a final answer', () => {
    expect(isFinal(known('pending'))).toBe(false);
    expect(isFinal({ kind: 'unreachable' })).toBe(false);
    expect(isFinal(known('completed'))).toBe(true);
    expect(isFinal({ kind: 'unknown' })).toBe(true);
  });

  it.each(['failed', 'cancelled'] as const)('goes on after %s: a second attempt is possible', (status) => {
    expect(isFinal(known(status))).toBe(false);
    expect(isDenied(known(status))).toBe(true);
  });

  it('treats nothing else as failed', () => {
    const others = [known('pending'), known('completed'), { kind: 'unknown' }, { kind: 'unreachable' }, null];
    expect(others.filter((knowledge) => isDenied(knowledge as Knowledge | null))).toEqual([]);
  });
});

describe('the receipt', () => {
  function receiptDetails(query: string, knowledge: Knowledge | null): ReceiptDetails {
    const { details } = paymentResult(claimOf(query), knowledge);
    if (!details?.bought) throw new Error('nothing was bought');
    return { ...details, bought: details.bought };
  }
  const paid = receiptDetails('status_token=t', known('completed'));

  it('is named with the payment id', () => {
    expect(receiptFileName(paid)).toBe('pay_9.txt');
    expect(receiptFileName({ ...paid, paymentId: '../a/b' })).toBe('..ab.txt');
  });

  it('states what was paid, in IST', () => {
    const text = receiptText(paid, 'completed');
    expect(text).toContain('Payment ID: pay_9');
    expect(text).toContain('Amount: ₹47,000');
    expect(text).toContain('Plan: Buddy coaching');
    expect(text).toContain('Date: 21 Nov 2026, 8:14 am IST');
    expect(text).toContain('Status: Completed');
  });

  it('claims nothing if only the address names the payment', () => {
    const text = receiptText(receiptDetails(named, null), 'claimed');
    expect(text).not.toContain('Completed');
    expect(text).toContain('Not confirmed by this page');
  });
});
