import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const owner = `owner-${randomUUID()}@example.com`;
let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  // The hour has passed: a worker makes the digest at its start.
  system = await startSystem({ ADMIN_EMAIL: owner, OWNER_DIGEST_HOUR: '0' });
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());
beforeEach(() => choose(true));
afterEach(async () => {
  await system.db.rows('DELETE FROM nightly_runs');
  await system.db.rows('DELETE FROM owner_digest_items');
  await system.db.rows('UPDATE payments SET flagged = false');
  await system.db.rows('UPDATE programs SET called_at = now()');
  await system.db.rows('UPDATE mails SET key = key || id');
});

const choose = (digest: boolean) =>
  admin.call<{ digest: boolean; to: string; hour: number }>('admin/owner-mails', 'PUT', { digest });

async function sale(name: string) {
  return admin.sale(shop, anOrderRequest({ user: aPerson({ name }) }));
}

const aName = () => `Meera ${randomUUID().slice(0, 8)}`;
const told = async (name: string) =>
  (await mailsTo(owner)).filter(({ text, subject }) => `${subject} ${text}`.includes(name));

/** A worker that has made today's digest processes all events. */
async function handling<Result>(happening: () => Promise<Result>): Promise<Result> {
  await system.db.rows(
    `INSERT INTO nightly_runs (job, night, holder, lease_until, finished_at)
     SELECT 'owner-digest', (now() AT TIME ZONE 'Asia/Kolkata')::date, gen_random_uuid(), now(), now()`,
  );
  const worker = await system.startWorker();
  const result = await happening();
  await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
  await worker.close();
  await system.db.rows('DELETE FROM nightly_runs');
  return result;
}

/** Moves everything so far to yesterday. */
const overnight = () =>
  system.db.rows(`UPDATE owner_digest_items SET created_at = created_at - interval '1 day'`);

/** A morning with that many workers. @returns whether a digest was sent */
async function morning(workers = 1): Promise<boolean> {
  const started = await Promise.all(Array.from({ length: workers }, () => system.startWorker()));
  const [day] = await until(async () => {
    const rows = await system.db.rows<{ mails: number | null }>(
      `SELECT (counts->>'mails')::int AS mails FROM nightly_runs WHERE job = 'owner-digest' AND finished_at IS NOT NULL`,
    );
    const left = await system.db.rows('SELECT 1 FROM outbox');
    return rows.length > 0 && left.length === 0 && rows;
  });
  await Promise.all(started.map((worker) => worker.close()));
  return day!.mails === 1;
}

it('lists yesterday in one mail, and today in the next', async () => {
  const [name, later] = [aName(), aName()];
  const sold = await handling(async () => {
    const made = await sale(name);
    await admin.refund(made.paymentId, { amount: 500_000 });
    return made;
  });
  await overnight();
  await handling(() => sale(later));
  expect(await morning(2)).toBe(true);
  const [mail, ...more] = await told(name);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('Sales: 1, ₹0; Refunded: 1, ₹0');
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain(`${name}, Buddy coaching, 6 months: ₹47,000`);
    expect(part).toContain(`${name}, Buddy coaching, 6 months: ₹5,000`);
    expect(part).toContain(`/admin/payments/${sold.paymentId}`);
  }
  // The later one was not sold yesterday, but is to be called.
  expect(mail!.text).toMatch(new RegExp(`To call: 2[\\s\\S]*${later}`));
  expect(mail!.text.split('To call')[0]).not.toContain(later);
  await system.db.rows('DELETE FROM nightly_runs');
  await system.db.rows('UPDATE mails SET key = key || id');
  await overnight();
  expect(await morning()).toBe(true);
  expect((await told(later)).at(-1)!.subject).toContain('Sales: 1');
});

it('is not sent for a day without events', async () => {
  expect(await morning()).toBe(false);
});

it('leaves urgent matters to a mail of their own, sent at once', async () => {
  const name = aName();
  const sold = await sale(name);
  const again = system.sandbox.control.capture(sold.orderId);
  await shop.verify(sold.orderId, again);
  await morning();
  const mails = await told(name);
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining(`A payment of ${name} needs your attention`),
  );
});

it('reports each sale once when the setting changes, by single mail or digest', async () => {
  const names = Array.from({ length: 12 }, aName);
  await handling(() =>
    Promise.all(
      names.map(async (name, n) => {
        if (n % 3 === 0) await choose(n % 2 === 0);
        await sale(name);
      }),
    ),
  );
  await choose(false);
  const kept = await system.db.rows<{ name: string }>(
    'SELECT p.name FROM owner_digest_items i JOIN payments p ON p.id = payment_id',
  );
  await overnight();
  expect(await morning(2)).toBe(kept.length > 0);
  const digested = new Set(kept.map(({ name }) => name));
  for (const name of names) {
    const mails = await told(name);
    expect(mails.map(({ subject }) => subject.includes(' bought '))).toEqual([!digested.has(name)]);
  }
  expect(await system.db.rows('SELECT 1 FROM owner_digest_items')).toEqual([]);
});

it('is chosen by the owner; single mails are the default', async () => {
  const manager = await AdminClient.create(system, 'manager');
  expect((await manager.call('admin/owner-mails')).status).toBe(403);
  expect((await choose(false)).body).toEqual({ digest: false, to: owner, hour: 0 });
  expect((await admin.call('admin/owner-mails', 'PUT', { digest: 'yes' })).status).toBe(400);
  const log = async () =>
    (await admin.activities()).filter(({ action }) => action === 'Changed notifications').length;
  const before = await log();
  await choose(false);
  expect(await log()).toBe(before);
  const name = aName();
  await handling(() => sale(name));
  expect(await system.db.rows('SELECT 1 FROM owner_digest_items')).toEqual([]);
  expect(await morning()).toBe(false);
  expect(await told(name)).toHaveLength(1);
});
