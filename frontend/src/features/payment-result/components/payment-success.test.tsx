import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPaymentClaim } from '../../../shared/lib/payment-address.ts';
import type { Knowledge } from '../status.ts';
import { PaymentSuccess } from './payment-success.tsx';

const token = 'payment_id=pay_1&order_id=order_1&status_token=t';
let answer: () => Response | Promise<never>;
let asked = 0;

function payment(status: string): Response {
  return Response.json({
    status,
    trainingType: 'buddy',
    duration: 6,
    amount: 4_700_000,
    currency: 'INR',
    orderId: 'order_1',
    paymentId: 'pay_1',
    email: 'priya@example.com',
    createdAt: '2026-11-21T02:44:00.000Z',
    completedAt: null,
  });
}

function show(query: string, initial: Knowledge | null = null): void {
  const claim = readPaymentClaim(new URLSearchParams(query));
  const router = createMemoryRouter([
    { path: '/', element: <PaymentSuccess claim={claim} initial={initial} /> },
  ]);
  render(<RouterProvider router={router} />);
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
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

it('waits for the server, then shows what it knows and stops asking', async () => {
  show(token);
  expect(title()).toBe('Confirming payment');
  expect(document.body.textContent).toContain('We are confirming your payment. Please do not pay again.');
  expect(screen.queryByRole('button', { name: 'Download Receipt' })).toBeNull();
  await wait(2_100);
  expect(asked).toBe(1);
  answer = () => payment('completed');
  await wait(3_000);
  expect(title()).toBe('Payment successful');
  expect(document.body.textContent).toContain('₹47,000');
  expect(screen.getByRole('button', { name: 'Download Receipt' })).toBeDefined();
  const before = asked;
  await wait(60_000);
  expect(asked).toBe(before);
});

it.each([
  ['failed', 'Payment failed'],
  ['cancelled', 'Payment cancelled'],
])('offers to try again when %s', async (status, heading) => {
  answer = () => payment(status);
  show(token);
  await wait(2_100);
  expect(title()).toBe(heading);
  expect(screen.getByRole('link', { name: 'Try Payment Again' }).getAttribute('href')).toBe(
    '/training-programs',
  );
});

it('keeps asking through a broken connection', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  show(token);
  await wait(20_000);
  expect(title()).toBe('Confirming payment');
  answer = () => payment('completed');
  await wait(11_000);
  expect(title()).toBe('Payment successful');
});

it('says when it takes long', async () => {
  show(token);
  await wait(90_000);
  expect(document.body.textContent).toContain('This takes longer than usual');
});

it('without a token shows the details of the address and claims no more', async () => {
  show('payment_id=pay_1&order_id=order_1');
  expect(title()).toBe('Thank you');
  expect(document.body.textContent).not.toContain('successful');
  expect(document.body.textContent).not.toContain('Completed');
  expect(document.body.textContent).toContain('₹14,375');
  await wait(20_000);
  expect(asked).toBe(0);
});

it("without ids says 'Loading payment details'", () => {
  show('payment_id=pay_1');
  expect(title()).toBe('Loading payment details');
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});
