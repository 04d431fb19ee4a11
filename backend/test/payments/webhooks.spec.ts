import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { ReconcilerSchedule } from './reconciler-schedule.ts';

let system: TestSystem;
let shop: Shop;
let schedule: ReconcilerSchedule;

beforeAll(async () => {
  system = await startSystem({ RECONCILE_EVERY_MS: '50', RECONCILE_FIRST_DELAY_MS: '300' });
  shop = new Shop(system);
  schedule = new ReconcilerSchedule(system);
  await system.startWorker();
});
afterAll(() => system.stop());

const anOrder = async (): Promise<string> => (await shop.order()).body.orderId;

describe('a webhook’s outcome', () => {
  const payment = { id: 'pay_w', amount: BUDDY_6_PAISE };

  it.each([
    ['payment.captured', 'order_nobodys', payment, 'unknown_order'],
    ['payment.authorized', 'order_nobodys', payment, 'unknown_order'],
    ['payment.dispute.created', 'order_nobodys', payment, 'unreadable'],
    ['payment.downtime.started', 'order_nobodys', payment, 'ignored'],
    ['payment.captured', '', payment, 'no_order'],
    ['payment.captured', 'order_nobodys', { ...payment, amount: 0.5 }, 'unreadable'],
    ['refund.processed', 'order_nobodys', payment, 'unreadable'],
  ])('%s of %j, %j: %s', async (event, orderId, reported, outcome) => {
    const eventId = randomUUID();
    expect((await shop.webhook(event, orderId, reported, { eventId })).status).toBe(200);
    expect(await shop.webhookOutcome(eventId)).toBe(outcome);
  });

  it('schedules the capture of authorised money', async () => {
    const orderId = await anOrder();
    await schedule.stopChecks(orderId);
    const id = system.sandbox.control.capture(orderId, { capture: false });
    const eventId = randomUUID();
    await shop.webhook('payment.authorized', orderId, { id, amount: BUDDY_6_PAISE }, { eventId });
    expect(await shop.webhookOutcome(eventId)).toBe('check_scheduled');
    await shop.hasStatus(orderId, 'completed');
    expect(shop.atRazorpay(orderId)).toEqual(['captured']);
    expect(await shop.sources(orderId)).toEqual(['reconciler']);
  });
});

describe('the webhook inbox', () => {
  it('refuses a forged webhook and stores nothing', async () => {
    const { body: order } = await shop.order();
    const options = { secret: 'wrong', eventId: 'forged' };
    const answer = await shop.webhook<ErrorAnswer>(
      'payment.captured',
      order.orderId,
      { id: 'pay_1', amount: 1 },
      options,
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_SIGNATURE']);
    expect(await system.db.rows(`SELECT 1 FROM razorpay_webhook_events WHERE event_id = 'forged'`)).toEqual(
      [],
    );
  });

  it.each(['no event', '{"event":5}'])(
    'refuses %j, which is signed but nothing we could apply',
    async (body) => {
      const signature = createHmac('sha256', system.env.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex');
      const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `unreadable ${body}` };
      const answer = await call<ErrorAnswer>(`${system.url}/api/payments/webhook`, { body, headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_SIGNATURE']);
      expect(
        await system.db.rows(`SELECT 1 FROM razorpay_webhook_events WHERE event_id LIKE 'unreadable%'`),
      ).toEqual([]);
    },
  );

  it('stores a replayed webhook once', async () => {
    const { body: order } = await shop.order();
    const report = () =>
      shop.webhook(
        'payment.failed',
        order.orderId,
        { id: 'pay_1', amount: BUDDY_6_PAISE },
        { eventId: 'replayed' },
      );
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      await system.db.rows(
        `SELECT razorpay_order_id AS at FROM razorpay_webhook_events WHERE event_id = 'replayed'`,
      ),
    ).toEqual([{ at: order.orderId }]);
  });

  it('stores each event of a burst once with its job, except those the database refuses', async () => {
    const send = (eventId: string, event = 'payment.failed') =>
      shop.webhook(event, 'order_of_a_burst', { id: 'pay_1', amount: BUDDY_6_PAISE }, { eventId });
    const ids = Array.from({ length: 30 }, (_, index) => `burst ${index % 20}`);
    const [unstorable, ...answers] = await Promise.all([
      // PostgreSQL stores no NUL in a text.
      send('burst refused', 'payment\0failed'),
      ...ids.map((id) => send(id)),
    ]);
    expect(unstorable.status).toBe(400);
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(
      await system.db.rows(
        `SELECT count(*)::int AS n FROM razorpay_webhook_events WHERE event_id LIKE 'burst %'`,
      ),
    ).toEqual([{ n: 20 }]);
    expect(await Promise.all(ids.map((id) => shop.webhookOutcome(id)))).toEqual(
      ids.map(() => 'unknown_order'),
    );
  });
});
