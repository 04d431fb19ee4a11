import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Note {
  _id: string;
  text: string;
  by: string;
  own: boolean;
}

interface Detail {
  personId: string | null;
  notes: Note[];
}

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

const detail = async (id: string, by = admin) => (await by.call<Detail>(`payments/admin/${id}`)).body;
async function removeNote(id: string, noteId: string, by: AdminClient): Promise<number> {
  const headers = { authorization: `Bearer ${by.token}` };
  const url = `${system.url}/api/payments/admin/${id}/notes/${noteId}`;
  return (await fetch(url, { method: 'DELETE', headers })).status;
}

it('notes are for staff: deleted by their author only, and in no export', async () => {
  const { paymentId } = await admin.sale(shop);
  const manager = await AdminClient.create(system, 'manager');
  const write = (text: string, by = admin) =>
    by.call<Note>(`payments/admin/${paymentId}/notes`, 'POST', { text });
  const { status, body: note } = await write('Calls only after six.\nKnee: careful.');
  expect([status, note]).toEqual([
    201,
    expect.objectContaining({ text: 'Calls only after six.\nKnee: careful.', by: admin.email, own: true }),
  ]);
  await write('Spoke on Monday.', manager);
  expect((await detail(paymentId, manager)).notes.map(({ text, own }) => [text, own])).toEqual([
    ['Calls only after six.\nKnee: careful.', false],
    ['Spoke on Monday.', true],
  ]);
  for (const text of [' ', 'x'.repeat(2_001)]) expect((await write(text)).status).toBe(400);
  const { body } = await admin.call<{ url: string }>('payments/admin/export', 'POST', {});
  const csv = await (await fetch(system.url + body.url)).text();
  expect(csv).toContain('BUDDY');
  expect(csv).not.toContain('Knee');
  expect(await removeNote(paymentId, note._id, manager)).toBe(403);
  expect(await removeNote(paymentId, note._id, admin)).toBe(204);
  expect(await removeNote(paymentId, note._id, admin)).toBe(404);
  expect((await detail(paymentId)).notes).toHaveLength(1);
  const log = await admin.activities();
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['Deleted a note', 'Wrote a note']));
  expect(JSON.stringify(log)).not.toContain('Knee');
  const accountant = await AdminClient.create(system, 'accountant');
  expect((await write('No', accountant)).status).toBe(403);
});

it('a payment and its person name one another, also after a change of address', async () => {
  const { paymentId } = await admin.sale(shop);
  const { personId } = await detail(paymentId);
  const shown = async (id: string | null) =>
    (await admin.call<{ purchases: { _id: string }[] }>(`admin/people/${id}`)).body.purchases.map(
      ({ _id }) => _id,
    );
  expect(await shown(personId)).toEqual([paymentId]);
  const { email } = await admin.payment(paymentId);
  const userId = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'Meera', now())`,
    [userId, email],
  );
  await system.db.rows('UPDATE users SET email = $2 WHERE id = $1', [userId, `${randomUUID()}@example.com`]);
  const moved = await detail(paymentId);
  expect(await shown(moved.personId)).toEqual([paymentId]);
});
