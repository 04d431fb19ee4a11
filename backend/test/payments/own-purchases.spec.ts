import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../auth/visitor.ts';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { programsOf } from '../harness/programs.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call } from '../harness/client.ts';
import { endurance } from '../harness/endurance.ts';
import { holdLock, untilWaiting } from '../harness/locks.ts';
import { type OrderAnswer, Shop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Purchase {
  half: 'buyer' | 'buddy';
  item: string;
  amount?: number;
}

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
});
afterAll(() => system.stop());

const anAddress = () => `${randomUUID()}@example.com`;

/** A buddy purchase with the addresses as typed. */
async function order(email: string, buddy = anAddress()): Promise<OrderAnswer> {
  const people = { user: aPerson({ email }), buddy: aPerson({ name: 'Dev Nair', email: buddy }) };
  return (await shop.order(anOrderRequest(people))).body;
}
const pay = ({ orderId }: OrderAnswer) => shop.verify(orderId, system.sandbox.control.capture(orderId));
async function buy(email: string, buddy?: string): Promise<string> {
  const placed = await order(email, buddy);
  expect((await pay(placed)).status).toBe(200);
  return placed.paymentId;
}

const mine = (token: string) =>
  call<{ items: Purchase[] }>(`${system.url}/api/users/me/purchases`, {
    headers: { authorization: `Bearer ${token}` },
  });
const halves = async (token: string) => (await mine(token)).body.items.map(({ half }) => half);

async function owners(paymentId: string): Promise<[string | null, string | null]> {
  const [row] = await system.db.rows<{ buyer: string | null; buddy: string | null }>(
    `SELECT b.email AS buyer, c.email AS buddy FROM payments
       LEFT JOIN users b ON b.id = owner_id LEFT JOIN users c ON c.id = buddy_owner_id WHERE payments.id = $1`,
    [paymentId],
  );
  return [row!.buyer, row!.buddy];
}

/** Concurrent purchases of each of two buyers. */
const HALF = endurance(20, 6);

/** A verified account, as Google or an invitation creates it. */
const proved = (email: string) =>
  system.db.rows(
    `INSERT INTO users (id, email, name, email_verified_at) VALUES (gen_random_uuid(), $1, 'N', now())`,
    [email],
  );
const VERIFY = 'UPDATE users SET email_verified_at = now() WHERE email = $1';

describe('a purchase', () => {
  it('made before the account belongs to it once the address is verified', async () => {
    const visitor = new Visitor(system);
    const first = await buy(visitor.email.toUpperCase());
    await visitor.register();
    const second = await buy(visitor.email);
    expect([await owners(first), await owners(second)]).toEqual([
      [null, null],
      [null, null],
    ]);
    const { body } = await visitor.verify(await visitor.code('verify'));
    await until(async () => (await programsOf(system, second)).buddy);
    expect((await mine(body.token)).body.items).toEqual([
      {
        _id: second,
        half: 'buyer',
        item: 'Buddy coaching, 6 months',
        duration: 6,
        boughtAt: expect.any(String),
        amount: BUDDY_6_PAISE,
        discount: 0,
        offer: null,
        receiptNumber: expect.stringMatching(/^IB-/),
        amountRefunded: 0,
        amountRefunding: 0,
        refundRequest: null,
        buddy: { email: expect.any(String), unreachable: false, corrected: false },
        invoiceNumber: null,
        creditNotes: [],
        contactedAt: null,
        assessedAt: null,
        renewal: false,
        refunded: false,
        test: true,
      },
      expect.objectContaining({ _id: first }),
    ]);
  });

  it('shows to buyer and buddy what the team marked as done with each of them', async () => {
    const [buyer, buddy] = [new Visitor(system), new Visitor(system)];
    const tokens = [await buyer.join(), await buddy.join()];
    const paymentId = await buy(buyer.email, buddy.email);
    const worker = await system.startWorker();
    const programs = await programsOf(system, paymentId);
    await worker.close();
    const manager = await AdminClient.create(system, 'manager');
    for (const mark of ['called', 'assessed'])
      expect(
        (await manager.call(`admin/clients/${programs.buyer}/marks/${mark}`, 'PUT', { set: true })).status,
      ).toBe(200);
    const done = { contactedAt: expect.stringMatching(/Z$/), assessedAt: expect.stringMatching(/Z$/) };
    const open = { contactedAt: null, assessedAt: null };
    for (const [index, expected] of [done, open].entries())
      expect((await mine(tokens[index]!)).body.items[0]).toMatchObject(expected);
  });

  it('with a smaller accepted capture is refunded once that amount went back', async () => {
    const [buyer, buddy] = [new Visitor(system), new Visitor(system)];
    const tokens = [await buyer.join(), await buddy.join()];
    const placed = await order(buyer.email, buddy.email);
    const amount = BUDDY_6_PAISE - 500_000;
    await shop.verify(placed.orderId, system.sandbox.control.capture(placed.orderId, { amount }));
    const admin = await AdminClient.create(system);
    const path = `payments/admin/${placed.paymentId}`;
    const { body } = await admin.call<{ flags: { _id: string }[] }>(path);
    expect((await admin.call(`${path}/flags/${body.flags[0]!._id}/accept`, 'POST', {})).status).toBe(200);
    expect((await mine(tokens[0]!)).body.items[0]).toMatchObject({ amount, refunded: false });
    expect((await admin.refund(placed.paymentId, { amount })).status).toBe(201);
    for (const token of tokens) expect((await mine(token)).body.items[0]).toMatchObject({ refunded: true });
  });

  it('made afterwards belongs to the account once paid, in any spelling of the address', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const placed = await order(visitor.email.toUpperCase());
    expect(await halves(token)).toEqual([]);
    await pay(placed);
    expect(await halves(token)).toEqual(['buyer']);
  });

  it('shows the buddy the program and nothing of the payment', async () => {
    const [buyer, buddy, stranger] = [new Visitor(system), new Visitor(system), new Visitor(system)];
    const early = await buddy.join();
    const id = await buy(buyer.email, buddy.email);
    const [late, strange] = [await buyer.join(), await stranger.join()];
    expect((await mine(early)).body.items).toEqual([
      {
        _id: id,
        half: 'buddy',
        item: 'Buddy coaching, 6 months',
        duration: 6,
        boughtAt: expect.any(String),
        contactedAt: null,
        assessedAt: null,
        renewal: false,
        refunded: false,
        test: true,
      },
    ]);
    expect(await halves(late)).toEqual(['buyer']);
    expect(await halves(strange)).toEqual([]);
  });

  it('with one address for buyer and buddy is listed once', async () => {
    const visitor = new Visitor(system);
    await buy(visitor.email, visitor.email.toUpperCase());
    const token = await visitor.join();
    await buy(visitor.email.toUpperCase(), visitor.email);
    expect(await halves(token)).toEqual(['buyer', 'buyer']);
  });

  it('stays with its account when addresses change hands', async () => {
    const visitor = new Visitor(system);
    const id = await buy(visitor.email);
    const token = await visitor.join();
    const moved = anAddress();
    await system.db.rows('UPDATE users SET email = $2 WHERE email = $1', [visitor.email, moved]);
    await proved(visitor.email);
    expect(await owners(id)).toEqual([moved, null]);
    expect(await owners(await buy(visitor.email))).toEqual([visitor.email, null]);
    expect((await mine(token)).body.items).toEqual([expect.objectContaining({ _id: id })]);
    await system.db.rows('DELETE FROM users WHERE email IN ($1, $2)', [moved, visitor.email]);
  });

  it('is released when the account is deleted, and belongs to the next one of the address', async () => {
    const visitor = new Visitor(system);
    const id = await buy(anAddress(), visitor.email);
    await visitor.join();
    await system.db.rows('DELETE FROM users WHERE email = $1', [visitor.email]);
    expect(await owners(id)).toEqual([null, null]);
    await proved(visitor.email);
    expect(await owners(id)).toEqual([null, visitor.email]);
  });

  it('is hidden without a sign-in', async () => {
    expect((await call(`${system.url}/api/users/me/purchases`)).status).toBe(401);
  });
});

describe('concurrently', () => {
  it('a completing payment waits for a verification and joins the account', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const placed = await order(visitor.email);
    const commit = await holdLock(system, VERIFY, [visitor.email]);
    const paid = pay(placed);
    await untilWaiting(system);
    await commit();
    await paid;
    expect(await owners(placed.paymentId)).toEqual([visitor.email, null]);
  });

  it('a verification waits for a completing payment and gets it', async () => {
    const [buyer, buddy] = [new Visitor(system), new Visitor(system)];
    await Promise.all([buyer.register(), buddy.register()]);
    const { paymentId } = await order(buyer.email, buddy.email);
    const commit = await holdLock(system, `UPDATE payments SET status = 'completed' WHERE id = $1`, [
      paymentId,
    ]);
    const both = Promise.all([
      buyer.verify(await buyer.code('verify')),
      buddy.verify(await buddy.code('verify')),
    ]);
    await untilWaiting(system);
    await commit();
    await both;
    expect(await owners(paymentId)).toEqual([buyer.email, buddy.email]);
  });

  it(`${2 * HALF} payments of two buyers who are each other’s buddies do not deadlock with their registrations`, async () => {
    const [anil, bela] = [new Visitor(system), new Visitor(system)];
    const placed = await Promise.all(
      Array.from({ length: 2 * HALF }, (_, n) =>
        n % 2 ? order(anil.email, bela.email) : order(bela.email, anil.email),
      ),
    );
    await Promise.all([anil.register(), bela.register()]);
    const codes = [await anil.code('verify'), await bela.code('verify')] as const;
    // Many wait for ten connections: on a busy machine some are answered TRY_LATER or unconfirmed.
    const paid = placed.map(({ orderId }) => {
      const paymentId = system.sandbox.control.capture(orderId);
      return until(async () => (await shop.verify(orderId, paymentId)).body.status === 'completed');
    });
    const joined = [anil, bela].map((visitor, n) =>
      until(async () => (await visitor.verify(codes[n] ?? '')).body.token),
    );
    const [tokens] = await Promise.all([Promise.all(joined), ...paid]);
    for (const token of tokens) {
      expect((await halves(token)).toSorted()).toEqual([
        ...Array<string>(HALF).fill('buddy'),
        ...Array<string>(HALF).fill('buyer'),
      ]);
    }
  });
});
