import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Edit, isLater, keyOf, type PartKind, type SetValue } from '@ironbloom/brand/training-log';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';

interface SessionAnswer {
  _id: string;
  on: string;
  dayId: string;
  finishedAt: string | null;
  parts: { key: string; value: unknown }[];
  sets: ({ key: string } & SetValue)[];
}
interface SyncAnswer {
  now: string;
  taken: string[];
  refused: { id: string; message: string }[];
  sessions: SessionAnswer[];
}
interface TrainingAnswer {
  now: string;
  sessions: SessionAnswer[];
  last: { exerciseId: string; on: string; sets: SetValue[] }[];
  bests: {
    exerciseId: string;
    on: string;
    kg: number;
    reps: number;
    estimate: number;
    before: number | null;
  }[];
}
interface ProgressAnswer {
  weeks: { from: string; sessions: number; planned: number; sets: number; volume: number }[];
  days: { on: string; finished: boolean; feel: number | null }[];
  lifts: { exerciseId: string; points: { on: string; estimate: number }[] }[];
}

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

const day = (id: string) => ({ id, weekday: 0, name: 'Lower A', minutes: 50, note: '', blocks: [] });

/** Somebody whose program began so many days ago, with a plan of three days a week. */
async function inTraining(daysAgo = 10): Promise<Client> {
  const client = await Client.create(system, shop, { owner, coach });
  const weeks = ['w1', 'w2', 'w3'].map((id) => ({ id, name: '', note: '', days: ['a', 'b', 'c'].map(day) }));
  await coach.call(`admin/clients/${client.programId}/plans`, 'POST', {
    version: 0,
    html: '',
    note: '',
    documentId: null,
    training: { templateId: null, maxima: [], weeks },
  });
  await system.db.rows('UPDATE programs SET starts_on = $2 WHERE id = $1', [
    client.programId,
    addDays(today(), -daysAgo),
  ]);
  return client;
}

const session = (on = today(), dayId = 'a') => ({
  on,
  dayId,
  plannedOn: null,
  weekId: 'w1',
  version: 1,
  name: 'Lower A',
});
const set = (change: Partial<SetValue> = {}): SetValue => ({
  rowId: 'r1',
  exerciseId: 'back-squat',
  name: 'Back squat',
  kg: 50,
  reps: 5,
  seconds: null,
  metres: null,
  done: true,
  removed: false,
  ...change,
});
const edit = (change: object = {}): Edit =>
  ({
    id: randomUUID(),
    session: session(),
    kind: 'set',
    of: 'r1:1',
    value: set(),
    at: new Date().toISOString(),
    ...change,
  }) as Edit;
const send = (client: Client, edits: readonly Edit[]) =>
  client.call<SyncAnswer>('training/edits', 'POST', { edits });
const training = async (client: Client) => (await client.call<TrainingAnswer>('training')).body;

describe('edits of a session', () => {
  it('count once, also when they are sent again; her coach sees them, another coach does not', async () => {
    const client = await inTraining();
    const edits = [
      edit(),
      edit({ of: 'r1:2', value: set({ reps: 4 }) }),
      edit({ kind: 'feel', of: '', value: 4 }),
    ];
    const first = await send(client, edits);
    expect([first.status, first.body.taken, first.body.refused]).toEqual([
      200,
      edits.map(({ id }) => id),
      [],
    ]);
    const again = await send(client, edits);
    expect(again.body.sessions).toEqual(first.body.sessions);
    const { sessions } = await training(client);
    expect(sessions[0]!.sets).toMatchObject([
      { key: 'r1:1', kg: 50, reps: 5 },
      { key: 'r1:2', reps: 4 },
    ]);
    await send(
      client,
      ['r1:10', 'x:a', 'r1:9'].map((of) => edit({ of })),
    );
    const keys = (await training(client)).sessions[0]!.sets.map(({ key }) => key);
    expect(keys).toEqual(['r1:1', 'r1:2', 'r1:9', 'r1:10', 'x:a']);
    expect(sessions[0]!.parts).toEqual([{ key: 'feel', kind: 'feel', of: '', value: 4 }]);
    expect(await system.db.rows('SELECT 1 FROM training_edits')).toEqual([]);
    const seen = await coach.call<TrainingAnswer>(`admin/clients/${client.programId}/training`);
    expect(seen.body.sessions).toEqual((await training(client)).sessions);
    expect(sessions[0]).toMatchObject({ programId: client.programId });
    const other = await AdminClient.create(system, 'coach');
    expect((await other.call(`admin/clients/${client.programId}/training`)).status).toBe(404);
    const stranger = await inTraining();
    expect((await stranger.call('training/edits', 'POST', { edits }, client.programId)).status).toBe(404);
  });

  it('from two devices are merged: the sets of both, of one set the later edit, and the earlier one is kept', async () => {
    const client = await inTraining();
    const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    const late = edit({ value: set({ kg: 60 }), at: at(10) });
    const early = edit({ value: set({ kg: 55 }), at: at(60) });
    await send(client, [late]);
    const { body } = await send(client, [
      early,
      edit({ of: 'x:extra', value: set({ rowId: null }), at: at(50) }),
    ]);
    expect(body.sessions[0]!.sets.map(({ key, kg }) => [key, kg])).toEqual([
      ['r1:1', 60],
      ['x:extra', 50],
    ]);
    const [kept] = await system.db.rows(
      `SELECT id, key, value->>'kg' AS kg FROM training_edits WHERE id = $1`,
      [early.id],
    );
    expect(kept).toEqual({ id: early.id, key: 'set:r1:1', kg: '55' });
  });

  it('from a clock that runs ahead do not win against later edits', async () => {
    const client = await inTraining();
    await send(client, [
      edit({ value: set({ kg: 70 }), at: new Date(Date.now() + 3_600_000).toISOString() }),
    ]);
    const { body } = await send(client, [edit({ value: set({ kg: 40 }) })]);
    expect(body.sessions[0]!.sets[0]!.kg).toBe(40);
  });

  it('from a clock that runs ahead count once, in the order in which they are sent', async () => {
    const client = await inTraining();
    const ahead = (kg: number) =>
      edit({ value: set({ kg }), at: new Date(Date.now() + 3_600_000 + kg).toISOString() });
    const edits = [41, 42, 43, 44, 45, 46].map(ahead);
    expect((await send(client, edits)).body.sessions[0]!.sets[0]!.kg).toBe(46);
    const last = ahead(50);
    expect((await send(client, [last])).body.sessions[0]!.sets[0]!.kg).toBe(50);
    expect((await send(client, [...edits, last])).body.sessions[0]!.sets[0]!.kg).toBe(50);
  });

  it('of a day outside the program are refused, and no others with them', async () => {
    const client = await inTraining();
    const good = edit();
    const bad = [-11, 2].map((days) => edit({ session: session(addDays(today(), days)) }));
    const { body } = await send(client, [...bad, good]);
    expect(body.taken).toEqual([good.id]);
    expect(body.refused.map(({ id }) => id)).toEqual(bad.map(({ id }) => id));
    const fresh = await Client.create(system, shop);
    expect((await send(fresh, [edit()])).body.refused).toHaveLength(1);
  });

  it('are refused if they were made once the program was over', async () => {
    const client = await inTraining();
    await system.db.rows(
      `UPDATE programs SET state = 'ended', state_since = now() - interval '3 days' WHERE id = $1`,
      [client.programId],
    );
    const on = session(addDays(today(), -4));
    const before = edit({ session: on, at: new Date(Date.now() - 4 * 86_400_000).toISOString() });
    const after = edit({ session: on });
    const { body } = await send(client, [before, after]);
    expect([body.taken, body.refused]).toEqual([
      [before.id],
      [{ id: after.id, message: 'This program is over.' }],
    ]);
  });

  it('are taken as a plan can ask for them: help as a negative load, halves, a day of seconds; and names as they are pasted', async () => {
    const client = await inTraining();
    const { body } = await send(client, [
      edit({ value: set({ kg: -20, reps: 7.5 }) }),
      edit({ of: 'r2:1', value: set({ kg: 10, reps: 2 }) }),
      edit({ of: 'r3:1', value: set({ kg: null, reps: null, seconds: 90_000 }) }),
      edit({ kind: 'row-swap', of: 'r4', value: { exerciseId: null, name: ' Leg\tpress 🦵 ' } }),
    ]);
    expect(body.sessions[0]!.sets).toMatchObject([
      { kg: -20, reps: 7.5 },
      { kg: 10, reps: 2 },
      { seconds: 90_000 },
    ]);
    expect(body.sessions[0]!.parts).toMatchObject([{ value: { name: 'Leg press 🦵' } }]);
    const { weeks, lifts } = (await client.call<ProgressAnswer>('training/progress')).body;
    expect(weeks.at(-1)).toMatchObject({ sets: 3, volume: 20 });
    expect(lifts[0]!.points).toHaveLength(1);
  });

  it('are refused where they are malformed', async () => {
    const client = await inTraining();
    const spoilt = [
      edit({ value: set({ kg: -501 }) }),
      edit({ value: set({ reps: -1 }) }),
      edit({ value: set({ name: '💪🏃' }) }),
      edit({ of: 'r1' }),
      edit({ kind: 'feel', of: '', value: 6 }),
      edit({ kind: 'row-skip', of: 'r1', value: 'tired' }),
      edit({ id: 'x' }),
    ];
    for (const one of spoilt) expect((await send(client, [one])).status).toBe(400);
    expect((await training(client)).sessions).toEqual([]);
  });
});

describe('a day', () => {
  it('holds 20 sessions, and a session 400 sets and other parts', async () => {
    const client = await inTraining();
    const days = Array.from({ length: 21 }, (_, at) => edit({ session: session(today(), `day-${at}`) }));
    const { body } = await send(client, days);
    expect([body.taken.length, body.refused.length]).toEqual([20, 1]);
    const stored = body.sessions[0]!;
    await system.db.rows(
      `INSERT INTO training_sets (session_id, key, program_id, trained_on, name, done, removed, edited_at, edit_id)
       SELECT $1, 'r2:' || number, $2, current_date, 'Row', true, false, now(), gen_random_uuid() FROM generate_series(1, 398) number`,
      [stored._id, client.programId],
    );
    const ofFull = ['r1:2', 'r1:3', 'r1:1'].map((of) =>
      edit({ session: session(today(), stored.dayId), of, value: set({ kg: 1 }) }),
    );
    const { body: full } = await send(client, ofFull);
    expect(full.refused).toEqual([{ id: ofFull[1]!.id, message: 'This is more than a day can hold.' }]);
    expect(full.taken).toEqual([ofFull[0]!.id, ofFull[2]!.id]);
  });
});

describe('the log', () => {
  it('has the last time and the best set by exercise; weeks, volume, days and lifts', async () => {
    const client = await inTraining(10);
    const [first, second] = [addDays(today(), -9), addDays(today(), -2)];
    const finished = (on: string) =>
      edit({ session: session(on), kind: 'finished', of: '', value: new Date().toISOString() });
    await send(client, [
      edit({ session: session(first), value: set({ kg: 60, reps: 5 }) }),
      edit({ session: session(first), of: 'r1:2', value: set({ kg: 80, reps: 1, done: false }) }),
      finished(first),
      edit({ session: session(second), value: set({ kg: 62.5, reps: 3 }) }),
      edit({ session: session(second), of: 'r1:2', value: set({ kg: 65, reps: 1 }) }),
      finished(second),
      edit({ session: session(second), kind: 'feel', of: '', value: 3 }),
      edit({ session: session(today(), 'b') }),
    ]);
    const { last, bests } = await training(client);
    expect(last).toMatchObject([{ exerciseId: 'back-squat', on: today(), sets: [{ kg: 50, reps: 5 }] }]);
    const best = { exerciseId: 'back-squat', on: first, kg: 60, reps: 5, estimate: 70, before: null };
    expect(bests).toEqual([best]);
    await send(client, [
      edit({ session: session(today(), 'b'), of: 'r1:2', value: set({ kg: 75, reps: 1 }) }),
    ]);
    expect((await training(client)).bests).toMatchObject([{ on: today(), kg: 75, before: 70 }]);
    await send(client, [edit({ session: session(today(), 'b'), of: 'r1:2', value: set({ removed: true }) })]);
    const { body } = await client.call<ProgressAnswer>('training/progress');
    expect(body.weeks).toMatchObject([
      { from: addDays(today(), -10), planned: 3, sessions: 1, sets: 1, volume: 300 },
      { from: addDays(today(), -3), planned: 3, sessions: 1, sets: 3, volume: 62.5 * 3 + 65 + 250 },
    ]);
    expect(body.days.map(({ on, finished: over, feel }) => [on, over, feel])).toEqual([
      [first, true, null],
      [second, true, 3],
      [today(), false, null],
    ]);
    expect(body.lifts[0]!.points.map(({ estimate }) => estimate)).toEqual([70, 68.75, 50 * (1 + 5 / 30)]);
    expect((await owner.call(`admin/clients/${client.programId}/training/progress`)).body).toEqual(body);
    await system.db.rows(
      `INSERT INTO check_ins (id, program_id, due_on, week, state, questions, sent_at) VALUES (gen_random_uuid(), $1, $2, 2, 'sent', '[]', now())`,
      [client.programId, today()],
    );
    const opened = await coach.call<{ training: object }>(
      `admin/clients/${client.programId}/check-ins/${today()}/open`,
      'POST',
    );
    const volume = 62.5 * 3 + 65 + 250;
    // The seven days before begin before the program does.
    expect(opened.body.training).toEqual([{ from: addDays(today(), -6), planned: 3, sessions: 1, volume }]);
    await system.db.rows('UPDATE programs SET starts_on = $2 WHERE id = $1', [
      client.programId,
      addDays(today(), -30),
    ]);
    await system.db.rows(
      `INSERT INTO pauses (id, program_id, from_on, until_on, state, reason)
       VALUES (gen_random_uuid(), $1, $2, $3, 'ended', 'travel')`,
      [client.programId, addDays(today(), -20), addDays(today(), -14)],
    );
    const later = await coach.call<{ training: object[] }>(
      `admin/clients/${client.programId}/check-ins/${today()}/open`,
      'POST',
    );
    expect(later.body.training).toEqual([
      { from: addDays(today(), -27), planned: 3, sessions: 0, volume: 0 },
      { from: addDays(today(), -20), planned: 0, sessions: 0, volume: 0 },
      { from: addDays(today(), -13), planned: 3, sessions: 1, volume: 300 },
      { from: addDays(today(), -6), planned: 3, sessions: 1, volume },
    ]);
  });
});

/** Deterministic, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Device {
  /** ms by which its clock is wrong, and what it knows of that. */
  error: number;
  correction: number;
  last: number;
  outbox: Edit[];
}

/**
 * Logs, edits and undoes on two devices without a line now and then, and sends what waits, also twice.
 * @param serverNow ms since 1970, as opening the app is told
 */
async function sequence(
  client: Client,
  { seed, on, serverNow }: { seed: number; on: string; serverNow: number },
): Promise<{ seed: number; on: string; model: Record<string, unknown>; sent: number }> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const everything: (Edit & { stamp: number })[] = [];
  const devices = [0, 3_600_000].map((error): Device => {
    const correction = serverNow - (Date.now() + error);
    return { error, correction, last: 0, outbox: [] };
  });
  const write = (device: Device) => {
    const kind = pick<PartKind>(['set', 'set', 'set', 'set', 'row-pain', 'feel', 'row-skip']);
    const of =
      { set: `r${Math.floor(random() * 3)}:${Math.floor(random() * 3)}`, feel: '' }[kind as 'set'] ?? 'r1';
    const value = {
      set: set({ kg: Math.floor(random() * 100), done: random() < 0.8, removed: random() < 0.1 }),
      'row-pain': pick(['', 'Knee']),
      feel: pick([null, 1, 5]),
      'row-skip': pick([null, 'pain']),
    }[kind as 'set'];
    device.last = Math.max(device.last + 1, Date.now() + device.error + device.correction);
    const made = edit({ session: session(on), kind, of, value, at: new Date(device.last).toISOString() });
    device.outbox.push(made);
    everything.push({ ...made, stamp: device.last });
  };
  const sendSome = async (device: Device, keep: boolean) => {
    const batch = device.outbox.slice(0, 1 + Math.floor(random() * 5));
    if (batch.length === 0) return;
    // Until the answer is there, the edits stay: a reload in between sends them again.
    const { status, body } = await send(client, batch);
    expect([status, body.refused]).toEqual([200, []]);
    if (!keep) device.outbox.splice(0, batch.length);
  };
  for (let step = 0; step < 30; step += 1) {
    const device = pick(devices);
    if (random() < 0.7) write(device);
    else await sendSome(device, random() < 0.4);
  }
  for (const device of devices) while (device.outbox.length > 0) await sendSome(device, false);
  const model: Record<string, Edit & { stamp: number }> = {};
  for (const one of everything) {
    const before = model[keyOf(one)];
    if (!before || isLater({ at: one.stamp, id: one.id }, { at: before.stamp, id: before.id }))
      model[keyOf(one)] = one;
  }
  return {
    seed,
    on,
    model: Object.fromEntries(Object.entries(model).map(([key, { value }]) => [key, value])),
    sent: everything.length,
  };
}

const SEQUENCES = process.env['SOAK'] ? 1_000 : 40;
/** Of one client, each on a day of its own: as many as the app is shown. */
const DAYS = 27;

/** Sequences of one client at the same time, as from many phones; then what the server has is compared with every model. */
async function compare(seeds: readonly number[]): Promise<void> {
  const client = await inTraining(DAYS);
  const last = today();
  const serverNow = Date.parse((await training(client)).now);
  const ended = await Promise.all(
    seeds.map((seed, at) => sequence(client, { seed, on: addDays(last, -at), serverNow })),
  );
  const { sessions } = await training(client);
  const history = await system.db.rows<{ id: string; count: number }>(
    `SELECT e.session_id AS id, count(*)::int AS count FROM training_edits e JOIN training_sessions s ON s.id = e.session_id
      WHERE s.program_id = $1 GROUP BY 1`,
    [client.programId],
  );
  expect(sessions).toHaveLength(seeds.length);
  for (const { seed, on, model, sent } of ended) {
    const found = sessions.find((one) => one.on === on)!;
    const stored = Object.fromEntries([
      ...found.parts.map(({ key, value }) => [key, value] as const),
      ...found.sets.map(({ key, ...value }) => [`set:${key}`, value] as const),
    ]);
    expect({ seed, stored }).toEqual({ seed, stored: model });
    // Nothing is lost: every edit counts or is in the history.
    const replaced = history.find(({ id }) => id === found._id)?.count ?? 0;
    expect({ seed, kept: replaced + Object.keys(stored).length }).toEqual({ seed, kept: sent });
  }
}

it(`random sequences of two devices, one an hour wrong, end as the model says (${SEQUENCES})`, async () => {
  const seeds = Array.from({ length: SEQUENCES }, (_, index) => index + 1);
  for (let at = 0; at < SEQUENCES; at += DAYS) await compare(seeds.slice(at, at + DAYS));
}, 600_000);
