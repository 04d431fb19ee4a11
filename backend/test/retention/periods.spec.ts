import { type Retention, shippedRetention } from '@ironbloom/brand/retention';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Planted } from './planted.ts';

interface Published {
  retention: Retention;
  version: number;
  publishedBy: string | null;
}
interface Due {
  kinds: { kind: string; total: number; oldest: string | null; more?: true }[];
  lastRun: { removed: object; finishedAt: string | null } | null;
}

let system: TestSystem;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

const path = 'admin/retention';
const read = async () => (await admin.call<Published>(path)).body;
const publish = <Body = Published>(change: object, version: number) =>
  admin.call<Body>(path, 'PUT', { ...shippedRetention, ...change, version });
const privacy = async () => (await request(`${system.url}/privacy`)).text;

it('starts with the periods of the shipped privacy page', async () => {
  expect(await read()).toMatchObject({ retention: shippedRetention, version: 1, publishedBy: null });
  expect(await privacy()).toContain(
    'Purchases and receipts: eight years, as tax law requires. Plans, answers, sessions, check-ins and messages of a program: as long as it runs and two years after. Health answers and photographs: 90 days after your program ends, unless you ask us to keep them; you can delete a photograph at any time. Messages: two years. Accounts: until you delete them on your profile, or ask us to; erased seven days later. Sign-in records and technical records: at most one year.',
  );
});

it.each<[string, object, string, string]>([
  [
    'purchases for less than tax law says',
    { purchases: 95 },
    'purchases',
    'Tax law asks for eight years: at least 96 months',
  ],
  [
    'records for less than a year',
    { records: 11 },
    'records',
    'The law asks for records of a year: at least 12 months',
  ],
  ['messages for no time', { messages: 0 }, 'messages', 'At least 1 month'],
  ['webhooks for ever', { webhooks: 366 }, 'webhooks', 'At most 365 days'],
  ['half a month', { checkouts: 1.5 }, 'checkouts', 'Please enter a whole number of months'],
  ['nothing at all', { recipients: null }, 'recipients', 'Please enter a whole number of months'],
])('refuses %s, in words', async (_, change, field, words) => {
  const { status, body } = await publish<ErrorAnswer & { fields: object }>(change, 1);
  expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION_FAILED', { [field]: words }]);
});

it('is published, compared, restored and logged; privacy page and preview follow', async () => {
  await new Planted(system).message('20 months');
  const due = async () => (await admin.call<Due>(`${path}/due`)).body;
  const messagesDue = async () => (await due()).kinds.find(({ kind }) => kind === 'messages');
  expect(await messagesDue()).toEqual({
    kind: 'messages',
    total: 0,
    oldest: null,
    removes: true,
  });
  expect((await due()).lastRun).toBeNull();

  const { version } = await read();
  expect((await publish({ messages: 18 }, version)).body).toMatchObject({
    version: version + 1,
    publishedBy: admin.email,
  });
  await until(async () => (await privacy()).includes('Messages: 18 months.'));
  expect(await messagesDue()).toMatchObject({ total: 1, oldest: expect.any(String) });
  expect((await publish<ErrorAnswer>({ messages: 17 }, version)).body.code).toBe('STALE_RETENTION');
  expect((await admin.activities())[0]).toMatchObject({
    action: 'Published the retention periods',
    changes: { before: { Messages: 'two years' }, after: { Messages: '18 months' } },
  });

  const restored = await admin.call<Published>(`${path}/revisions/${version}/restore`, 'POST', {
    version: version + 1,
  });
  expect(restored.body.retention).toEqual(shippedRetention);
  expect((await admin.call(`${path}/revisions/99/restore`, 'POST', { version: version + 2 })).body.code).toBe(
    'UNKNOWN_RETENTION_REVISION',
  );
  const { body } = await admin.call<{ revisions: { restoredFrom: number | null }[] }>(`${path}/revisions`);
  expect(body.revisions.map(({ restoredFrom }) => restoredFrom)).toEqual([version, null, null]);
});
