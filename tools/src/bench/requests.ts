import { createHmac, randomUUID } from 'node:crypto';
import type { Stack } from '../stack/stack.ts';
import type { BenchRequest } from './measure.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export function post(path: string, body: object, headers: Record<string, string> = {}): BenchRequest {
  return { path, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

export function order(): BenchRequest {
  const user = { name: 'Bench Buyer', email: `${randomUUID()}@example.com`, age: 30, gender: 'female' };
  const chosen = { priceList: 'training-programs', trainingType: 'buddy', duration: 6, amount: 4_700_000 };
  return post('/api/payments/orders', { ...chosen, intentKey: randomUUID(), user, buddy: user });
}

/** A signed event about a payment that nobody knows. */
export function webhook({ env }: Stack): BenchRequest {
  const ids = { id: `pay_${randomUUID()}`, order_id: `order_${randomUUID()}` };
  const entity = { ...ids, amount: 100, currency: 'INR' };
  const body = { event: 'payment.captured', payload: { payment: { entity } } };
  const signature = createHmac('sha256', env['RAZORPAY_WEBHOOK_SECRET'] ?? '');
  return post('/api/payments/webhook', body, {
    'x-razorpay-event-id': randomUUID(),
    'x-razorpay-signature': signature.update(JSON.stringify(body)).digest('hex'),
  });
}
