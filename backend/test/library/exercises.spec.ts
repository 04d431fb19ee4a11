import { shippedExercises } from '@ironbloom/brand/library';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import type { Answer, ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from '../programs/client.ts';

interface Exercise {
  _id: string;
  name: string;
  cues?: string[];
  video: string | null;
  hidden: boolean;
  mergedInto: string | null;
  shipped: boolean;
  changed: boolean;
  version: number;
  clients?: number;
}
interface PlanAnswer extends ErrorAnswer {
  exercises: {
    _id: string;
    name: string;
    cues: string[];
    video: string | null;
    alternatives: { name: string }[];
  }[];
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
  who.call<Exercise & ErrorAnswer>(`admin/exercises${path}`, method, body);
const list = async () => (await coach.call<{ items: Exercise[] }>('admin/exercises')).body.items;
const listed = async (id: string) => (await list()).find(({ _id }) => _id === id)!;
const text = (change: object = {}) => ({
  name: 'Tyre flip',
  otherNames: ['Tractor tyre'],
  pattern: 'hinge',
  primary: ['glutes'],
  secondary: ['quads'],
  equipment: ['none'],
  equipmentOr: [],
  level: 'advanced',
  place: 'gym',
  unilateral: false,
  logs: 'load-reps',
  cues: ['Chest on the tyre'],
  mistakes: [],
  alternatives: ['deadlift'],
  video: null,
  ...change,
});
let made = 0;
const create = async (change: object = {}) => {
  made += 1;
  return (await call('', 'POST', text({ name: `Tyre flip ${made}`, ...change }))).body;
};
const shipped = (id: string) => {
  const { id: _, ...content } = shippedExercises.find((exercise) => exercise.id === id)!;
  return { ...content, video: null };
};
const refused = ({ status, body }: Answer<ErrorAnswer>) => [status, body.code];

describe('the library', () => {
  it('begins with the 120 shipped exercises; the list leaves out what lists do not need', async () => {
    const items = await list();
    expect(items.filter((item) => item.shipped)).toHaveLength(120);
    const { _id, changed, cues } = items.find((item) => item._id === 'back-squat')!;
    expect([_id, changed, cues]).toEqual(['back-squat', false, undefined]);
    const { body } = await call('/back-squat');
    expect([body.cues, body.version, body.clients]).toEqual([shipped('back-squat').cues, 0, 0]);
    expect(refused(await call('/no-such-one'))).toEqual([404, 'UNKNOWN_EXERCISE']);
  });

  it.each(['coach', 'manager', 'owner'] as const)('is the %s’s', async (role) => {
    const one = await AdminClient.create(system, role);
    expect((await call('', 'GET', undefined, one)).status).toBe(200);
    expect((await call('', 'POST', text({ name: `Of the ${role}` }), one)).status).toBe(201);
  });

  it('is not an editor’s', async () => {
    const editor = await AdminClient.create(system, 'editor');
    for (const [path, method] of [
      ['', 'GET'],
      ['', 'POST'],
      ['/plank/hide', 'POST'],
    ] as const)
      expect((await call(path, method, method === 'POST' ? text() : undefined, editor)).status).toBe(403);
  });
});

describe('an own exercise', () => {
  it('is added and changed; each change is in the activities, with who made it', async () => {
    const { _id, name, version, shipped: isShipped } = await create();
    expect([version, isShipped]).toEqual([1, false]);
    const { body } = await call(`/${_id}`, 'PUT', {
      ...text({ name, cues: ['Drive with the hips'] }),
      version,
    });
    expect([body.version, body.cues]).toEqual([2, ['Drive with the hips']]);
    const [updated, created] = await coach.activities();
    expect([updated!.action, created!.action, updated!.feature]).toEqual(['Updated', 'Created', 'Exercise']);
    expect(updated!.changes.after).toMatchObject({ _id, cues: ['Drive with the hips'] });
    expect(refused(await call(`/${_id}/shipped`, 'POST', { version: 2 }))).toEqual([409, 'NOT_SHIPPED']);
  });

  it('of an older version is refused', async () => {
    const { _id } = await create();
    await call(`/${_id}`, 'PUT', { ...text(), version: 1 });
    expect(refused(await call(`/${_id}`, 'PUT', { ...text(), version: 1 }))).toEqual([409, 'STALE_EXERCISE']);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['vimeo.com/123456789/ab12cd34ef', 'https://vimeo.com/123456789/ab12cd34ef'],
    ['', null],
  ])('keeps the address of a video: %j', async (video, kept) => {
    expect((await create({ video })).video).toBe(kept);
  });

  it.each([
    ['video', 'https://example.com/film.mp4'],
    ['video', 'javascript:alert(1)//youtu.be/dQw4w9WgXcQ'],
    ['name', '  '],
    ['primary', []],
    ['primary', ['toes']],
    ['equipment', ['elephant']],
    ['cues', ['1', '2', '3', '4', '5', '6']],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await call('', 'POST', text({ [field]: value }));
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a shipped exercise', () => {
  it('is changed: ours stands in its place until the shipped one is had back, the video stays', async () => {
    const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const name = 'Romanian deadlift, our way';
    const ours = { ...shipped('romanian-deadlift'), name, video, version: 0 };
    expect((await call('/romanian-deadlift', 'PUT', ours)).body).toMatchObject({ changed: true, version: 1 });
    expect(await listed('romanian-deadlift')).toMatchObject({ name, shipped: true, changed: true });
    expect(refused(await call('/romanian-deadlift', 'PUT', ours))).toEqual([409, 'STALE_EXERCISE']);
    expect(refused(await call('/romanian-deadlift/shipped', 'POST', { version: 0 }))).toEqual([
      409,
      'STALE_EXERCISE',
    ]);
    const { body } = await call('/romanian-deadlift/shipped', 'POST', { version: 1 });
    expect(body).toMatchObject({ name: 'Romanian deadlift', changed: false, version: 2, video });
  });

  it('with a video alone is not changed', async () => {
    const video = 'https://vimeo.com/123456789';
    const { body } = await call('/plank', 'PUT', { ...shipped('plank'), video, version: 0 });
    expect(body).toMatchObject({ video, changed: false, version: 1 });
  });

  it('is changed by one of two who save at once', async () => {
    const answers = await Promise.all(
      ['One', 'Other'].map((name) =>
        call('/goblet-squat', 'PUT', { ...shipped('goblet-squat'), name, version: 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is hidden and shown; that makes no older version of an open one', async () => {
    expect((await call('/burpee/hide', 'POST')).body).toMatchObject({ hidden: true, version: 0 });
    expect((await call('/burpee', 'PUT', { ...shipped('burpee'), name: 'Burpee!', version: 0 })).status).toBe(
      200,
    );
    expect((await call('/burpee/show', 'POST')).body).toMatchObject({ hidden: false, name: 'Burpee!' });
  });
});

describe('a name', () => {
  it('of another exercise is refused, and the other is named', async () => {
    const { _id, name, version } = await create();
    const taken = await call('', 'POST', text({ name: 'back SQUAT' }));
    expect(refused(taken)).toEqual([409, 'EXERCISE_NAME_TAKEN']);
    expect(taken.body.fields?.['name']).toContain('“Back squat” is in the library already');
    const change = { ...text({ name: 'Plank' }), version };
    expect(refused(await call(`/${_id}`, 'PUT', change))).toEqual([409, 'EXERCISE_NAME_TAKEN']);
    expect((await call(`/${_id}`, 'PUT', { ...text({ name: name.toUpperCase() }), version })).status).toBe(
      200,
    );
  });

  it('of a merged one is free again', async () => {
    const [one, two] = [await create(), await create()];
    await call(`/${one._id}/merge`, 'POST', { into: two._id });
    expect((await call('', 'POST', text({ name: one.name }))).status).toBe(201);
  });
});

describe('merging', () => {
  it('refuses itself, what is merged, and what something was merged into', async () => {
    const [one, two, three] = [await create(), await create(), await create()];
    expect((await call(`/${one._id}/merge`, 'POST', { into: two._id })).body.mergedInto).toBe(two._id);
    for (const [id, into] of [
      [three._id, three._id],
      [one._id, three._id],
      [three._id, one._id],
      [two._id, three._id],
      [two._id, one._id],
    ])
      expect(refused(await call(`/${id}/merge`, 'POST', { into }))).toEqual([409, 'CANNOT_MERGE']);
    expect(refused(await call(`/${one._id}/merge`, 'POST', { into: 'nothing' }))).toEqual([
      404,
      'UNKNOWN_EXERCISE',
    ]);
    expect((await call(`/${one._id}/show`, 'POST')).body.mergedInto).toBeNull();
    expect((await call(`/${two._id}/merge`, 'POST', { into: three._id })).status).toBe(200);
  });

  it('of two at once never makes a circle', async () => {
    const [one, two] = [await create(), await create()];
    const answers = await Promise.all([
      call(`/${one._id}/merge`, 'POST', { into: two._id }),
      call(`/${two._id}/merge`, 'POST', { into: one._id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a client’s plan', () => {
  const row = (id: string, exerciseId: string | null) => ({
    id,
    exerciseId,
    name: 'As written',
    sets: 3,
    amount: null,
    load: null,
    effort: null,
    tempo: '',
    rest: null,
    each: null,
    note: '',
  });
  const training = (...ids: (string | null)[]) => ({
    templateId: null,
    maxima: [],
    weeks: [
      {
        id: 'w',
        name: '',
        note: '',
        days: [
          {
            id: 'd',
            weekday: 0,
            name: 'Day',
            minutes: null,
            note: '',
            blocks: [{ id: 'b', kind: 'single', rows: ids.map((id, index) => row(`r${index}`, id)) }],
          },
        ],
      },
    ],
  });
  const plan = (version: number, ...ids: (string | null)[]) => ({
    version,
    html: '',
    note: '',
    documentId: null,
    training: training(...ids),
  });

  it('tells what the library says of its exercises, through merges, by the ids of its rows', async () => {
    const client = await Client.create(system, new Shop(system), { owner, coach });
    const own = await create({ name: 'Dund', cues: ['Long back'], alternatives: ['push-up', 'gone'] });
    const publish = (body: object) =>
      coach.call<PlanAnswer>(`admin/clients/${client.programId}/plans`, 'POST', body);
    const { status, body } = await publish(plan(0, own._id, 'wall-sit', null, 'unknown-one'));
    expect(status).toBe(200);
    expect(body.exercises.map(({ _id }) => _id)).toEqual([own._id, 'wall-sit']);
    expect(body.exercises[0]).toMatchObject({
      name: 'Dund',
      cues: ['Long back'],
      alternatives: [{ _id: 'push-up', name: 'Push-up', equipment: ['none'], logs: 'reps' }],
    });
    expect((await call(`/${own._id}`)).body.clients).toBe(1);

    await call(`/${own._id}/merge`, 'POST', { into: 'hindu-push-up' });
    const hers = await client.call<PlanAnswer>('plans/1');
    expect(hers.body.exercises[0]).toMatchObject({ _id: own._id, name: 'Hindu push-up' });
    expect((await call('/hindu-push-up')).body.clients).toBe(1);

    await publish(plan(1, 'wall-sit'));
    expect((await call('/hindu-push-up')).body.clients).toBe(0);
    expect((await call('/wall-sit')).body.clients).toBe(1);
    await system.db.rows(`UPDATE programs SET state = 'ended' WHERE id = $1`, [client.programId]);
    expect((await call('/wall-sit')).body.clients).toBe(0);
  });
});
