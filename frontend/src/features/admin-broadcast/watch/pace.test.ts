import { expect, test } from 'vitest';
import { paceOf, paceWords, addSample, type Sample } from './pace.ts';

/** One sample per second. */
const watched = (...done: number[]): Sample[] =>
  done.reduce<Sample[]>(
    (samples, count, second) => addSample(samples, { at: second * 1_000, done: count }),
    [],
  );

test('measures the pace of the last half minute', () => {
  const longPause = Array.from({ length: 600 }, () => 100);
  const now = Array.from({ length: 31 }, (_, second) => 100 + second * 5);
  expect(paceOf(watched(...longPause, ...now))).toBeCloseTo(5);
});

test('shows no pace while it is unknown or nothing moves', () => {
  expect(paceOf([])).toBe(0);
  expect(paceOf(watched(0, 50, 100))).toBe(0);
  expect(paceOf(watched(7, 7, 7, 7, 7))).toBe(0);
  expect(paceWords(0, 90)).toBe('');
});

test('never shows a negative pace after a retry', () => {
  expect(paceOf(watched(100, 100, 100, 90, 92, 94, 96))).toBeCloseTo(2);
});

test.each([
  [50, 2_000, '50 a second. Less than a minute left'],
  [2.25, 160, '2.3 a second. About 1 minute left'],
  [14, 84_000, '14 a second. About 2 hours left'],
  [100, 42_000, '100 a second. About 7 minutes left'],
])('words %s a second with %s left', (pace, left, words) => {
  expect(paceWords(pace, left)).toBe(words);
});
