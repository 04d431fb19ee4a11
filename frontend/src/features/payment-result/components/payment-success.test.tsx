import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readPaymentClaim } from '#shared/lib/payment-address.ts';
import type { Knowledge, KnownPayment } from '../status.ts';
import { PaymentSuccess } from './payment-success.tsx';

const token = 'payment_id=pay_1&order_id=order_1&status_token=t';
let answer: () => Response | Promise<never>;
let asked = 0;

function payment(status: string, received: KnownPayment['received'] = null, refunded = false): Response {
  return Response.json({
    status,
    priceList: 'simple-payment',
    trainingType: 'buddy',
    kindName: 'Buddy',
    discount: 0,
    offer: null,
    duration: 6,
    amount: 4_700_000,
    currency: 'INR',
    orderId: 'order_1',
    paymentId: 'pay_1',
    email: 'priya@example.com',
    createdAt: '2026-11-21T02:44:00.000Z',
    completedAt: null,
    renewal: false,
    refunded,
    received,
  });
}

async function known(status: string): Promise<Knowledge> {
  return { kind: 'known', payment: (await payment(status).json()) as KnownPayment };
}

function TheForm() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function show(query: string, initial: Knowledge | null = null): void {
  const claim = readPaymentClaim(new URLSearchParams(query));
  const router = createMemoryRouter([
    { path: '/', element: <PaymentSuccess claim={claim} initial={initial} /> },
    { path: '/training-programs', element: <TheForm /> },
  ]);
  render(<RouterProvider router={router} />);
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const stepMs = 500;

/** Advances the clock in small steps, so that real answers can arrive in between. */
async function wait(ms: number, isEnough = (): boolean => false): Promise<void> {
  for (let passed = 0; passed < ms && !isEnough(); passed += stepMs) {
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => {
      await vi.advanceTimersByTimeAsync(stepMs);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

/** Waits up to a minute of fake time. */
async function untilTitle(expected: string): Promise<void> {
  await wait(60_000, () => title() === expected);
  expect(title()).toBe(expected);
}

// The client is loaded with its first call, in real time.
beforeAll(() => import('#shared/api/typed-client.ts'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  asked = 0;
  answer = () => payment('pending');
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('polls until the payment is completed, then stops', async () => {
  show(token);
  expect(title()).toBe('Confirming payment');
  expect(document.body.textContent).toContain('We are confirming your payment. Please do not pay again.');
  expect(screen.queryByRole('button', { name: 'Download Receipt' })).toBeNull();
  await wait(10_000, () => asked > 0);
  expect(title()).toBe('Confirming payment');
  answer = () => payment('completed');
  await untilTitle('Payment successful');
  expect(document.body.textContent).toContain('₹47,000');
  expect(screen.getByRole('button', { name: 'Download Receipt' })).toBeDefined();
  const before = asked;
  await wait(60_000);
  expect(asked).toBe(before);
});

it.each([
  ['failed', 'Payment failed'],
  ['cancelled', 'Payment cancelled'],
])('offers a retry if the payment is %s', async (status, heading) => {
  answer = () => payment(status);
  show(token);
  await untilTitle(heading);
  expect(screen.getByRole('link', { name: 'Try Payment Again' }).getAttribute('href')).toBe(
    '/training-programs',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Try Payment Again' }));
  const kept = {
    mode: 'buddy',
    duration: 6,
    retry: { priceList: 'simple-payment', amount: 4_700_000, statusToken: 't' },
  };
  expect(JSON.parse(document.body.textContent ?? '')).toEqual(kept);
});

const waits = 'please wait: this page updates by itself';

it.each([
  ['failed', 'Payment failed'],
  ['cancelled', 'Payment cancelled'],
])("shows a second attempt's result after it was %s", async (status, heading) => {
  answer = () => payment(status);
  show(token);
  await untilTitle(heading);
  expect(document.body.textContent).toContain(waits);
  answer = () => Promise.reject(new TypeError('offline'));
  await wait(45_000);
  expect(title()).toBe(heading);
  answer = () => payment('completed');
  await untilTitle('Payment successful');
  expect(screen.queryByRole('link', { name: 'Try Payment Again' })).toBeNull();
  const before = asked;
  await wait(60_000);
  expect(asked).toBe(before);
});

it('polls a server-rendered failure for a quarter of an hour and when the tab returns', async () => {
  answer = () => payment('failed');
  show(token, await known('failed'));
  expect(document.body.textContent).toContain(waits);
  await wait(15 * 60_000 + 31_000);
  expect(asked).toBeGreaterThan(20);
  expect(asked).toBeLessThan(60);
  expect(title()).toBe('Payment failed');
  expect(document.body.textContent).not.toContain(waits);
  expect(document.body.textContent).toContain('You can safely try again.');
  const before = asked;
  await wait(10 * 60_000);
  expect(asked).toBe(before);

  answer = () => payment('completed');
  document.dispatchEvent(new Event('visibilitychange'));
  await untilTitle('Payment successful');
  expect(asked).toBe(before + 1);
});

it('keeps polling when the connection breaks', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  show(token);
  await wait(20_000);
  expect(title()).toBe('Confirming payment');
  answer = () => payment('completed');
  await untilTitle('Payment successful');
});

it('states when it takes long', async () => {
  show(token);
  await wait(90_000);
  expect(document.body.textContent).toContain('This takes longer than usual');
});

it("shows the address's details without a token and claims no more", async () => {
  show('payment_id=pay_1&order_id=order_1');
  expect(title()).toBe('Thank you');
  expect(document.body.textContent).not.toContain('successful');
  expect(document.body.textContent).not.toContain('Completed');
  expect(document.body.textContent).toContain('₹14,375');
  await wait(20_000);
  expect(asked).toBe(0);
});

it("shows 'Loading payment details' without ids", () => {
  show('payment_id=pay_1');
  expect(title()).toBe('Loading payment details');
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

it('promises no program after a full refund', async () => {
  show(token, { kind: 'known', payment: (await payment('completed', null, true).json()) as KnownPayment });
  expect(title()).toBe('Payment refunded');
  expect(screen.getByRole('status').textContent).toBe(
    'This payment was refunded in full, and the program has ended. Most banks show a refund within 5 to 7 working days.',
  );
  expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download Receipt' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Try Payment Again' })).toBeNull();
});

it.each([
  [
    'open',
    'Payment under review',
    'We received a payment of ₹47,500 that does not match your order. We are looking at it; please do not pay again.',
    false,
  ],
  [
    'refunded',
    'Payment refunded',
    'We received a payment of ₹47,500 that did not match your order, and have refunded it. You can safely try again.',
    true,
  ],
  [
    'closed',
    'Payment not matched',
    'We received a payment of ₹47,500 that did not match your order. It has been handled. Please contact us before you pay again.',
    false,
  ],
] as const)('states what happened to a mismatched payment: %s', async (state, heading, words, retry) => {
  const received = { amount: 4_750_000, currency: 'INR', state };
  show(token, { kind: 'known', payment: (await payment('failed', received).json()) as KnownPayment });
  expect(title()).toBe(heading);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.queryByText(/not been charged/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Try Payment Again' }) !== null).toBe(retry);
});
