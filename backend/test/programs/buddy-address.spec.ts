import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { programsOf } from '../harness/programs.ts';
import { sessionToken } from '../harness/session.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Buddy {
  email: string;
  unreachable: boolean;
  corrected: boolean;
}

let sink: SmtpSink;
let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
beforeAll(async () => {
  sink = await startSmtpSink({ keep: true });
  sink.react = (address) => (address.startsWith('gone') ? 'no-mailbox' : 'accept');
  system = await startSystem({ SMTP_URL: sink.url });
  await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system);
});
afterAll(async () => {
  await system.stop();
  await sink.close();
});

/** A purchase for two by somebody with an account. */
async function buy(buddyEmail = `gone-${randomUUID()}@example.com`) {
  const email = `${randomUUID()}@example.com`;
  const userId = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'Priya Nair', now())`,
    [userId, email],
  );
  const request = anOrderRequest({
    user: aPerson({ email }),
    buddy: aPerson({ name: 'Dev Nair', email: buddyEmail }),
  });
  const { paymentId } = await owner.sale(shop, request);
  const { buddy: programId } = await programsOf(system, paymentId);
  return { paymentId, programId: programId!, email, buddyEmail, token: await sessionToken(system, userId) };
}
type Sale = Awaited<ReturnType<typeof buy>>;

const asBuyer = <Body>({ token }: Pick<Sale, 'token'>, path = '', method = 'GET', body?: unknown) =>
  call<Body>(`${system.url}/api/users/me/purchases${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${token}` },
  });
const buddyOf = async (sale: Sale) =>
  (await asBuyer<{ items: { buddy: Buddy }[] }>(sale)).body.items[0]!.buddy;
const unreachable = (sale: Sale) => until(async () => ((await buddyOf(sale)).unreachable ? true : undefined));
const correct = ({ paymentId, ...sale }: Sale, email: string) =>
  asBuyer<ErrorAnswer>(sale, `/${paymentId}/buddy-address`, 'PUT', { email });
const desk = async ({ programId }: Sale) =>
  (
    await owner.call<{
      email: string;
      hasAccount: boolean;
      reasons: { reason: string }[];
      timeline: { kind: string; by: string | null }[];
    }>(`admin/clients/${programId}`)
  ).body;
const mailTo = (address: string) => until(async () => sink.messages.get(address));
const anAddress = () => `${randomUUID()}@example.com`;

describe('a buddy whose mail is refused', () => {
  it('is shown to the buyer and at the desk; the buyer corrects the address, and a new link goes there', async () => {
    const sale = await buy();
    await unreachable(sale);
    expect(await buddyOf(sale)).toEqual({ email: sale.buddyEmail, unreachable: true, corrected: false });
    expect((await desk(sale)).reasons.map(({ reason }) => reason)).toContain('mail-returned');
    const email = anAddress();
    expect((await correct(sale, email)).status).toBe(200);
    expect(await mailTo(email)).toContain('/signup?mode');
    expect(await buddyOf(sale)).toEqual({ email, unreachable: false, corrected: true });
    const now = await desk(sale);
    expect(now.email).toBe(email);
    expect(now.reasons.map(({ reason }) => reason)).not.toContain('mail-returned');
    expect(now.timeline.at(-1)).toMatchObject({ kind: 'address', by: 'Priya Nair' });
    const links = await system.db.rows('SELECT email FROM purchase_links WHERE email = ANY($1)', [
      [email, sale.buddyEmail],
    ]);
    expect(links).toEqual([{ email }]);
    const [logged] = await system.db.rows<{ action: string; changes: object }>(
      'SELECT action, changes FROM activities WHERE email = $1 ORDER BY created_at DESC LIMIT 1',
      [sale.email],
    );
    expect(logged).toMatchObject({ action: 'Corrected the address of a buddy' });
    expect(JSON.stringify(logged!.changes)).not.toContain('@');
  });

  it('is corrected once, also by two at the same time', async () => {
    const sale = await buy();
    await unreachable(sale);
    const answers = await Promise.all([1, 2, 3].map(() => correct(sale, anAddress())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const again = await buy();
    await unreachable(again);
    expect((await correct(again, `gone-${randomUUID()}@example.com`)).status).toBe(200);
    await unreachable(again);
    expect((await correct(again, anAddress())).body.code).toBe('NOT_CORRECTABLE');
  });

  it('who has an account under the right address gets the program', async () => {
    const sale = await buy();
    await unreachable(sale);
    const email = anAddress();
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'Dev', now())`,
      [randomUUID(), email],
    );
    expect((await correct(sale, email.toUpperCase())).status).toBe(200);
    expect((await desk(sale)).hasAccount).toBe(true);
  });

  it('is the buyer’s to correct, with another address', async () => {
    const [sale, other] = [await buy(), await buy()];
    await unreachable(sale);
    expect((await correct({ ...sale, token: other.token }, anAddress())).body.code).toBe('UNKNOWN_PAYMENT');
    for (const email of [sale.email, sale.buddyEmail.toUpperCase()])
      expect((await correct(sale, email)).body.code).toBe('SAME_ADDRESS');
    expect((await correct(sale, 'no address')).body.code).toBe('VALIDATION_FAILED');
    expect(await buddyOf(sale)).toMatchObject({ corrected: false });
  });
});

it('an address that bounces later counts as well, and one that works is not changed', async () => {
  const sale = await buy(anAddress());
  await mailTo(sale.buddyEmail);
  expect(await buddyOf(sale)).toMatchObject({ unreachable: false });
  expect((await correct(sale, anAddress())).body.code).toBe('NOT_CORRECTABLE');
  await system.db.rows(`INSERT INTO suppressions (email, reason) VALUES ($1, 'bounced')`, [sale.buddyEmail]);
  expect(await buddyOf(sale)).toMatchObject({ unreachable: true });
  expect((await correct(sale, anAddress())).status).toBe(200);
});
