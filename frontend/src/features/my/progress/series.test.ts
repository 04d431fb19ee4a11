import { type ChoiceQuestion, type NumberQuestion, shippedCheckIn } from '@ironbloom/brand/check-in';
import { expect, test } from 'vitest';
import type { Progress } from '../api.ts';
import { changeCell, choiceSentence, measureSentence, rowsOf, sinceStart } from './series.ts';

const units = { weightUnit: 'kg', lengthUnit: 'cm' } as const;
const weight = shippedCheckIn.questions.find(({ id }) => id === 'weight') as NumberQuestion;
const sleep = shippedCheckIn.questions.find(({ id }) => id === 'sleep') as ChoiceQuestion;
const progress: Progress = {
  start: { weight: 71.4 },
  questions: [weight, sleep],
  checkIns: [
    { dueOn: '2026-11-01', week: 1, values: { weight: 71, sleep: 3 }, photos: {} },
    { dueOn: '2026-11-08', week: 2, values: { sleep: 4 }, photos: {} },
    { dueOn: '2026-11-15', week: 3, values: { weight: 69.9, sleep: 4 }, photos: {} },
  ],
};
const rows = rowsOf(weight, progress, '2026-10-25', units);

test('the answer before the program stands first, and weeks without a value are left out', () => {
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['Start', 71.4],
    ['1', 71],
    ['3', 69.9],
  ]);
  expect(rowsOf(weight, progress, null, units)).toHaveLength(2);
  expect(rowsOf(weight, { ...progress, checkIns: [] }, '2026-10-25', units)).toEqual([]);
});

test('a measure is said in one sentence, with the change in each row', () => {
  expect(measureSentence(weight, rows, units)).toBe('From 71.4 kg on 25 Oct to 69.9 kg on 15 Nov: 1.5 less.');
  expect(rows.map((_, at) => changeCell(rows, at))).toEqual(['', '−0.4', '−1.1']);
  expect(sinceStart(rows)).toBe('1.5 less than at the start');
  const one = rowsOf(weight, { ...progress, start: {} }, null, units).slice(0, 1);
  expect([measureSentence(weight, one, units), sinceStart(one)]).toEqual([
    '71 kg on 1 Nov, the first measure.',
    'in week 1',
  ]);
});

test('an average of several values in seven days is called so', () => {
  const close = [rows[1]!, { name: '1', on: '2026-11-05', value: 70.6 }];
  expect(measureSentence(weight, close, units)).toBe(
    'From 71 kg on 1 Nov to 70.6 kg on 5 Nov: 0.4 less. The line is the average of seven days.',
  );
});

test('a choice is said in the words of its question', () => {
  expect(choiceSentence(sleep, rowsOf(sleep, progress, null, units))).toBe(
    '4 of 5 (Well) in week 3, 4 of 5 (Well) in week 2.',
  );
});
