import { api, unwrap } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import type { KnownOrder } from './intent.ts';

/** `amount` in paise. */
export interface Order extends KnownOrder {
  amount: number;
  currency: string;
  keyId: string;
  /** Description of the purchase. */
  item: string;
  /** For Razorpay: training type, duration, amount, user and buddy details as JSON. */
  notes: Record<string, string>;
}

/** Field names of Razorpay. */
export interface CheckoutReply {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** ms between attempts: bridges a server restart without keeping the buyer waiting long. */
const verifyWaits = [500, 1000, 2000, 4000];

function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/**
 * Reports the payment to the server. If that fails, the webhook and reconciliation complete it, so the buyer only waits.
 * @returns whether the payment does not match the order
 */
export async function verifyPayment(reply: CheckoutReply, waits = verifyWaits): Promise<boolean> {
  try {
    const { received } = await unwrap(api.POST('/api/payments/verify', { body: reply }));
    return Boolean(received);
  } catch (error) {
    const [wait, ...rest] = waits;
    if (wait === undefined || !isTransient(error)) return false;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return verifyPayment(reply, rest);
  }
}

/** The buyer closed the checkout. Best effort, not awaited. */
export async function cancelOrder({ orderId, statusToken }: KnownOrder): Promise<void> {
  await unwrap(api.POST('/api/payments/cancel', { body: { orderId, statusToken } })).catch(() => undefined);
}
