import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { programsOf } from '../harness/programs.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';
import { midnight } from './midnight.ts';

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let worker: Awaited<ReturnType<TestSystem['startWorker']>>;

beforeAll(async () => {
  system = await startSystem();
  worker = await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

/** Bought as a guest: nobody has opened the link. */
async function unclaimed() {
  const { paymentId } = await owner.sale(shop);
  const { buyer } = await programsOf(system, paymentId);
  return { paymentId, id: buyer, email: (await owner.payment(paymentId)).email };
}
const sendLink = (id: string, by = owner) => by.call<ErrorAnswer>(`admin/clients/${id}/link`, 'POST', {});
const linksTo = async (email: string) =>
  (await system.db.rows(`SELECT 1 FROM mails WHERE to_email = $1 AND template = 'claim-program'`, [email]))
    .length;
const ago = (id: string, time: string) =>
  system.db.rows(
    `UPDATE programs SET bought_at = bought_at - $2::interval, link_sent_at = link_sent_at - $2::interval WHERE id = $1`,
    [id, time],
  );

it('a client who has not opened the link for a day is shown with that reason', async () => {
  const { id } = await unclaimed();
  const reasons = async () =>
    (await owner.call<{ reasons: { reason: string }[]; hasAccount: boolean }>(`admin/clients/${id}`)).body;
  expect((await reasons()).reasons.map(({ reason }) => reason)).not.toContain('link-unopened');
  await ago(id, '25 hours');
  expect(await reasons()).toMatchObject({ hasAccount: false });
  expect((await reasons()).reasons.map(({ reason }) => reason)).toContain('link-unopened');
});

it('staff send the link again, once in ten minutes, and to nobody who has an account', async () => {
  const { id, email } = await unclaimed();
  expect((await sendLink(id)).status).toBe(200);
  expect((await sendLink(id)).body.code).toBe('LINK_TOO_SOON');
  await ago(id, '11 minutes');
  expect((await sendLink(id)).status).toBe(200);
  expect(await linksTo(email)).toBe(2);
  const coach = await AdminClient.create(system, 'coach');
  expect((await sendLink(id, coach)).status).toBe(404);
  const client = await Client.create(system, shop);
  expect((await sendLink(client.programId)).body.code).toBe('HAS_ACCOUNT');
});

it('a client is reminded after three days, and three times at most', async () => {
  const { id, email } = await unclaimed();
  const sent: number[] = [];
  for (let night = 0; night < 15; night += 1) {
    await ago(id, '1 day');
    await midnight(system, worker);
    sent.push(await linksTo(email));
  }
  expect([sent[1], sent.indexOf(1), sent.at(-1)]).toEqual([0, expect.any(Number), 3]);
  expect(sent.indexOf(2) - sent.indexOf(1)).toBeGreaterThanOrEqual(3);
});
