import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Message {
  _id: string;
  name: string;
  email: string;
  number: string;
  message: string;
  createdAt: string;
  readAt: string | null;
}
interface Messages {
  items: Message[];
  total: number;
  page: number;
  limit: number;
}

let system: TestSystem;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  admin = await AdminClient.create(system);
  for (let n = 1; n <= 25; n += 1) {
    await call(`${system.url}/api/contact`, {
      body: {
        name: n === 7 ? 'Zubin O’Hara' : `Sender ${n}`,
        email: n === 5 ? 'Sender5@bücher.example' : `sender${n}@example.com`,
        number: `98765 000${String(n).padStart(2, '0')}`,
        message: n === 9 ? 'Do you coach 100% beginners?' : 'Hello',
      },
    });
  }
});
afterAll(() => system.stop());

const list = async (query = '') =>
  (await admin.call<Messages>(`contact/admin/messages${query && `?${query}`}`)).body;
const mark = (id: string, body: unknown) =>
  admin.call<Message & ErrorAnswer>(`contact/admin/messages/${id}`, 'PATCH', body);

describe('the inbox', () => {
  it('lists enquiries newest first, in pages', async () => {
    const first = await list();
    expect(first).toMatchObject({ total: 25, page: 1, limit: 20, items: { length: 20 } });
    expect(first.items[0]).toMatchObject({ name: 'Sender 25', message: 'Hello', readAt: null });
    const second = await list('page=2');
    expect(second.items.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((n) => `Sender ${n}`));
  });

  it.each([
    ['a name', 'ZUBIN o’h', ['Zubin O’Hara']],
    ['an e-mail', 'sender11@', ['Sender 11']],
    ['an e-mail in another spelling', 'sender5\u200b＠XN--bcher-kva.ex', ['Sender 5']],
    ['an e-mail in its own letters', '@bücher.example', ['Sender 5']],
    ['a number', '00012', ['Sender 12']],
    ['a text', '100% beg', ['Sender 9']],
    ['nothing there', '%', ['Sender 9']],
    ['two letters', 'zu', ['Zubin O’Hara']],
  ])('finds part of %s', async (_, search, names) => {
    const { items, total } = await list(`search=${encodeURIComponent(search)}`);
    expect([items.map(({ name }) => name), total]).toEqual([names, names.length]);
  });

  it.each(['', '\0', '\u200b'])(
    'lists every enquiry where the searched text %j has no visible character',
    async (search) => {
      expect((await list(`search=${encodeURIComponent(search)}`)).total).toBe(25);
    },
  );

  it.each(['98765 43210', '098765-43210', '+91 (98765) 43210', '+91‑98765−43210', '９８７６５ 43210'])(
    'finds a number by its digits where %j was typed',
    async (number) => {
      await system.db.rows(
        `INSERT INTO contact_messages (id, name, email, number, message)
         VALUES (gen_random_uuid(), 'Omkar Digits', 'omkar@example.com', $1, 'Hello')`,
        [number],
      );
      try {
        for (const search of ['9876543210', '+91 98765 43210', '098765 43210', '919876543210', '654-32']) {
          const { items } = await list(`search=${encodeURIComponent(search)}`);
          expect([search, items.map(({ name }) => name)]).toEqual([search, ['Omkar Digits']]);
        }
      } finally {
        await system.db.rows(`DELETE FROM contact_messages WHERE name = 'Omkar Digits'`);
      }
    },
  );

  it('records who read an enquiry first, and when', async () => {
    const [newest] = (await list()).items;
    const read = await mark(newest!._id, { read: true });
    expect([read.status, read.body.name]).toEqual([200, newest!.name]);
    expect(read.body.readAt).toMatch(/Z$/);
    expect((await mark(newest!._id, { read: true })).body.readAt).toBe(read.body.readAt);
    const unread = await list('state=unread');
    expect([unread.total, unread.items.some(({ _id }) => _id === newest!._id)]).toEqual([24, false]);
    expect((await list('state=unread&search=Sender 25')).total).toBe(0);
    expect((await mark(newest!._id, { read: false })).body.readAt).toBeNull();
    expect((await list('state=unread')).total).toBe(25);
    expect(await admin.activities()).toMatchObject([
      {
        action: 'Marked as unread',
        feature: 'Message',
        changes: { before: { read: true }, after: { _id: newest!._id, read: false } },
      },
      { action: 'Marked as read', route: '/api/contact/admin/messages/:id' },
    ]);
  });

  it('refuses unknown ids and values other than true and false', async () => {
    const missing = await mark(randomUUID(), { read: true });
    expect([missing.status, missing.body.code]).toEqual([404, 'UNKNOWN_MESSAGE']);
    expect((await mark(randomUUID(), { read: 'yes' })).status).toBe(400);
  });
});
