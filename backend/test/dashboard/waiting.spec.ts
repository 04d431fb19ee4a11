import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Waiting {
  items: {
    kind: string;
    id: string;
    name: string;
    phone: string | null;
    due: string | null;
    amount: number | null;
    reason: string | null;
    detail: string | null;
  }[];
  total: number;
}

let system: TestSystem;
let owner: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  owner = await AdminClient.create(system, 'owner');
});
afterAll(() => system.stop());

const waiting = async () => (await owner.call<Waiting>('admin/waiting')).body;

it('what waits comes by its deadline, whatever it is; a coach does not see it', async () => {
  expect(await waiting()).toEqual({ items: [], total: 0 });
  const { paymentId } = await owner.sale(new Shop(system));
  await until(async () => (await waiting()).total === 2);
  await system.db.rows(`UPDATE programs SET called_at = now() WHERE half = 'buddy'`);
  await system.db.rows(
    `INSERT INTO payment_disputes (id, razorpay_dispute_id, payment_id, razorpay_payment_id, amount_paise, deducted_paise, currency, phase, reason_code, reason, status, respond_by, raised_at, told_at)
     SELECT gen_random_uuid(), 'disp_' || status, $1, 'pay_1', 50000, 0, 'INR', 'chargeback', 'none', 'Not received', status, now() + interval '1 hour', now(), now()
       FROM unnest(ARRAY['open', 'under_review']) AS status`,
    [paymentId],
  );
  await system.db.rows(
    `INSERT INTO refund_requests (id, payment_id, asked_by, reason, due_at)
     SELECT gen_random_uuid(), id, (SELECT id FROM users LIMIT 1), 'I move away', now() + interval '7 days' FROM payments WHERE id = $1`,
    [paymentId],
  );
  await system.db.rows(
    `INSERT INTO payment_flags (id, payment_id, kind, razorpay_payment_id, amount_paise, currency)
     VALUES (gen_random_uuid(), $1, 'second_capture', 'pay_2', 700000, 'INR'), (gen_random_uuid(), $1, 'dispute', 'pay_1', 50000, 'INR')`,
    [paymentId],
  );
  await system.db.rows(`UPDATE payments SET flagged = true WHERE id = $1`, [paymentId]);
  await system.db.rows(
    `INSERT INTO contact_messages (id, name, email, number, message) VALUES (gen_random_uuid(), 'Asha', 'asha@example.com', '1', 'Do you open on Sundays?')`,
  );
  const { items, total } = await waiting();
  expect(total).toBe(6);
  expect(items.map(({ kind, reason, detail }) => [kind, reason ?? detail])).toEqual([
    ['dispute', 'Not received'],
    ['client', 'call-due'],
    ['client', 'plan-due'],
    ['refund-request', 'I move away'],
    ['flag', 'second_capture'],
    ['enquiry', 'Do you open on Sundays?'],
  ]);
  expect(items[0]).toMatchObject({ id: paymentId, amount: 50_000 });
  const coach = await AdminClient.create(system, 'coach');
  expect((await coach.call('admin/waiting')).status).toBe(403);
});

it('the revenue of a period stands beside the one before', async () => {
  const shop = new Shop(system);
  const { paymentId } = await owner.sale(shop);
  await system.db.rows(`UPDATE payments SET completed_at = now() - interval '8 days' WHERE id = $1`, [
    paymentId,
  ]);
  const { body } = await owner.call<{
    days: { amount: number }[];
    before: { amount: number; count: number };
  }>('admin/revenue?days=7');
  expect(body.days).toHaveLength(7);
  expect(body.before).toEqual({ amount: body.days.at(-1)!.amount, count: 1 });
});
