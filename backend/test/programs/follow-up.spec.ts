import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { programsOf } from '../harness/programs.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Mark {
  at: string;
  by: string;
}
interface Note {
  _id: string;
  text: string;
  pinned: boolean;
  own: boolean;
}

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let manager: AdminClient;
let coach: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system);
  [manager, coach] = [await AdminClient.create(system, 'manager'), await AdminClient.create(system, 'coach')];
});
afterAll(() => system.stop());

/** A buddy purchase, paid just now. */
async function buy() {
  const { paymentId } = await owner.sale(shop);
  const { buyer, buddy } = await until(async () => {
    const found = await programsOf(system, paymentId);
    return found.buddy === undefined ? undefined : { buyer: found.buyer, buddy: found.buddy };
  });
  return { paymentId, buyer, buddy };
}
/** As colleagues and clients read it. */
const nameOf = async ({ userId }: AdminClient) =>
  (await system.db.rows<{ name: string }>('SELECT name FROM users WHERE id = $1', [userId]))[0]!.name;
const mark = <Body = { mark: Mark | null }>(id: string, name: string, set: boolean, by = owner) =>
  by.call<Body>(`admin/clients/${id}/marks/${name}`, 'PUT', { set });
const client = async (id: string, by = owner) =>
  (await by.call<{ called: Mark | null; assessed: Mark | null; notes: Note[] }>(`admin/clients/${id}`)).body;
const payment = async (id: string) =>
  (
    await owner.call<{ toCall: boolean; notes: (Note & { half: string })[]; programs: unknown[] }>(
      `payments/admin/${id}`,
    )
  ).body;
const toCall = async () => (await owner.list({ toCall: 'true', limit: 100 })).payments.map(({ _id }) => _id);
const counted = async () =>
  (await owner.call<{ payments: { toCall: number } }>('admin/overview')).body.payments.toCall;

describe('a mark', () => {
  it('is of one person, with who set it and when; the payment is to be called until both are', async () => {
    const { paymentId, buyer, buddy } = await buy();
    const before = await counted();
    expect(await toCall()).toContain(paymentId);
    expect((await mark(buyer, 'called', true, manager)).body.mark).toMatchObject({ by: manager.email });
    expect(await client(buyer)).toMatchObject({
      called: { by: await nameOf(manager) },
      assessed: null,
    });
    expect(await client(buddy)).toMatchObject({ called: null });
    expect(await payment(paymentId)).toMatchObject({
      toCall: true,
      programs: [
        { half: 'buyer', state: 'new', called: { at: expect.stringMatching(/Z$/), by: manager.email } },
        { half: 'buddy', called: null, assessed: null },
      ],
    });
    await mark(buddy, 'called', true);
    expect(await toCall()).not.toContain(paymentId);
    expect(await counted()).toBe(before - 1);
    await mark(buyer, 'called', false);
    expect(await payment(paymentId)).toMatchObject({ toCall: true, programs: [{ called: null }, {}] });
  });

  it('keeps its time and who set it when it is set again, and is logged once', async () => {
    const { buyer } = await buy();
    await mark(buyer, 'assessed', true, manager);
    const logged = (await owner.activities()).length;
    expect((await mark(buyer, 'assessed', true)).body.mark).toMatchObject({ by: manager.email });
    expect(await owner.activities()).toHaveLength(logged);
    await mark(buyer, 'assessed', false);
    expect((await owner.activities())[0]).toMatchObject({ action: 'Marked as not assessed' });
  });

  it('is refused to who may not, for what is not there, and after the end', async () => {
    const { buyer, paymentId } = await buy();
    const accountant = await AdminClient.create(system, 'accountant');
    expect((await mark(buyer, 'called', true, accountant)).status).toBe(403);
    expect((await mark(buyer, 'called', true, coach)).status).toBe(404);
    expect((await mark(randomUUID(), 'called', true)).status).toBe(404);
    expect((await mark(buyer, 'flagged', true)).status).toBe(400);
    await owner.call('admin/client-assignments', 'POST', { ids: [buyer], coach: coach.userId });
    expect((await mark(buyer, 'assessed', true, coach)).status).toBe(200);
    const { refundable } = await owner.payment(paymentId);
    await owner.refund(paymentId, { amount: refundable - 1 });
    expect(await toCall()).toContain(paymentId);
    await owner.refund(paymentId, { amount: 1 });
    await until(async () => !(await toCall()).includes(paymentId));
    const refused = await mark<ErrorAnswer>(buyer, 'called', true);
    expect([refused.status, refused.body.code]).toEqual([409, 'PROGRAM_STATE']);
  });
});

describe('a private note', () => {
  it('is pinned by whoever sees the client, one at a time', async () => {
    const { buyer, buddy } = await buy();
    const note = async (id: string, text: string) =>
      (await owner.call<Note>(`admin/clients/${id}/notes`, 'POST', { text })).body._id;
    const [first, second, other] = [await note(buyer, 'A'), await note(buyer, 'B'), await note(buddy, 'C')];
    const pin = async (id: string, noteId: string, pinned = true) => {
      const headers = { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' };
      const url = `${system.url}/api/admin/clients/${id}/notes/${noteId}/pin`;
      return (await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ pinned }) })).status;
    };
    const pinned = async (id: string) =>
      (await client(id)).notes.filter((each) => each.pinned).map(({ text }) => text);
    expect([await pin(buyer, first), await pin(buddy, other), await pin(buyer, second)]).toEqual([
      204, 204, 204,
    ]);
    expect([await pinned(buyer), await pinned(buddy)]).toEqual([['B'], ['C']]);
    expect(await pin(buyer, other)).toBe(404);
    await pin(buyer, second, false);
    expect(await pinned(buyer)).toEqual([]);
  });

  const write = (id: string, text: string, by = owner) =>
    by.call<Note>(`admin/clients/${id}/notes`, 'POST', { text });
  const remove = async (id: string, note: string, by: AdminClient) => {
    const headers = { authorization: `Bearer ${by.token}` };
    const url = `${system.url}/api/admin/clients/${id}/notes/${note}`;
    return (await fetch(url, { method: 'DELETE', headers })).status;
  };

  it('is about one person, shown with the payment, and deleted by its author alone', async () => {
    const { paymentId, buyer, buddy } = await buy();
    await owner.call('admin/client-assignments', 'POST', { ids: [buyer], coach: coach.userId });
    const { status, body: note } = await write(buyer, 'Knee: careful.', coach);
    expect([status, note]).toEqual([201, expect.objectContaining({ text: 'Knee: careful.', own: true })]);
    expect((await client(buyer)).notes).toEqual([expect.objectContaining({ _id: note._id, own: false })]);
    expect((await client(buddy)).notes).toEqual([]);
    expect((await payment(paymentId)).notes).toEqual([expect.objectContaining({ half: 'buyer' })]);
    expect((await write(buddy, 'No', coach)).status).toBe(404);
    for (const text of [' ', 'x'.repeat(2_001)]) expect((await write(buyer, text)).status).toBe(400);
    expect(await remove(buyer, note._id, owner)).toBe(403);
    expect(await remove(buyer, note._id, coach)).toBe(204);
    expect(await remove(buyer, note._id, coach)).toBe(404);
    expect(JSON.stringify(await owner.activities())).not.toContain('Knee');
  });

  it('that was written before the payment stays with the buyer', async () => {
    const { body: unpaid } = await shop.order();
    await owner.call(`payments/admin/${unpaid.paymentId}/notes`, 'POST', { text: 'Card was declined.' });
    await shop.verify(unpaid.orderId, system.sandbox.control.capture(unpaid.orderId));
    const { buyer } = await programsOf(system, unpaid.paymentId);
    expect((await client(buyer)).notes).toMatchObject([{ text: 'Card was declined.' }]);
  });
});

describe('a task', () => {
  interface Task {
    _id: string;
    text: string;
    doneAt: string | null;
  }
  const tasks = async (id: string) => (await owner.call<{ tasks: Task[] }>(`admin/clients/${id}`)).body.tasks;

  it('is written down, done, opened again and deleted; open ones come first by their day', async () => {
    const { buyer, buddy } = await buy();
    const write = (text: string, dueOn: string | null, by = owner) =>
      by.call<{ items: Task[] }>(`admin/clients/${buyer}/tasks`, 'POST', { text, dueOn });
    await write('Send the gym list', null);
    await write('Halfway call', '2099-12-01');
    const { body } = await write('Ask for the doctor’s word', '2099-11-30');
    expect(body.items.map(({ text }) => text)).toEqual([
      'Ask for the doctor’s word',
      'Halfway call',
      'Send the gym list',
    ]);
    const [first] = body.items;
    await owner.call(`admin/clients/${buyer}/tasks/${first!._id}`, 'PUT', { done: true });
    expect((await tasks(buyer)).at(-1)).toMatchObject({
      _id: first!._id,
      doneAt: expect.stringMatching(/Z$/),
    });
    await owner.call(`admin/clients/${buyer}/tasks/${first!._id}`, 'PUT', { done: false });
    expect((await tasks(buyer))[0]).toMatchObject({ _id: first!._id, doneAt: null });
    // Below another client it is not found.
    await owner.call(`admin/clients/${buddy}/tasks/${first!._id}`, 'DELETE');
    expect(await tasks(buyer)).toHaveLength(3);
    await owner.call(`admin/clients/${buyer}/tasks/${first!._id}`, 'DELETE');
    expect(await tasks(buyer)).toHaveLength(2);
    expect((await write('No', null, coach)).status).toBe(404);
    expect((await write(' ', null)).status).toBe(400);
  });
});
