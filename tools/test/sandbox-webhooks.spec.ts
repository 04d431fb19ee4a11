import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { startRazorpaySandbox, type RazorpaySandbox } from '../src/razorpay-sandbox/server.ts';

const KEYS = { keyId: 'rzp_test_tools', keySecret: 'tools-secret', webhookSecret: 'tools-webhook' };
const AMOUNT = 2_400_000;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  json: {
    event: string;
    contains: string[];
    payload: { payment: { entity: { id: string; order_id: string; amount: number; status: string } } };
  };
}

interface Receiver {
  url: string;
  received: Received[];
  /** Statuses of the next answers, then 200. */
  answers: number[];
  close(): Promise<void>;
}

/** HTTP server at the shop's webhook address. */
async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body, json: JSON.parse(body) as Received['json'] });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe('webhooks of the sandbox', () => {
  let shop: Receiver;
  let sandbox: RazorpaySandbox;
  let orderId: string;

  beforeEach(async () => {
    shop = await startReceiver();
    sandbox = await startRazorpaySandbox({ ...KEYS, webhookUrl: shop.url, webhookRetryMs: [20, 20] });
    const answer = await fetch(`${sandbox.url}/v1/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`,
      },
      body: JSON.stringify({ amount: AMOUNT, currency: 'INR' }),
    });
    ({ id: orderId } = (await answer.json()) as { id: string });
    return async () => {
      await sandbox.close();
      await shop.close();
    };
  });

  const events = (): string[] => shop.received.map(({ json }) => json.event);

  it('signs the events of a payment over the raw body', async () => {
    const paymentId = sandbox.control.capture(orderId);
    await sandbox.control.flush();
    expect(events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    for (const { headers, body, json } of shop.received) {
      const signature = createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex');
      expect(headers['x-razorpay-signature']).toBe(signature);
      expect(headers['x-razorpay-event-id']).toMatch(/^evt_/);
      expect(json.payload.payment.entity).toMatchObject({ id: paymentId, order_id: orderId, amount: AMOUNT });
    }
    expect(shop.received[2]?.json.contains).toEqual(['payment', 'order']);
  });

  it('reports a declined payment', async () => {
    sandbox.control.decline(orderId);
    await sandbox.control.flush();
    expect(events()).toEqual(['payment.failed']);
  });

  it('retries after an answer other than 2xx, then gives up', async () => {
    shop.answers.push(500, 503, 200);
    sandbox.control.decline(orderId);
    await expect.poll(events).toHaveLength(3);
    shop.answers.push(500, 500, 500);
    sandbox.control.decline(orderId);
    await expect.poll(events).toHaveLength(6);
    await sleep(200);
    expect(events()).toHaveLength(6);
    expect(new Set(shop.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(2);
  });

  it('reports a dispute and its end with the payment', async () => {
    const paymentId = sandbox.control.capture(orderId);
    const disputeId = sandbox.control.dispute(paymentId, 100_000);
    sandbox.control.moveDispute(disputeId, 'lost');
    await sandbox.control.flush();
    expect(events()).toEqual(expect.arrayContaining(['payment.dispute.created', 'payment.dispute.lost']));
    const lost = shop.received.find(({ json }) => json.event === 'payment.dispute.lost');
    const amounts = { amount: 100_000, amount_deducted: 100_000 };
    const dispute = { id: disputeId, payment_id: paymentId, ...amounts, status: 'lost' };
    expect(lost?.json).toMatchObject({
      contains: ['payment', 'dispute'],
      created_at: expect.any(Number),
      payload: { payment: { entity: { id: paymentId, order_id: orderId } }, dispute: { entity: dispute } },
    });
  });
});
