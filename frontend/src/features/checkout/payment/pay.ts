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
      /** Amount or currency does not match the order. */
      isMismatched: boolean;
    }
  /** The same purchase was paid before, for example in a tab closed too early. */
  | { kind: 'already-paid'; order: KnownOrder }
  | { kind: 'dismissed' }
  | { kind: 'failed'; order: Order };

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Identity of a purchase. Excludes the price, which the server sets; a retry counts as the same purchase on either screen. */
function contentOf({ amount: _shown, retry, ...content }: Purchase): unknown {
  return { ...content, priceList: retry?.priceList ?? content.priceList };
}

/** Creates or finds the order. */
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
 * Runs a purchase to its end. Nothing was charged if it throws.
 * @throws ApiError on refusals, CheckoutScriptError without the payment script; both messages are for the buyer
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
    const known = hasCode(error, 'ALREADY_PAID') ? releasePaidIntent(purchase) : undefined;
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
  const isMismatched = await verifyPayment(end.reply);
  dropIntent(intent);
  return { kind: 'paid', order, reply: end.reply, isMismatched };
}

/** The paid order of these details, if this browser made it. Frees the key for a new purchase. */
function releasePaidIntent(purchase: Purchase): KnownOrder | undefined {
  const intent = intentFor(contentOf(purchase));
  dropIntent(intent);
  return intent.order;
}
