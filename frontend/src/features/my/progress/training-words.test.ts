import { expect, test } from 'vitest';
import type { TrainingProgress } from './api.ts';
import { longestOf, recordsOf } from './records.ts';
import { liftSentence, setCell, volumeBars, volumeSentence, weekCell } from './training-words.ts';

const week = (number: number, volume: number): TrainingProgress['weeks'][number] => ({
  number,
  from: '',
  days: [],
  planned: 0,
  sessions: 0,
  sets: 0,
  volume,
});
const point = (on: string, kg: number, reps: number, estimate: number) => ({ on, kg, reps, estimate });
const squat = {
  exerciseId: 'squat',
  name: 'Back squat',
  points: [
    point('2026-11-01', 60, 5, 70),
    point('2026-11-08', 65, 3, 71.5),
    point('2026-11-15', 62.5, 3, 68.75),
  ],
};

test('large volumes count in thousands, in her unit', () => {
  const weeks = [week(1, 21_420), week(2, 14_560)];
  expect(volumeBars(weeks, 'kg')).toEqual({
    bars: [
      { label: 'wk 1', value: 21.4 },
      { label: 'wk 2', value: 14.6 },
    ],
    worth: 1_000,
  });
  expect(volumeBars([week(1, 640)], 'kg').bars[0]!.value).toBe(640);
  expect(volumeBars([week(1, 453.592_37)], 'lb').bars[0]!.value).toBe(1);
  expect(volumeSentence(weeks, 'kg', true)).toBe(
    '14,560 kg in week 2 so far, 21,420 kg in week 1. Load times repetitions of all sets; the bars count in 1,000 kg.',
  );
  expect(volumeSentence([week(1, 640)], 'kg', false)).toBe(
    '640 kg in week 1. Load times repetitions of all sets.',
  );
  expect([weekCell(week(5, 0), true), weekCell(week(5, 0), false)]).toEqual(['5, so far', '5']);
});

test('a lift is said in one sentence, in her unit', () => {
  expect(liftSentence(squat, 'kg')).toBe('From 70 kg on 1 Nov to 68.8 kg on 15 Nov: 1.2 less.');
  expect(liftSentence({ ...squat, points: squat.points.slice(0, 1) }, 'lb')).toBe(
    '154.3 lb on 1 Nov, the first one.',
  );
  expect(setCell({ kg: 62.5, reps: 3 }, 'lb')).toBe('137.8 lb × 3');
});

test('records are of the newest day first, with the best estimate beside the heaviest set', () => {
  const press = { exerciseId: 'press', name: 'Press', on: '2026-11-10', kg: 30, reps: 15, before: null };
  const heaviest = {
    exerciseId: 'squat',
    name: 'Back squat',
    on: '2026-11-08',
    kg: 65,
    reps: 3,
    before: null,
  };
  const records = recordsOf({ records: [heaviest, press], lifts: [squat] });
  expect(records.map(({ name, best }) => [name, best?.estimate])).toEqual([
    ['Press', undefined],
    ['Back squat', 71.5],
  ]);
  expect(longestOf([{ ...squat, points: [] }, squat])).toBe(squat);
  expect(longestOf([])).toBeUndefined();
});
