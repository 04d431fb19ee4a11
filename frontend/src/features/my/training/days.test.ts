import type { PlanDay, PlanWeek, TrainingPlan } from '@ironbloom/brand/plan';
import type { Edit } from '@ironbloom/brand/training-log';
import { describe, expect, it } from 'vitest';
import { asBegun, mayLog, type Trained, trainedDays, trainingWeek, weekAt } from './days.ts';

const day = (id: string, weekday: number | null): PlanDay => ({
  id,
  weekday,
  name: id,
  minutes: 50,
  note: '',
  blocks: [],
});
const week = (id: string, ...days: PlanDay[]): PlanWeek => ({ id, name: '', note: '', days });
const plan = (...weeks: PlanWeek[]): TrainingPlan => ({ templateId: null, maxima: [], weeks });
/** Monday to Sunday are 23 to 29 November 2026. */
const monday = '2026-11-23';
const program = { startsOn: monday, pauses: [] };
const dated = plan(
  week('w1', day('a', 0), day('b', 2), day('c', 4)),
  week('w2', day('a', 0), day('b', 2), day('d', 4)),
);
const trained = (on: string, dayId: string, change: Partial<Trained> = {}): Trained => ({
  on,
  dayId,
  weekId: 'w1',
  plannedOn: null,
  version: 1,
  name: dayId,
  started: `${on}T08:00:00Z`,
  finished: `${on}T09:00:00Z`,
  ...change,
});
const at = (today: string, of = dated, done: Trained[] = [], now = Date.parse(`${today}T12:00:00Z`)) =>
  trainingWeek(program, of, done, { now, today })!;
const idOf = (one: { day: PlanDay } | undefined): string | undefined => one?.day.id;

describe('what is for today', () => {
  it('the day of this weekday, in the week of the program', () => {
    expect(idOf(at('2026-11-23').today)).toBe('a');
    expect(at('2026-11-24').today).toBeUndefined();
    expect(at('2026-12-04')).toMatchObject({ number: 2, today: { day: { id: 'd' } } });
  });

  it('stays with the last week where the plan ends, and rests on days off', () => {
    expect(idOf(at('2026-12-11').today)).toBe('d');
    const off = { state: 'agreed', fromOn: '2026-11-23', untilOn: '2026-11-29' };
    const paused = { startsOn: monday, pauses: [off as never] };
    expect(weekAt(paused, dated, '2026-11-25')).toBeUndefined();
    expect(weekAt(paused, dated, '2026-11-30')).toMatchObject({ number: 1, week: { id: 'w1' } });
    expect(weekAt(program, dated, '2026-11-22')).toBeUndefined();
  });

  it('days without a weekday come in their order, one a day', () => {
    const free = plan(week('w1', day('a', null), day('b', null)));
    expect(idOf(at('2026-11-24', free).today)).toBe('a');
    expect(at('2026-11-24', free, [trained('2026-11-24', 'a')]).today).toMatchObject({
      day: { id: 'a' },
      trained: { finished: '2026-11-24T09:00:00Z' },
    });
    expect(idOf(at('2026-11-25', free, [trained('2026-11-24', 'a')]).today)).toBe('b');
  });

  it('a session that was begun before midnight goes on, for a while', () => {
    const late = [trained('2026-11-23', 'a', { started: '2026-11-23T18:20:00Z', finished: null })];
    const after = (time: string) => at('2026-11-24', dated, late, Date.parse(time));
    expect(after('2026-11-23T19:00:00Z').today).toMatchObject({ trained: { on: '2026-11-23' } });
    expect(after('2026-11-24T08:00:00Z').today).toBeUndefined();
  });
});

it('an earlier day of this week that was not begun is missed, until it is moved', () => {
  const before = at('2026-11-26');
  expect(before.missed.map(idOf)).toEqual(['a', 'b']);
  expect(before.marks.map(({ state }) => state)).toEqual([
    'missed',
    'rest',
    'missed',
    'rest',
    'planned',
    'rest',
    'rest',
  ]);
  const moved = [
    trained('2026-11-26', 'a', { plannedOn: monday, finished: null }),
    trained('2026-11-25', 'b'),
  ];
  const then = at('2026-11-26', dated, moved);
  expect(then.missed).toEqual([]);
  expect(then.today).toMatchObject({ day: { id: 'a' } });
  expect(then.marks.map(({ state }) => state)).toEqual([
    'rest',
    'rest',
    'did',
    'begun',
    'planned',
    'rest',
    'rest',
  ]);
});

it('what was begun and not finished is not missed, also where the plan has the day no more', () => {
  const begun = [trained(monday, 'a', { finished: null }), trained('2026-11-24', 'gone', { finished: null })];
  const { marks, missed, today } = at('2026-11-25', dated, begun);
  expect(marks.slice(0, 3).map(({ state, name }) => [state, name])).toEqual([
    ['begun', 'a'],
    ['begun', 'gone'],
    ['planned', 'b'],
  ]);
  expect(missed).toEqual([]);
  expect(idOf(today)).toBe('b');
});

it('today’s session keeps the day with which it was begun', () => {
  const begun = at(monday, dated, [trained(monday, 'a', { finished: null })]);
  const before = plan(week('w1', { ...day('a', 0), name: 'As it was' }));
  expect(asBegun(begun, before).today!.day.name).toBe('As it was');
  expect(asBegun(begun, plan()).today!.day.name).toBe('a');
});

it('can be written down until the day after the end', () => {
  const over = { state: 'ended', stateSince: '2026-11-27T06:00:00Z' } as const;
  expect([mayLog(over, '2026-11-28'), mayLog(over, '2026-11-29')]).toEqual([true, false]);
  expect(mayLog({ ...over, state: 'cancelled' }, '2026-11-27')).toBe(false);
  expect(mayLog({ ...over, state: 'paused' }, '2026-12-27')).toBe(true);
});

it('the next session is of this week, or of the one after', () => {
  expect(at('2026-11-24').next).toMatchObject({ day: { id: 'b' }, on: '2026-11-25' });
  expect(at('2026-11-28').next).toMatchObject({ day: { id: 'a' }, on: '2026-11-30' });
});

it('knows sessions that wait to be sent', () => {
  const session = { on: monday, dayId: 'a', plannedOn: null, weekId: 'w1', version: 1, name: 'a' };
  const edit = (kind: 'started' | 'finished', value: string): Edit => ({
    id: kind,
    session,
    kind,
    of: '',
    value,
    at: value,
  });
  const logged = [
    { ...session, parts: [{ key: 'started', kind: 'started', of: '', value: '2026-11-23T08:00:00Z' }] },
  ];
  expect(trainedDays(logged, [edit('finished', '2026-11-23T09:00:00Z')])).toMatchObject([
    { on: monday, started: '2026-11-23T08:00:00Z', finished: '2026-11-23T09:00:00Z' },
  ]);
  expect(trainedDays([], [edit('started', '2026-11-23T08:00:00Z')])).toMatchObject([{ finished: null }]);
});
