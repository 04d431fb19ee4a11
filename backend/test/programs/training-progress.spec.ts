import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PartKind, SetValue } from '@ironbloom/brand/training-log';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let coach: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system, 'owner');
  coach = await AdminClient.create(system, 'coach');
});
afterAll(() => system.stop());

const row = (id: string, name: string) => ({
  id,
  exerciseId: null,
  name,
  sets: 2,
  amount: null,
  load: null,
  effort: null,
  tempo: '',
  rest: null,
  each: null,
  note: '',
});
const rows = [row('press', 'Press'), row('squat', 'Back squat'), row('plank', 'Plank'), row('row', 'Row')];
const day = {
  id: 'a',
  weekday: 2,
  name: 'Lower A',
  minutes: null,
  note: '',
  blocks: rows.map((one) => ({ id: `b-${one.id}`, kind: 'single', rows: [one] })),
};

/** Somebody whose program began so many days ago, with this day of training a week. */
async function inTraining(daysAgo: number): Promise<Client> {
  const client = await Client.create(system, shop, { owner, coach });
  await coach.call(`admin/clients/${client.programId}/plans`, 'POST', {
    version: 0,
    html: '',
    note: '',
    documentId: null,
    training: { templateId: null, maxima: [], weeks: [{ id: 'w', name: '', note: '', days: [day] }] },
  });
  await system.db.rows('UPDATE programs SET starts_on = $2 WHERE id = $1', [
    client.programId,
    addDays(today(), -daysAgo),
  ]);
  return client;
}

const edit = (on: string, kind: PartKind, of: string, value: unknown, plannedOn: string | null = null) => ({
  id: randomUUID(),
  session: { on, dayId: 'a', plannedOn, weekId: 'w', version: 1, name: 'Lower A' },
  kind,
  of,
  value,
  at: new Date().toISOString(),
});
const set = (name: string, rowId: string | null, change: Partial<SetValue> = {}): SetValue => ({
  rowId,
  exerciseId: rowId,
  name,
  kg: 50,
  reps: 5,
  seconds: null,
  metres: null,
  done: true,
  removed: false,
  ...change,
});
const send = async (client: Client, edits: readonly object[]): Promise<void> => {
  expect((await client.call('training/edits', 'POST', { edits })).status).toBe(200);
};

interface ProgressAnswer {
  weeks: { number: number; from: string; planned: number; days: object[] }[];
  days: { on: string; dayId: string; plannedOn: string | null }[];
  records: object[];
}

it('says what was planned for each week, which day was moved, and the heaviest sets', async () => {
  const client = await inTraining(8);
  const [first, second] = [addDays(today(), -7), addDays(today(), -1)];
  await send(client, [
    edit(first, 'set', 'squat:1', set('Back squat', 'squat', { kg: 60, reps: 5 })),
    edit(first, 'set', 'squat:2', set('Back squat', 'squat', { kg: 55, reps: 20 })),
    edit(first, 'set', 'plank:1', set('Plank', 'plank', { kg: null, reps: null, seconds: 45 })),
    edit(second, 'set', 'squat:1', set('Back squat', 'squat', { kg: 60, reps: 5 }), addDays(today(), -2)),
    edit(second, 'set', 'squat:2', set('Back squat', 'squat', { kg: 80, reps: 5, removed: true })),
    edit(second, 'set', 'press:1', set('Press', 'press', { kg: 30, reps: 15 })),
    edit(today(), 'set', 'squat:1', set('Back squat', 'squat', { kg: 62.5, reps: 3 })),
  ]);
  const { body } = await client.call<ProgressAnswer>('training/progress');
  expect(body.weeks).toMatchObject([
    { number: 1, from: addDays(today(), -8), planned: 1, days: [{ id: 'a', name: 'Lower A', weekday: 2 }] },
    { number: 2, from: addDays(today(), -1), planned: 1 },
  ]);
  expect(body.days.map(({ on, dayId, plannedOn }) => [on, dayId, plannedOn])).toEqual([
    [first, 'a', null],
    [second, 'a', addDays(today(), -2)],
    [today(), 'a', null],
  ]);
  expect(body.records).toEqual([
    { exerciseId: 'press', name: 'Press', on: second, kg: 30, reps: 15, before: null },
    {
      exerciseId: 'squat',
      name: 'Back squat',
      on: today(),
      kg: 62.5,
      reps: 3,
      before: { kg: 60, reps: 5 },
    },
  ]);
});

describe('training as CSV', () => {
  it('has a line for each set in the order of the session, for what was skipped, and for what was said', async () => {
    const client = await inTraining(8);
    const on = addDays(today(), -1);
    await send(client, [
      edit(on, 'set', 'squat:10', set('Back squat', 'squat', { kg: 62.5 })),
      edit(on, 'set', 'squat:2', set('Back squat', 'squat', { kg: 60 })),
      edit(on, 'set', 'squat:3', set('Back squat', 'squat', { removed: true })),
      edit(on, 'set', 'squat:4', set('Back squat', 'squat', { done: false })),
      edit(on, 'set', 'x:extra', set('=Sled, "hard"', null, { kg: 20, reps: null, metres: 40 })),
      edit(on, 'set', 'press:1', set('Press', 'press', { kg: null, reps: 12 })),
      edit(on, 'row-pain', 'squat', 'Left knee'),
      edit(on, 'row-note', 'squat', 'Slow'),
      edit(on, 'row-skip', 'plank', 'no-time'),
      edit(on, 'row-swap', 'row', { exerciseId: null, name: 'Pulldown' }),
      edit(on, 'row-note', 'row', 'Cable broken'),
      edit(on, 'feel', '', 4),
      edit(on, 'note', '', 'Good.'),
    ]);
    await send(client, [
      edit(
        addDays(today(), -2),
        'set',
        'plank:1',
        set('Plank', 'plank', { kg: null, reps: null, seconds: 45 }),
      ),
    ]);
    const { status, body } = await client.call<{ url: string }>('progress/files', 'POST', { of: 'training' });
    expect(status).toBe(200);
    expect((await fetch(system.url + body.url, { method: 'HEAD' })).status).toBe(200);
    const answer = await fetch(system.url + body.url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="training.csv"');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
      'Day,Session,Exercise,Set,kg,Repetitions,Seconds,Metres,Pain,Note',
      `${addDays(today(), -2)},Lower A,Plank,1,,,45,,,`,
      `${on},Lower A,Press,1,,12,,,,`,
      `${on},Lower A,Back squat,1,60,5,,,Left knee,Slow`,
      `${on},Lower A,Back squat,2,62.5,5,,,,`,
      `${on},Lower A,Plank,,,,,,,Skipped: no time`,
      `${on},Lower A,Pulldown,,,,,,,Cable broken`,
      `${on},Lower A,"'=Sled, ""hard""",1,20,,,40,,`,
      `${on},Lower A,,,,,,,,How it was: 4 of 5 (hard). Good.`,
      '',
    ]);
    expect((await fetch(system.url + body.url)).status).toBe(404);
  });

  it('is given to its client alone, and there are no other files', async () => {
    const [client, other] = [await inTraining(1), await inTraining(1)];
    const of = { of: 'training' };
    expect((await other.call('progress/files', 'POST', of, client.programId)).status).toBe(404);
    expect((await client.call('progress/files', 'POST', { of: 'photos' })).status).toBe(400);
    expect((await fetch(`${system.url}/api/my/progress-files/${'x'.repeat(43)}`)).status).toBe(404);
    const { body } = await client.call<{ url: string }>('progress/files', 'POST', of);
    expect((await (await fetch(system.url + body.url)).text()).split('\r\n')).toHaveLength(2);
  });
});
