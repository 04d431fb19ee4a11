import { ApiError } from '#shared/api/errors.ts';
import {
  cancelOrder,
  createOrder,
  verifyPayment,
  type CheckoutReply,
  type Order,
  type Purchase,
} from '../api.ts';
import { dropIntent, intentFor, rememberOrder, type Intent, type KnownOrder } from './intent.ts';
import { loadCheckout, openCheckout } from './razorpay.ts';

export type PayStep = 'opening' | 'paying' | 'confirming';

export type PayEnd =
  | {
      kind: 'paid';
      order: Order;
      reply: CheckoutReply;
      /** What was paid does not match the order. */
      isUnfit: boolean;
    }
  /** These very details were paid for before, perhaps in a tab that was closed too early. */
  | { kind: 'already-paid'; order: KnownOrder }
  | { kind: 'dismissed' }
  | { kind: 'failed'; order: Order };

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/**
 * What makes two purchases the same. The price is the server's, so a changed one makes no second order; trying again is
 * the same purchase, on whichever screen.
 */
function contentOf({ amount: _shown, retry, ...content }: Purchase): unknown {
  return { ...content, priceList: retry?.priceList ?? content.priceList };
}

/** The order of this purchase, and the intent it belongs to. */
async function orderFor(purchase: Purchase): Promise<{ order: Order; intent: Intent }> {
  const intent = intentFor(contentOf(purchase));
  try {
    const order = await createOrder(intent.key, purchase);
    rememberOrder(intent, order);
    return { order, intent };
  } catch (error) {
    if (!hasCode(error, 'INTENT_REUSED')) throw error;
    dropIntent(intent);
    const fresh = intentFor(contentOf(purchase));
    const order = await createOrder(fresh.key, purchase);
    rememberOrder(fresh, order);
    return { order, intent: fresh };
  }
}

/**
 * From a valid purchase to its end. Throws what the buyer should read: ApiError for refusals,
 * CheckoutScriptError when the payment window is missing. Nothing was charged in either case.
 */
export async function pay(
  purchase: Purchase,
  scriptUrl: string,
  onStep: (step: PayStep) => void,
): Promise<PayEnd> {
  onStep('opening');
  const script = loadCheckout(scriptUrl);
  script.catch(() => undefined);

  let begun: { order: Order; intent: Intent };
  try {
    begun = await orderFor(purchase);
  } catch (error) {
    const known = hasCode(error, 'ALREADY_PAID') ? forgetPaid(purchase) : undefined;
    if (known) return { kind: 'already-paid', order: known };
    throw error;
  }
  const { order, intent } = begun;
  await script;

  onStep('paying');
  const end = await openCheckout(order, purchase);
  if (end.kind === 'failed') return { kind: 'failed', order };
  if (end.kind === 'dismissed') void cancelOrder(order);
  if (end.kind !== 'paid') return end;

  onStep('confirming');
  const isUnfit = await verifyPayment(end.reply);
  dropIntent(intent);
  return { kind: 'paid', order, reply: end.reply, isUnfit };
}

/** The paid order behind these details, if this browser made it. The next purchase is a new one. */
function forgetPaid(purchase: Purchase): KnownOrder | undefined {
  const intent = intentFor(contentOf(purchase));
  dropIntent(intent);
  return intent.order;
}
