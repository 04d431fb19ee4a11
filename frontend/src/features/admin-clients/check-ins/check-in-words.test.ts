import { type CheckInQuestion, shippedCheckIn } from '@ironbloom/brand/check-in';
import { describe, expect, it, test } from 'vitest';
import type { CheckedWeek, Progress, Review } from './api.ts';
import {
  answerInWords,
  changeInWords,
  lastValues,
  timeLeft,
  todayInWords,
  trainingLines,
} from './check-in-words.ts';

const question = (id: string): CheckInQuestion => shippedCheckIn.questions.find((one) => one.id === id)!;
const lower = { ...question('waist'), better: 'lower' } as CheckInQuestion;

test.each([
  ['weight', 62.8, '62.8 kg'],
  ['weight', 63, '63.0 kg'],
  ['waist', 78.5, '78.5 cm'],
  ['training', 4, 'Nearly all'],
  ['training', undefined, null],
])('%s %s is %s', (id, answer, words) => expect(answerInWords(question(id), answer)).toBe(words));

it('colours a difference by the direction of its question alone', () => {
  expect(changeInWords(question('weight'), 63.4, 62.8)).toEqual({ words: '−0.6 kg', tone: 'neither' });
  expect(changeInWords(lower, 79.5, 78.5)).toEqual({ words: '−1.0 cm', tone: 'better' });
  expect(changeInWords(question('training'), 4, 3)).toEqual({ words: '−1', tone: 'worse' });
  expect(changeInWords(question('training'), 4, 4)).toEqual({ words: 'same', tone: 'neither' });
  expect(changeInWords(question('training'), undefined, 4)).toBeUndefined();
});

it('draws the last five weeks up to the one that is read', () => {
  const checkIns = [1, 2, 3, 4, 5, 6, 7].map((week) => ({
    dueOn: `2026-11-0${week}`,
    week,
    values: week === 3 ? {} : { weight: 60 + week },
    photos: {},
  })) as Progress['checkIns'];
  expect(lastValues({ checkIns }, 'weight', '2026-11-06')).toEqual([61, 62, 64, 65, 66]);
  expect(lastValues({ checkIns }, 'waist', '2026-11-06')).toEqual([]);
});

it('counts down to the hour of the answer, and up from it', () => {
  const now = Date.parse('2026-11-28T03:40:00Z');
  expect(timeLeft({ answerBy: '2026-11-28T14:12:00Z' }, now)).toEqual({ words: '10 h left', isLate: false });
  expect(timeLeft({ answerBy: '2026-11-28T03:00:00Z' }, now)).toEqual({ words: '40 min late', isLate: true });
});

test.each([
  [0, null, 'None answered today.'],
  [6, 5.2, '6 answered today, in 5 h 12 min on average.'],
])('%i today: %s', (answered, hours, words) => expect(todayInWords({ answered, hours })).toBe(words));

describe('the log of the week', () => {
  const week = (planned: number, sessions: number, volume: number): CheckedWeek => ({
    from: '',
    planned,
    sessions,
    volume,
  });
  const review = (training: CheckedWeek[], before: string | null = '2026-11-20') =>
    ({
      checkIn: { dueOn: '2026-11-27' },
      before: before && { dueOn: before },
      training,
    }) as unknown as Review;
  const told = (one: Review) =>
    trainingLines(one).map(({ was, now, change, tone }) => [was, now, change, tone]);

  it('stands beside the week before', () => {
    expect(told(review([week(4, 4, 7_770), week(4, 3, 8_240)]))).toEqual([
      ['4 of 4', '3 of 4', '−1', 'worse'],
      ['7,770 kg', '8,240 kg', '+6%', 'neither'],
    ]);
    // A lighter week is no worse one.
    expect(told(review([week(4, 4, 7_770), week(3, 3, 7_770)]))).toEqual([
      ['4 of 4', '3 of 3', '−1', 'neither'],
      ['7,770 kg', '7,770 kg', 'same', 'neither'],
    ]);
  });

  it('stands beside the week of the check-in before, where one was missed between them', () => {
    const weeks = [week(4, 2, 4_000), week(4, 4, 8_000), week(4, 3, 6_000)];
    expect(told(review(weeks, '2026-11-13'))).toEqual([
      ['2 of 4', '3 of 4', '+1', 'better'],
      ['4,000 kg', '6,000 kg', '+50%', 'neither'],
    ]);
  });

  it('compares with nothing in the first week, and says so where nothing is planned or logged', () => {
    expect(told(review([week(4, 0, 0)], null))).toEqual([[undefined, 'None of 4', undefined, 'neither']]);
    expect(told(review([week(0, 2, 900)], null))).toEqual([
      [undefined, '2, none planned', undefined, 'neither'],
      [undefined, '900 kg', undefined, 'neither'],
    ]);
    expect(told(review([week(3, 0, 0), week(3, 2, 900)]))).toEqual([
      ['None of 3', '2 of 3', '+2', 'better'],
      ['0 kg', '900 kg', undefined, 'neither'],
    ]);
    expect(told(review([]))).toEqual([[undefined, 'None planned, none logged', undefined, 'neither']]);
  });
});
