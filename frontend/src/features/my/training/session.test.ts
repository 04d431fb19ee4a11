import { describe, expect, it, vi } from 'vitest';
import type { Training } from './api.ts';
import type { PlanBlock, PlanDay, PlanRow } from '@ironbloom/brand/plan';
import {
  addedSetKey,
  type Edit,
  exerciseName,
  type PartValues,
  type SessionRef,
  type SetValue,
} from '@ironbloom/brand/training-log';
import {
  type Clock,
  countOf,
  EditMaker,
  lastBefore,
  type LoggedSession,
  nextPlace,
  orderOf,
  restAfter,
  sessionOf,
  summaryOf,
} from './session.ts';

const row = (id: string, change: Partial<PlanRow> = {}): PlanRow => ({
  id,
  exerciseId: `exercise-${id}`,
  name: `Exercise ${id}`,
  sets: 2,
  amount: { kind: 'reps', from: 8, to: 10, aSide: false },
  load: { kind: 'kg', value: 40 },
  effort: null,
  tempo: '',
  rest: 90,
  each: null,
  note: '',
  ...change,
});
const block = (id: string, rows: PlanRow[], kind: PlanBlock['kind'] = 'single'): PlanBlock => ({
  id,
  kind,
  rows,
});
const day = (...blocks: PlanBlock[]): PlanDay => ({
  id: 'a',
  weekday: 0,
  name: 'Lower A',
  minutes: 50,
  note: '',
  blocks,
});
const ref: SessionRef = {
  on: '2026-11-28',
  dayId: 'a',
  plannedOn: null,
  weekId: 'w1',
  version: 1,
  name: 'Lower A',
};
const maker = new EditMaker({ correction: 0, last: 0 }, () => undefined);
const set = (rowId: string, change: Partial<SetValue> = {}): SetValue => ({
  rowId,
  exerciseId: `exercise-${rowId}`,
  name: `Exercise ${rowId}`,
  kg: 40,
  reps: 8,
  seconds: null,
  metres: null,
  done: true,
  removed: false,
  ...change,
});
const written = <Kind extends keyof PartValues>(kind: Kind, of: string, value: PartValues[Kind]): Edit =>
  maker.make(ref, kind, of, value);
const open = (of: PlanDay, waiting: Edit[] = [], more: object = {}) =>
  sessionOf({ day: of, maxima: [], logged: undefined, waiting, last: [], ...more });
const at = (session: ReturnType<typeof open>): string | undefined => nextPlace(session)?.set.of;
const ofs = (session: ReturnType<typeof open>) => orderOf(session).map(({ set: { of: key } }) => key);

it('offers warm-ups until the first set that counts, and counts none of them', () => {
  const plan = day(
    block('w', [row('w1', { sets: 1 }), row('w2', { sets: 1 })], 'warm-up'),
    block('b', [row('r1')]),
  );
  const warm = [written('set', 'w1:1', set('w1'))];
  expect([at(open(plan)), at(open(plan, warm))]).toEqual(['w1:1', 'w2:1']);
  const begun = open(plan, [...warm, written('set', 'r1:1', set('r1'))]);
  expect(at(begun)).toBe('r1:2');
  expect(countOf(begun)).toEqual({ done: 1, sets: 2 });
  expect(
    at(
      open(
        plan,
        ['r1:1', 'r1:2'].map((of) => written('set', of, set('r1'))),
      ),
    ),
  ).toBeUndefined();
});

describe('a session', () => {
  it('expects the plan’s numbers, those of last time for a load that goes on from it, and a share of a known maximum', () => {
    const last = [
      {
        exerciseId: 'exercise-r2',
        on: '2026-11-21',
        sets: [set('r2', { kg: 50 })].map((one) => ({ ...one, key: 'r2:1' })),
      },
    ];
    const plan = day(
      block('b1', [row('r1')]),
      block('b2', [row('r2', { load: { kind: 'last', value: 2.5 } })]),
      block('b3', [row('r3', { load: { kind: 'percent', value: 72.5 } })]),
      block('b4', [row('r4', { load: null, amount: { kind: 'time', from: 40, to: null, aSide: false } })]),
    );
    const session = open(plan, [], { last, maxima: [{ id: 'exercise-r3', kg: 80 }] });
    expect(session.blocks.map(({ rows: [one] }) => one!.sets[1]!.value)).toMatchObject([
      { kg: 40, reps: 8, done: false },
      { kg: 52.5, reps: 8 },
      { kg: 58, reps: 8 },
      { kg: null, reps: null, seconds: 40 },
    ]);
  });

  it('shows what the server has, under what waits to be sent; added and removed sets, swaps and marks', () => {
    const logged = {
      sets: [{ key: 'r1:1', ...set('r1', { kg: 45 }) }],
      parts: [{ key: 'feel', kind: 'feel', of: '', value: 2 }],
    } as unknown as LoggedSession;
    const waiting = [
      written('set', 'r1:1', set('r1', { kg: 47.5 })),
      written('set', 'r1:2', set('r1', { removed: true })),
      written('set', 'x:1', set('r1', { kg: 30 })),
      written('row-swap', 'r2', { exerciseId: 'goblet-squat', name: 'Goblet squat' }),
      written('row-pain', 'r2', 'Knee'),
    ];
    const session = open(day(block('b1', [row('r1')]), block('b2', [row('r2')])), waiting, { logged });
    const [first, second] = session.blocks.map(({ rows }) => rows[0]!);
    expect(first!.sets.map(({ of, value }) => [of, value.kg])).toEqual([
      ['r1:1', 47.5],
      ['x:1', 30],
    ]);
    expect(second).toMatchObject({ name: 'Goblet squat', pain: 'Knee', skipped: null });
    expect(session.feel).toBe(2);
  });
});

it('a swap holds for sets that are not done, also where one was ticked before; records are of what was done', () => {
  const goblet = { exerciseId: 'goblet-squat', name: 'Goblet squat' };
  const waiting = [
    written('set', 'r1:1', set('r1', { kg: 80 })),
    written('set', 'r1:2', set('r1', { done: false })),
    written('row-swap', 'r1', goblet),
  ];
  const swapped = open(day(block('b1', [row('r1')])), waiting);
  expect(swapped.blocks[0]!.rows[0]!.sets.map(({ value }) => value)).toMatchObject([
    { name: 'Exercise r1', kg: 80, done: true },
    { ...goblet, kg: null, done: false },
  ]);
  const best = { exerciseId: 'exercise-r1', kg: 1, reps: 1, estimate: 70, on: '2026-11-21', before: null };
  expect(summaryOf(swapped, [best], ref.on).records).toMatchObject([{ name: 'Exercise r1', kg: 80 }]);
});

it('names of her own are cleaned as the server does', () => {
  expect([' Leg\tpress 🦵 ', '💪🏃', '\u200b', 'पैर'].map(exerciseName)).toEqual([
    'Leg press 🦵',
    '',
    '',
    'पैर',
  ]);
});

it('help moves nothing', () => {
  const helped = [written('set', 'r1:1', set('r1', { kg: -20 }))];
  const { volume, records } = summaryOf(open(day(block('b1', [row('r1')])), helped), [], ref.on);
  expect([volume, records]).toEqual([0, []]);
});

const NOW = Date.parse('2026-11-28T08:00:00Z');

it('has the tenth set after the second, and added sets last in the order in which they were added', () => {
  const added = [addedSetKey(NOW, 'b'), addedSetKey(NOW, 'c'), addedSetKey(NOW + 1_000, 'a')];
  const waiting = [...added.toReversed(), 'r1:10', 'r1:9'].map((of) => written('set', of, set('r1')));
  expect(ofs(open(day(block('b1', [row('r1')])), waiting))).toEqual([
    'r1:1',
    'r1:2',
    'r1:9',
    'r1:10',
    ...added,
  ]);
});

describe('its order', () => {
  const plan = day(block('b1', [row('r1')]), block('b2', [row('r2'), row('r3', { sets: 3 })], 'superset'));

  it('takes the rows of a superset in turns, and leaves out what is skipped', () => {
    expect(ofs(open(plan))).toEqual(['r1:1', 'r1:2', 'r2:1', 'r3:1', 'r2:2', 'r3:2', 'r3:3']);
    expect(ofs(open(plan, [written('row-skip', 'r2', 'equipment')]))).toEqual([
      'r1:1',
      'r1:2',
      'r3:1',
      'r3:2',
      'r3:3',
    ]);
  });

  it('goes on with the first set that is not done; rest comes after a round, and none after the last set', () => {
    const session = open(plan, [written('set', 'r1:1', set('r1'))]);
    expect(nextPlace(session)?.set.of).toBe('r1:2');
    expect(orderOf(session).map((place) => restAfter(session, place))).toEqual([90, 90, 0, 90, 0, 90, 0]);
  });
});

it('a summary counts what is done, and names what is heavier than ever', () => {
  const waiting = [
    written('set', 'r1:1', set('r1', { kg: 60, reps: 5 })),
    written('set', 'r1:2', set('r1', { kg: 62.5, reps: 5 })),
    written('set', 'r2:1', set('r2', { kg: 10, reps: 5 })),
  ];
  const best = (id: string, estimate: number, on = '2026-11-21', before: number | null = null) => ({
    exerciseId: `exercise-${id}`,
    kg: 1,
    reps: 1,
    estimate,
    on,
    before,
  });
  const session = open(day(block('b1', [row('r1')]), block('b2', [row('r2')])), waiting);
  const summary = summaryOf(session, [best('r1', 70), best('r2', 70)], ref.on);
  expect(summary).toMatchObject({ done: 3, sets: 4, volume: 60 * 5 + 62.5 * 5 + 50 });
  expect(summary.records).toMatchObject([{ name: 'Exercise r1', kg: 62.5, before: 70 }]);
  // The server knows of this session already.
  const known = summaryOf(session, [best('r1', 72.9, ref.on, 70), best('r2', 11, ref.on)], ref.on);
  expect(known.records).toMatchObject([{ name: 'Exercise r1', before: 70 }]);
});

it('times of edits go forward when the clock is set back, and follow the server’s', () => {
  const keep = vi.fn();
  const clock = new EditMaker({ correction: 0, last: 0 }, keep);
  clock.correct(new Date(Date.now() + 3_600_000).toISOString());
  const [first, second] = [clock.make(ref, 'note', '', 'a'), clock.make(ref, 'note', '', 'b')];
  clock.correct(new Date().toISOString());
  const third = clock.make(ref, 'note', '', 'c');
  expect(Date.parse(first.at) - Date.now()).toBeGreaterThan(3_590_000);
  expect(first.at < second.at && second.at < third.at).toBe(true);
  const [kept] = keep.mock.lastCall as [Clock];
  const next = new EditMaker(kept, keep).make(ref, 'note', '', 'd');
  expect(third.at < next.at).toBe(true);
});

it('the last time is that of before the session, also once the server has this one', () => {
  const done = { ...set('r1'), key: 'r1:1' };
  const sessions = ['2026-11-28', '2026-11-21', '2026-11-14'].map((on) => ({ on, sets: [done] }));
  const last = [{ exerciseId: 'exercise-r1', on: '2026-11-28', sets: [done] }];
  const found = lastBefore({ last, sessions } as unknown as Training, '2026-11-28');
  expect(found.map(({ on }) => on)).toEqual(['2026-11-21']);
});
