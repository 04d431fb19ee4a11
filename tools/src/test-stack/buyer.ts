import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { post } from './api.ts';
import type { StackSettings } from './settings.ts';

const TIMEOUT_MS = 90_000;
const PAUSE_MS = 300;

export interface Order {
  orderId: string;
}

export interface Purchase {
  email: string;
  orderId: string;
  /** What was said to calls that had to be made again because they were not answered well. */
  repeats: string[];
}

/** Calls until it is answered well, as a person would: the same intent, a moment later. */
export async function patiently<T>(call: () => Promise<T>, onRepeat: (why: string) => void): Promise<T> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      onRepeat(String(error));
      await delay(PAUSE_MS);
    }
  }
}

/** Three months, with a key and an address that nobody else has. */
export function orderRequest() {
  return {
    intentKey: randomUUID(),
    priceList: 'training-programs',
    trainingType: 'individual',
    duration: 3,
    user: { name: 'Load Buyer', email: `buyer-${randomUUID()}@example.com`, age: 30, gender: 'female' },
  };
}

/** Buys three months: an order, a payment at the sandbox, and word of it to the site. */
export async function buy({ siteUrl, sandboxUrl, variables }: StackSettings): Promise<Purchase> {
  const repeats: string[] = [];
  const again = (why: string) => void repeats.push(why);
  const request = orderRequest();
  const { orderId } = await patiently(() => post<Order>(`${siteUrl}/api/payments/orders`, request), again);
  // A sandbox that was killed after it took the money has taken it: what is left is for the reconciler to find.
  const { paymentId } = await patiently(
    () => post<{ paymentId: string }>(`${sandboxUrl}/control/capture`, { orderId }),
    () => undefined,
  );
  const signature = createHmac('sha256', variables['RAZORPAY_KEY_SECRET'] ?? '');
  const proof = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature.update(`${orderId}|${paymentId}`).digest('hex'),
  };
  await patiently(() => post(`${siteUrl}/api/payments/verify`, proof), again);
  return { email: request.user.email, orderId, repeats };
}
