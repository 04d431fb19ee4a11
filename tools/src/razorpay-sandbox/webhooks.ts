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

/** One event as it was, or is yet to be, delivered. */
export interface SentWebhook {
  eventId: string;
  event: string;
  orderId: string;
  paymentId: string;
  state: 'waiting' | 'delivered' | 'given-up' | 'dropped';
  /** Result of each attempt: an HTTP status or a network error's message. */
  attempts: (number | string)[];
}

interface Delivery extends SentWebhook {
  body: string;
  timer?: NodeJS.Timeout | undefined;
}

/** How webhooks misbehave. */
export interface WebhookBehaviour {
  /** Sent this much later, ms. */
  delayMs: number;
  /** How often each is sent, with one event id; Razorpay promises at least once. */
  copies: number;
  /** The order of the events that one step makes. */
  order: 'natural' | 'reversed';
  /** `true` loses all, a list loses those events. */
  drop: boolean | string[];
}

export interface WebhookOptions {
  secret: string;
  url: string | undefined;
  /** Waits before each retry of a delivery that met no 2xx, ms. Razorpay goes on for 24 hours. */
  retryAfterMs?: number[] | undefined;
}

/** Signs and sends events as Razorpay does. Deliveries that still wait at a restart are lost, as in an outage. */
export class WebhookSender {
  behaviour: WebhookBehaviour = { delayMs: 0, copies: 1, order: 'natural', drop: false };
  url: string | undefined;
  readonly #secret: string;
  readonly #retryAfterMs: number[];
  readonly #sent: Delivery[] = [];
  readonly #inFlight = new Set<Promise<void>>();
  #closed = false;

  constructor(options: WebhookOptions) {
    this.#secret = options.secret;
    this.url = options.url;
    this.#retryAfterMs = options.retryAfterMs ?? [2000, 10_000, 60_000, 300_000, 1_800_000];
  }

  /** Takes the events of one step and sends them as the behaviour says. */
  enqueue(events: WebhookEvent[]): void {
    const { drop, copies, delayMs, order } = this.behaviour;
    const inOrder = order === 'reversed' ? events.toReversed() : events;
    const due: Delivery[] = [];
    for (const delivery of inOrder.map(toDelivery)) {
      this.#sent.push(delivery);
      if (drop === true || (Array.isArray(drop) && drop.includes(delivery.event))) delivery.state = 'dropped';
      else for (let copy = 0; copy < copies; copy += 1) due.push(delivery);
    }
    const send = async (): Promise<void> => {
      for (const delivery of due) await this.#send(delivery);
    };
    if (this.url === undefined || due.length === 0) return;
    if (delayMs === 0) this.#track(send());
    else {
      const timer = setTimeout(() => this.#track(send()), delayMs);
      for (const delivery of due) delivery.timer = timer;
    }
  }

  /** All events so far, oldest first, delivered or not. */
  list(): SentWebhook[] {
    return this.#sent.map(({ body: _body, timer: _timer, ...sent }) => ({
      ...sent,
      attempts: [...sent.attempts],
    }));
  }

  /** Sends what still waits now, dropped events not, and resolves when every delivery has been tried. */
  async flush(): Promise<void> {
    await Promise.all(this.#inFlight);
    for (const delivery of this.#sent.filter((one) => one.state === 'waiting')) {
      clearTimeout(delivery.timer);
      await this.#send(delivery);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const delivery of this.#sent) clearTimeout(delivery.timer);
    await Promise.all(this.#inFlight);
  }

  async #send(delivery: Delivery): Promise<void> {
    if (this.url === undefined || this.#closed) return;
    const outcome = await post(this.url, delivery, hmacHex(this.#secret, delivery.body));
    delivery.attempts.push(outcome);
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) {
      delivery.state = 'delivered';
      return;
    }
    if (delivery.state === 'delivered' || this.#closed) return;
    const wait = this.#retryAfterMs[delivery.attempts.length - 1];
    if (wait === undefined) delivery.state = 'given-up';
    else delivery.timer = setTimeout(() => this.#track(this.#send(delivery)), wait);
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
  }
}

/** One try. @returns the HTTP status, or the words of a network error */
async function post(url: string, delivery: Delivery, signature: string): Promise<number | string> {
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
  const ids = { eventId: newId('evt'), orderId: payment.order_id, paymentId: payment.id };
  return { ...ids, event, state: 'waiting', attempts: [], body };
}
