import { type Dispute, now, type Order, type Payment, type Refund } from './entities.ts';
import { newId } from './signing.ts';

const ANSWER_WITHIN_MS = 5000;

export interface WebhookEvent {
  event: string;
  payment: Payment;
  order?: Order;
  refund?: Refund;
  dispute?: Dispute;
}

/** One event as it was, or is yet to be, delivered. */
export interface SentWebhook {
  eventId: string;
  event: string;
  orderId: string;
  paymentId: string;
  state: 'waiting' | 'delivered' | 'given-up' | 'dropped';
  /** What each try met: an HTTP status, or the words of a network error. */
  attempts: (number | string)[];
}

export interface Delivery extends SentWebhook {
  body: string;
  timer?: NodeJS.Timeout | undefined;
}

/** One try. @returns the HTTP status, or the words of a network error */
export async function post(url: string, delivery: Delivery, signature: string): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': delivery.eventId,
      },
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The event as Razorpay writes it, under an id of its own. */
export function toDelivery({ event, payment, order, refund, dispute }: WebhookEvent): Delivery {
  const entities = {
    ...(refund === undefined ? {} : { refund: { entity: refund } }),
    payment: { entity: payment },
    ...(order === undefined ? {} : { order: { entity: order } }),
    ...(dispute === undefined ? {} : { dispute: { entity: dispute } }),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_IronbloomSandbx',
    event,
    contains: Object.keys(entities),
    payload: entities,
    created_at: now(),
  });
  const ids = { eventId: newId('evt'), orderId: payment.order_id, paymentId: payment.id };
  return { ...ids, event, state: 'waiting', attempts: [], body };
}
