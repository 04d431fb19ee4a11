import type { Dispute, Order, Payment, Refund } from './entities.ts';
import { hmacHex, newId, now } from './wire.ts';

const ANSWER_WITHIN_MS = 5000;

export interface WebhookEvent {
  event: string;
  payment: Payment;
  order?: Order;
  refund?: Refund;
  dispute?: Dispute;
}

/** How webhooks are sent. */
export interface WebhookBehaviour {
  /** Deliveries per event with one event id; Razorpay promises at least one. */
  copies: number;
  /** Order of the events of one step. */
  order: 'natural' | 'reversed';
}

export interface WebhookOptions {
  secret: string;
  /** Target of webhooks; none are sent without it. */
  url: string | undefined;
  /** Delays of retries after an answer other than 2xx, ms. Razorpay retries for 24 hours. */
  retryAfterMs?: number[] | undefined;
}

interface Delivery {
  eventId: string;
  body: string;
  attempts: number;
  isDelivered: boolean;
}

/** Signs and sends events as Razorpay does. Pending deliveries are lost at a restart, as in an outage. */
export class WebhookSender {
  behaviour: WebhookBehaviour = { copies: 1, order: 'natural' };
  url: string | undefined;
  readonly #secret: string;
  readonly #retryAfterMs: number[];
  readonly #toRetry = new Map<Delivery, NodeJS.Timeout>();
  readonly #inFlight = new Set<Promise<void>>();
  #closed = false;

  constructor(options: WebhookOptions) {
    this.#secret = options.secret;
    this.url = options.url;
    this.#retryAfterMs = options.retryAfterMs ?? [2000, 10_000, 60_000, 300_000, 1_800_000];
  }

  /** Sends the events of one step. */
  enqueue(events: WebhookEvent[]): void {
    if (this.url === undefined) return;
    const { copies, order } = this.behaviour;
    const inOrder = order === 'reversed' ? events.toReversed() : events;
    const send = async (): Promise<void> => {
      for (const delivery of inOrder.map(toDelivery)) {
        for (let copy = 0; copy < copies; copy += 1) await this.#send(delivery);
      }
    };
    this.#track(send());
  }

  /** Resolves when every delivery has been tried; pending retries run now. */
  async flush(): Promise<void> {
    await Promise.all(this.#inFlight);
    for (const [delivery, timer] of this.#toRetry) {
      clearTimeout(timer);
      this.#toRetry.delete(delivery);
      await this.#send(delivery);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#toRetry.values()) clearTimeout(timer);
    await Promise.all(this.#inFlight);
  }

  async #send(delivery: Delivery): Promise<void> {
    if (this.url === undefined || this.#closed) return;
    const signature = hmacHex(this.#secret, delivery.body);
    delivery.isDelivered = (await post(this.url, delivery, signature)) || delivery.isDelivered;
    const wait = this.#retryAfterMs[delivery.attempts];
    delivery.attempts += 1;
    if (delivery.isDelivered || this.#closed || wait === undefined || this.#toRetry.has(delivery)) return;
    const again = (): void => {
      this.#toRetry.delete(delivery);
      this.#track(this.#send(delivery));
    };
    this.#toRetry.set(delivery, setTimeout(again, wait));
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
  }
}

/** One attempt. @returns whether it was accepted */
async function post(url: string, delivery: Delivery, signature: string): Promise<boolean> {
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
    return answer.ok;
  } catch {
    return false;
  }
}

/** The event as Razorpay writes it, with a new id. */
function toDelivery({ event, payment, order, refund, dispute }: WebhookEvent): Delivery {
  const entities = {
    ...(refund && { refund: { entity: refund } }),
    payment: { entity: payment },
    ...(order && { order: { entity: order } }),
    ...(dispute && { dispute: { entity: dispute } }),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_IronbloomSandbx',
    event,
    contains: Object.keys(entities),
    payload: entities,
    created_at: now(),
  });
  return { eventId: newId('evt'), body, attempts: 0, isDelivered: false };
}
