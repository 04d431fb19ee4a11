import { ApiError } from '../api/errors.ts';
import { cancelOrder, type CheckoutReply, type Order, verifyPayment } from './calls.ts';
import { dropIntent, intentFor, rememberOrder, type Intent, type KnownOrder } from './intent.ts';
import { loadCheckout, openCheckout, type Payer } from './razorpay.ts';

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

/** What is to be paid. */
export interface Bill {
  /** Identity of the purchase, serialisable. Without the price, which the server sets. */
  content: unknown;
  /** Creates or finds the order of this key. @throws ApiError */
  order: (intentKey: string) => Promise<Order>;
  payer: Payer;
}

export const dismissedWords = 'Payment cancelled. You have not been charged, and your details are kept.';
export const alreadyPaidWords = 'This purchase is already paid. You have not been charged again.';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Creates or finds the order. */
async function orderFor({ content, order: create }: Bill): Promise<{ order: Order; intent: Intent }> {
  const intent = intentFor(content);
  try {
    const order = await create(intent.key);
    rememberOrder(intent, order);
    return { order, intent };
  } catch (error) {
    if (!hasCode(error, 'INTENT_REUSED')) throw error;
    dropIntent(intent);
    const fresh = intentFor(content);
    const order = await create(fresh.key);
    rememberOrder(fresh, order);
    return { order, intent: fresh };
  }
}

/**
 * Runs a purchase to its end. Nothing was charged if it throws.
 * @throws ApiError on refusals, CheckoutError without the payment script; both messages are for the buyer
 */
export async function pay(bill: Bill, scriptUrl: string, onStep: (step: PayStep) => void): Promise<PayEnd> {
  onStep('opening');
  const script = loadCheckout(scriptUrl);
  script.catch(() => undefined);

  let begun: { order: Order; intent: Intent };
  try {
    begun = await orderFor(bill);
  } catch (error) {
    const known = hasCode(error, 'ALREADY_PAID') ? releasePaidIntent(bill) : undefined;
    if (known) return { kind: 'already-paid', order: known };
    throw error;
  }
  const { order, intent } = begun;
  await script;

  onStep('paying');
  const end = await openCheckout(order, bill.payer);
  if (end.kind === 'failed') return { kind: 'failed', order };
  if (end.kind === 'dismissed') void cancelOrder(order);
  if (end.kind !== 'paid') return end;

  onStep('confirming');
  const isMismatched = await verifyPayment(end.reply);
  dropIntent(intent);
  return { kind: 'paid', order, reply: end.reply, isMismatched };
}

/** The paid order of these details, if this browser made it. Frees the key for a new purchase. */
function releasePaidIntent({ content }: Bill): KnownOrder | undefined {
  const intent = intentFor(content);
  dropIntent(intent);
  return intent.order;
}
