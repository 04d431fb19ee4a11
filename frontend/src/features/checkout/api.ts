import { api, unwrap } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import type { KnownOrder } from './payment/intent.ts';
import type { CheckoutDetails } from './person.ts';

/** What is being bought by whom. */
export interface Purchase extends PlanChoice, CheckoutDetails {
  priceList: PriceListId;
  /** Paise, as shown to the buyer; the server refuses when its own price differs. */
  amount: number;
  /** Of an offer. */
  code?: string | undefined;
  /** The payment that did not go through before, and its price list: the server keeps the price for a while. */
  retry?: { statusToken: string; priceList: PriceListId } | undefined;
}

/** Amount in paise. */
export interface Order extends KnownOrder {
  amount: number;
  currency: string;
  keyId: string;
  /** What is bought, in words. */
  item: string;
  /** For the payment provider: training type, duration, amount, user and buddy details as JSON. */
  notes: Record<string, string>;
}

/** Razorpay's own names. */
export interface CheckoutReply {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export function createOrder(intentKey: string, { retry, code, ...purchase }: Purchase): Promise<Order> {
  const retryOf = retry?.statusToken;
  const body = { ...purchase, intentKey, ...(code ? { code } : {}), ...(retryOf ? { retryOf } : {}) };
  return unwrap(api.POST('/api/payments/orders', { body }));
}

/** Waits between the tries, in ms: long enough for a server that restarts, short for somebody who has paid. */
const verifyWaits = [500, 1000, 2000, 4000];

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/**
 * Tells the server about the payment. When it cannot be told or does not believe it, the webhook and the reconciler find out
 * by themselves, so the buyer only has to wait.
 * @returns whether what was paid does not match the order
 */
export async function verifyPayment(reply: CheckoutReply, waits = verifyWaits): Promise<boolean> {
  try {
    const { received } = await unwrap(api.POST('/api/payments/verify', { body: reply }));
    return Boolean(received);
  } catch (error) {
    const [wait, ...rest] = waits;
    if (wait === undefined || !isPassing(error)) return false;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return verifyPayment(reply, rest);
  }
}

/** The buyer closed the checkout. Only a courtesy to the books: nobody waits for it. */
export async function cancelOrder({ orderId, statusToken }: KnownOrder): Promise<void> {
  await unwrap(api.POST('/api/payments/cancel', { body: { orderId, statusToken } })).catch(() => undefined);
}

/** What a plan costs with a code. Keeps no use of it. @throws ApiError, whose message is for the buyer */
export function checkOffer(question: { code: string; priceList: PriceListId } & PlanChoice) {
  return unwrap(api.POST('/api/payments/offers/check', { body: question }));
}
