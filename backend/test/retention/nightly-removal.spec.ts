import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Workers } from '../broadcast/workers.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Planted } from './planted.ts';

interface Run {
  done: boolean;
  removed: Record<string, number>;
}

let system: TestSystem;
let planted: Planted;
let admin: AdminClient;

beforeAll(async () => {
  // The current hour: a worker runs the job when it starts.
  const hour = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
  system = await startSystem({ RETENTION_HOUR: String(hour) });
  planted = new Planted(system);
  admin = await AdminClient.create(system);
});
beforeEach(async () => {
  await system.db.rows('DELETE FROM nightly_runs');
});
afterAll(() => system.stop());

const run = async (): Promise<Run | undefined> =>
  (
    await system.db.rows<Run>(
      `SELECT finished_at IS NOT NULL AS done, counts AS removed FROM nightly_runs WHERE job = 'retention'`,
    )
  )[0];
const finished = () =>
  until(async () => {
    const last = await run();
    return last?.done ? last : undefined;
  });

/** A whole night's run. */
async function night(): Promise<Run['removed']> {
  const worker = await system.startWorker();
  const { removed } = await finished();
  await worker.close();
  return removed;
}

/** Which of these exist. */
const there = async (table: string, ids: readonly string[]): Promise<string[]> =>
  (await system.db.rows<{ id: string }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids])).map(
    ({ id }) => id,
  );

it('removes messages older than two years with their mails, and none younger', async () => {
  const [old, young] = [
    await planted.message('24 months 1 hour'),
    await planted.message('24 months -1 hour'),
  ];
  const carried = await planted.mail(`contact:${old}`, 'contact-message', '25 months');
  const kept = await planted.mail(`contact:${young}`, 'contact-message', '25 months');
  expect(await night()).toEqual({ messages: 1 });
  expect(await there('contact_messages', [old, young])).toEqual([young]);
  expect(await there('mails', [carried, kept])).toEqual([kept]);
});

it('removes sign-in records after a year; other activities lose their IP address', async () => {
  const visits = [
    await planted.activity('Signed in', '12 months 1 hour'),
    await planted.activity('Sign-in failed', '3 years'),
  ];
  const deed = await planted.activity('Password changed', '12 months 1 hour');
  const young = await planted.activity('Signed in', '12 months -1 hour');
  const mails = [
    await planted.mail(randomUUID(), 'password-changed', '13 months'),
    await planted.mail(randomUUID(), 'receipt', '13 months'),
    await planted.mail(randomUUID(), 'verify-email', '13 months', 'failed'),
    await planted.mail(randomUUID(), 'password-changed', '11 months'),
  ];
  const total = async () => (await admin.call<{ total: number }>('users/admin/activities')).body.total;
  const before = await total();
  expect(await night()).toEqual({ records: 4 });
  expect((await there('activities', [...visits, deed, young])).toSorted()).toEqual([deed, young].toSorted());
  expect(await system.db.rows('SELECT ip FROM activities WHERE id = $1', [deed])).toEqual([{ ip: null }]);
  expect(await there('mails', mails)).toHaveLength(3);
  expect(await total()).toBe(before - 2);
});

it('removes ended sessions and expired codes, invitations and purchase links', async () => {
  await system.db.rows(
    `INSERT INTO sessions (id, user_id, token_version, device, expires_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 0, 'Chrome', now() + left_over
       FROM unnest(ARRAY[interval '-1 minute', interval '1 minute']) AS left_over`,
  );
  await system.db.rows(
    `INSERT INTO account_codes (email, purpose, request_id, code_hash, expires_at)
     SELECT age || '@example.com', 'verify-email', gen_random_uuid(), '', now() - age
       FROM unnest(ARRAY[interval '7 days 1 minute', interval '7 days -1 minute']) AS age`,
  );
  await system.db.rows(
    `INSERT INTO staff_invitations (email, id, role, token_hash, inviter_id, invited_by, expires_at)
     SELECT age || '@example.com', gen_random_uuid(), 'coach', age, gen_random_uuid(), 'o', now() - age
       FROM unnest(ARRAY[interval '30 days 1 minute', interval '30 days -1 minute']) AS age`,
  );
  await system.db.rows(
    `INSERT INTO purchase_links (token_hash, email, name, expires_at)
     SELECT age, age || '@example.com', 'Asha', now() - age
       FROM unnest(ARRAY[interval '1 year 1 minute', interval '1 year -1 minute']) AS age`,
  );
  expect(await night()).toEqual({ records: 4 });
  const left = (table: string, email: string) => system.db.rows(`SELECT ${email} AS email FROM ${table}`);
  expect(await left('account_codes', 'email')).toEqual([{ email: '7 days -00:01:00@example.com' }]);
  expect(await left('staff_invitations', 'email')).toEqual([{ email: '30 days -00:01:00@example.com' }]);
  expect(await left('purchase_links', 'email')).toEqual([{ email: '1 year -00:01:00@example.com' }]);
  expect(await left('sessions', 'device')).toContainEqual({ email: 'Chrome' });
});

it('clears webhook payloads after 90 days, except those still needed', async () => {
  const open = await planted.order('100 days');
  const paid = await planted.order('100 days', { status: 'completed' });
  const blanked = [
    await planted.webhook('91 days', 'moved'),
    await planted.webhook('91 days', 'unknown_refund'),
    await planted.webhook('91 days', 'unknown_refund', paid.orderId),
  ];
  const kept = [
    await planted.webhook('89 days', 'moved'),
    await planted.webhook('91 days', null),
    await planted.webhook('91 days', 'unknown_refund', open.orderId),
  ];
  expect(await night()).toEqual({ webhooks: 3 });
  const rows = await system.db.rows<{ id: string; payload: unknown; outcome: string }>(
    'SELECT id, payload, outcome FROM razorpay_webhook_events WHERE body_removed_at IS NOT NULL',
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(blanked.toSorted());
  expect(rows.every(({ payload, outcome }) => payload === null && outcome !== null)).toBe(true);
  const whole = await system.db.rows<{ payload: object }>(
    'SELECT payload FROM razorpay_webhook_events WHERE id = ANY($1)',
    [kept],
  );
  expect(whole.map(({ payload }) => payload)).toEqual(kept.map(() => ({ email: 'asha@example.com' })));
  // A second night clears nothing.
  await system.db.rows('DELETE FROM nightly_runs');
  expect(await night()).toEqual({});
});

it('removes recipients of broadcasts after 18 months and keeps the counts; they cannot run again', async () => {
  const [old, young] = [await planted.broadcast('19 months', 1_200), await planted.broadcast('17 months', 3)];
  const single = await planted.broadcast('19 months', 1, true);
  await system.db.rows(`INSERT INTO suppressions (email, reason) VALUES ('r1@example.com', 'unsubscribed')`);
  // The dispatcher keeps the counts; until then nothing is removed.
  const counting = await system.startWorker();
  await until(async () => {
    const rows = await system.db.rows('SELECT 1 FROM broadcasts WHERE counts_end = finished_at');
    return rows.length === 2;
  });
  await finished();
  await counting.close();
  await system.db.rows('DELETE FROM nightly_runs');
  await night();
  const left = await system.db.rows<{ id: string; n: number }>(
    'SELECT broadcast_id AS id, count(*)::int AS n FROM broadcast_recipients GROUP BY 1',
  );
  expect(left).toEqual([{ id: young, n: 3 }]);
  expect(await there('broadcasts', [old, single])).toEqual([old]);
  const { body } = await admin.call<{ counts: Record<string, number>; total: number }>(`broadcasts/${old}`);
  expect(body).toMatchObject({ total: 1_200, counts: { sent: 800, failed: 400 } });
  expect((await admin.call(`broadcasts/${old}/retry-failed`, 'POST')).body.code).toBe('NOT_POSSIBLE_NOW');
  expect(await system.db.rows('SELECT 1 FROM suppressions')).toHaveLength(1);
});

it('removes unpaid orders after six months, except those with open matters', async () => {
  const gone = [await planted.order('7 months'), await planted.order('7 months', { status: 'failed' })];
  await system.db.rows(
    `INSERT INTO payment_events (id, payment_id, from_status, to_status, source)
     VALUES (gen_random_uuid(), $1, 'pending', 'cancelled', 'reconciler')`,
    [gone[0]!.id],
  );
  const kept = [
    await planted.order('5 months'),
    await planted.order('7 months', { status: 'pending', next_check_at: new Date(Date.now() + 3_600_000) }),
    await planted.order('9 years', { status: 'completed' }),
    await planted.order('7 months', { flagged: true }),
  ];
  const settled = await planted.order('7 months');
  await system.db.rows(
    `INSERT INTO payment_flags (id, payment_id, kind, razorpay_payment_id, amount_paise, currency, resolved_at)
     VALUES (gen_random_uuid(), $1, 'wrong_amount', 'pay_1', 100, 'INR', now())`,
    [settled.id],
  );
  const before = (await admin.list()).total;
  expect(await night()).toEqual({ checkouts: 2 });
  const ids = [...gone, ...kept, settled].map(({ id }) => id);
  expect((await there('payments', ids)).toSorted()).toEqual(
    [...kept, settled].map(({ id }) => id).toSorted(),
  );
  expect((await admin.list()).total).toBe(before - 2);
  const { body } = await admin.call<{ kinds: object[] }>('admin/retention/due');
  expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'purchases', total: 1, removes: false }));
  expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'checkouts', total: 0, oldest: null }));
});

it('runs once a night with two workers, and counts each row once', async () => {
  await planted.messages(1_300, '25 months');
  const workers = await Promise.all([system.startWorker(), system.startWorker()]);
  expect(await finished()).toEqual({ done: true, removed: { messages: 1_300 } });
  await planted.messages(1, '25 months');
  const third = await system.startWorker();
  await Promise.all([...workers, third].map((worker) => worker.close()));
  expect(
    await system.db.rows("SELECT 1 FROM contact_messages WHERE created_at < now() - interval '24 months'"),
  ).toHaveLength(1);
});

it('continues after its worker was killed, and counts nothing twice', async () => {
  await system.db.rows('DELETE FROM contact_messages');
  await planted.messages(6_000, '25 months');
  const workers = new Workers(system.variables);
  workers.start();
  await until(async () => ((await run())?.removed['messages'] ?? 0) > 0);
  workers.kill();
  // Its transaction ends or is rolled back with it.
  await until(async () => {
    const rows = await system.db.rows(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ironbloom-worker'`,
    );
    return rows.length === 0;
  });
  const broken = await run();
  expect(broken?.done).toBe(false);
  const left = await system.db.rows('SELECT 1 FROM contact_messages');
  expect(left.length + (broken?.removed['messages'] ?? 0)).toBe(6_000);
  expect(left.length).toBeGreaterThan(0);
  await system.db.rows(`UPDATE nightly_runs SET lease_until = now() - interval '1 second'`);
  expect(await night()).toEqual({ messages: 6_000 });
});
