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

/** How webhooks misbehave. */
export interface WebhookBehaviour {
  /** How often each is sent, with one event id; Razorpay promises at least once. */
  copies: number;
  /** The order of the events that one step makes. */
  order: 'natural' | 'reversed';
}

export interface WebhookOptions {
  secret: string;
  /** Where events are sent; none are without it. */
  url: string | undefined;
  /** Waits before each retry of a delivery that met no 2xx, ms. Razorpay goes on for 24 hours. */
  retryAfterMs?: number[] | undefined;
}

interface Delivery {
  eventId: string;
  body: string;
  attempts: number;
  isDelivered: boolean;
}

/** Signs and sends events as Razorpay does. Deliveries that still wait at a restart are lost, as in an outage. */
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

  /** Takes the events of one step and sends them as the behaviour says. */
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

  /** Resolves when every delivery has been tried; what waits for a retry is tried now. */
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

/** One try. @returns whether it was taken */
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

/** The event as Razorpay writes it, under an id of its own. */
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
