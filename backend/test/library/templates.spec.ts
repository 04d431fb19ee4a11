import { shippedTemplates } from '@ironbloom/brand/templates';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import type { Answer, ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from '../programs/client.ts';

interface Template extends ErrorAnswer {
  _id: string;
  name: string;
  kind: string;
  hidden: boolean;
  shipped: boolean;
  changed: boolean;
  version: number;
  clients: number | null;
}

let system: TestSystem;
let owner: AdminClient;
let coach: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  owner = await AdminClient.create(system, 'owner');
  coach = await AdminClient.create(system, 'coach');
});
afterAll(() => system.stop());

const call = (path: string, method = 'GET', body?: unknown, who = coach) =>
  who.call<Template>(`admin/templates${path}`, method, body);
const list = async () =>
  (
    await coach.call<{ items: (Template & { training: object | null; food: object | null })[] }>(
      'admin/templates',
    )
  ).body.items;
const listed = async (id: string) => (await list()).find(({ _id }) => _id === id);
const refused = ({ status, body }: Answer<ErrorAnswer>) => [status, body.code];
const shipped = (id: string) => {
  const { id: _, ...template } = shippedTemplates.find((one) => one.id === id)!;
  return template;
};
const food = {
  trainingDays: 3,
  training: { target: { kcal: 1900, protein: 120, carbs: 200, fat: 60 }, meals: [] },
  rest: { target: null, meals: [] },
  note: '',
};
const foodTemplate = (change: object = {}) => ({
  ...shipped('busy-2x30'),
  name: 'South Indian',
  level: null,
  place: null,
  equipment: [],
  minutes: null,
  training: null,
  food,
  ...change,
});

it('lists the six shipped templates with their outline', async () => {
  const items = await list();
  expect(items.filter((item) => item.shipped)).toHaveLength(6);
  expect(items.find(({ _id }) => _id === 'upper-lower-4')).toMatchObject({
    name: 'Four days, upper and lower',
    kind: 'training',
    clients: 0,
    training: { weeks: 8, days: 4, sets: [78, 78, 78, 54, 78, 78, 78, 54] },
    food: null,
  });
});

it('opens each with a document that can be published as it is', async () => {
  const client = await Client.create(system, new Shop(system), { owner, coach });
  for (const [version, { id }] of shippedTemplates.entries()) {
    const { body } = await coach.call<{ training: { templateId: string } }>(`admin/templates/${id}`);
    expect(body.training.templateId).toBe(id);
    const plan = { version, html: '', note: '', documentId: null, training: body.training };
    expect((await coach.call(`admin/clients/${client.programId}/plans`, 'POST', plan)).status).toBe(200);
  }
  const [first, last] = [shippedTemplates[0]!.id, shippedTemplates.at(-1)!.id];
  expect([(await listed(first))!.clients, (await listed(last))!.clients]).toEqual([0, 1]);
  await system.db.rows(`UPDATE programs SET state = 'cancelled' WHERE id = $1`, [client.programId]);
  expect((await call(`/${last}`)).body.clients).toBe(0);
});

describe('an own template', () => {
  it('is added, changed and deleted, with training or with food; plans from it name it', async () => {
    const { status, body } = await call('', 'POST', { ...shipped('return-3'), name: 'Hotel room' });
    expect([status, body.kind, body.shipped, body.version]).toEqual([201, 'training', false, 1]);
    expect(body).toMatchObject({ training: { templateId: body._id } });
    const changed = await call(`/${body._id}`, 'PUT', { ...shipped('return-3'), name: 'Hotel', version: 1 });
    expect([changed.status, changed.body.name, changed.body.version]).toEqual([200, 'Hotel', 2]);
    const stale = await call(`/${body._id}`, 'PUT', { ...shipped('return-3'), name: 'Inn', version: 1 });
    expect(refused(stale)).toEqual([409, 'STALE_TEMPLATE']);
    expect((await call(`/${body._id}`, 'DELETE')).status).toBe(200);
    expect(refused(await call(`/${body._id}`))).toEqual([404, 'UNKNOWN_TEMPLATE']);
    const actions = (await coach.activities())
      .slice(0, 3)
      .map(({ action, changes }) => [action, changes.after]);
    expect(actions).toEqual([
      ['Deleted', { _id: body._id, name: 'Hotel' }],
      ['Updated', { _id: body._id, name: 'Hotel' }],
      ['Created', { _id: body._id, name: 'Hotel room' }],
    ]);
  });

  it('of food says its energy; the number of its clients is not known', async () => {
    const { body } = await call('', 'POST', foodTemplate());
    expect(body.kind).toBe('food');
    expect(await listed(body._id)).toMatchObject({
      clients: null,
      training: null,
      food: { kcal: 1900, protein: 120, meals: 0 },
    });
    const other = { ...shipped('busy-2x30'), version: 1 };
    expect(refused(await call(`/${body._id}`, 'PUT', other))).toEqual([400, 'EMPTY_TEMPLATE']);
  });

  it('has either training or food', async () => {
    for (const change of [{ training: null, food: null }, { training: shipped('busy-2x30').training }])
      expect(refused(await call('', 'POST', foodTemplate(change)))).toEqual([400, 'EMPTY_TEMPLATE']);
  });
});

it('a shipped template is changed, hidden and had back as it was shipped', async () => {
  const ours = { ...shipped('busy-2x30'), name: 'Half hours', version: 0 };
  expect((await call('/busy-2x30', 'PUT', ours)).body).toMatchObject({ changed: true, version: 1 });
  expect((await call('/busy-2x30/hide', 'POST')).body).toMatchObject({ hidden: true, name: 'Half hours' });
  expect((await call('/busy-2x30/show', 'POST')).body.hidden).toBe(false);
  await call('/busy-2x30', 'DELETE');
  expect(await listed('busy-2x30')).toMatchObject({
    name: shipped('busy-2x30').name,
    changed: false,
  });
  expect((await call('/busy-2x30')).body.version).toBe(0);
  expect(refused(await call('/unknown', 'DELETE'))).toEqual([404, 'UNKNOWN_TEMPLATE']);
});

it('is not an editor’s', async () => {
  const editor = await AdminClient.create(system, 'editor');
  expect((await call('', 'GET', undefined, editor)).status).toBe(403);
  expect((await call('/busy-2x30', 'DELETE', undefined, editor)).status).toBe(403);
});
