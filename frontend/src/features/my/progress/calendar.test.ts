import { expect, test } from 'vitest';
import type { Program } from '../api.ts';
import type { TrainingProgress } from './api.ts';
import { calendarOf } from './calendar.ts';
import { calendarSentence, dayWords, missedWords, sessionCounts } from './training-words.ts';

/** Began on a Wednesday. */
const program: Pick<Program, 'startsOn' | 'endsOn' | 'pauses'> = {
  startsOn: '2026-11-04',
  endsOn: '2027-02-04',
  pauses: [],
};
const planned = [
  { id: 'a', name: 'Lower A', weekday: 0 },
  { id: 'b', name: 'Upper A', weekday: 3 },
  { id: 'c', name: 'Walk', weekday: null },
];
const week = (number: number, from: string, sessions: number): TrainingProgress['weeks'][number] => ({
  number,
  from,
  days: planned,
  planned: 3,
  sessions,
  sets: 0,
  volume: 0,
});
const session = (
  on: string,
  dayId: string,
  change: Partial<TrainingProgress['days'][number]> = {},
): TrainingProgress['days'][number] => ({
  on,
  dayId,
  plannedOn: null,
  name: dayId === 'a' ? 'Lower A' : 'Upper A',
  finished: true,
  feel: null,
  ...change,
});
const progress = {
  weeks: [week(1, '2026-11-04', 2), week(2, '2026-11-11', 0)],
  days: [
    // Planned for Thursday the 5th.
    session('2026-11-06', 'b', { plannedOn: '2026-11-05' }),
    session('2026-11-09', 'a'),
    session('2026-11-12', 'b', { finished: false }),
  ],
};
const calendar = calendarOf(program, progress, '2026-11-13')!;
const day = (on: string, of = calendar) => of.rows.flat().find((one) => one?.on === on)!;

test('weeks run from Monday to Sunday, and nothing stands before the program', () => {
  expect(calendar.rows).toHaveLength(3);
  expect(calendar.rows[0]!.map((one) => one?.on.slice(-2) ?? null)).toEqual([
    null,
    null,
    '04',
    '05',
    '06',
    '07',
    '08',
  ]);
  // To the end of her week, a Tuesday.
  expect(calendar.rows[2]!.map((one) => one !== null)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(calendarOf(program, { weeks: [], days: [] }, '2026-11-01')).toBeUndefined();
});

test('each day says what was planned and what became of it', () => {
  const words = (on: string) => [day(on).state, dayWords(day(on))];
  expect(words('2026-11-04')).toEqual([undefined, 'rest']);
  expect(words('2026-11-05')).toEqual(['moved', 'Upper A, moved to 6 Nov']);
  expect(words('2026-11-06')).toEqual(['done', 'Upper A, done, moved from 5 Nov']);
  expect(words('2026-11-09')).toEqual(['done', 'Lower A, done']);
  expect(words('2026-11-12')).toEqual(['begun', 'Upper A, begun, not finished']);
  expect(words('2026-11-16')).toEqual(['planned', 'Lower A, planned']);
  expect(day('2026-11-13').isToday).toBe(true);
});

test('a week is counted: what has no day is missed once the week is over', () => {
  expect(calendar.weeks).toEqual([
    { number: 1, planned: 3, done: 2, missed: 1, moved: 1, isRunning: false },
    { number: 2, planned: 3, done: 0, missed: 0, moved: 0, isRunning: true },
  ]);
  expect(sessionCounts(calendar)).toEqual({ done: 2, due: 3 });
  expect(missedWords(calendar)).toBe('one missed, week 1');
  expect(calendarSentence(calendar)).toBe('2 sessions done, one missed, week 1, 1 moved to another day.');
  const later = calendarOf(program, progress, '2026-11-17')!;
  expect([later.weeks[1]!.missed, day('2026-11-16', later).state]).toEqual([1, 'missed']);
});

test('days off are said, and the calendar ends with the program', () => {
  const pause = { state: 'agreed', fromOn: '2026-11-11', untilOn: '2026-11-17' } as Program['pauses'][number];
  const paused = { ...program, pauses: [pause] };
  const one = calendarOf(paused, { ...progress, weeks: progress.weeks.slice(0, 1) }, '2026-11-14')!;
  expect([day('2026-11-11', one).state, dayWords(day('2026-11-11', one))]).toEqual(['off', 'day off']);
  expect([one.rows.flat().findLast((each) => each)?.on, one.weeks[0]!.isRunning]).toEqual([
    '2026-11-14',
    false,
  ]);
  const over = calendarOf({ ...program, endsOn: '2026-11-18' }, progress, '2026-12-24')!;
  expect(over.rows.flat().findLast((each) => each)?.on).toBe('2026-11-17');
});
