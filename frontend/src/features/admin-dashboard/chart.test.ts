import { expect, test } from 'vitest';
import { layOut, tickStep } from './chart.ts';

test.each([
  [0, 1],
  [1, 1],
  [4, 1],
  [5, 2],
  [8, 2],
  [9, 5],
  [21, 10],
  [83, 25],
  [100, 25],
  [101, 50],
  [4001, 2000],
])('four lines of a round, whole step reach %i: %i', (most, step) => {
  expect(tickStep(most)).toBe(step);
  expect(step * 4).toBeGreaterThanOrEqual(most);
});

const week = [42, 68, 0, 74, 39, 57, 83].map((count, index) => ({ date: `2026-11-${15 + index}`, count }));

test('bars stand on one line, keep their proportions, and none overlaps or leaves the drawing', () => {
  const { bars, ticks } = layOut(week);
  expect(new Set(bars.map(({ y, height }) => Math.round(y + height))).size).toBe(1);
  expect(bars[2]?.height).toBe(0);
  expect((bars[6]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(83 / 42);
  const top = ticks.at(-1)?.y ?? Infinity;
  for (const [index, bar] of bars.entries()) {
    expect(bar.y).toBeGreaterThanOrEqual(top);
    const next = bars[index + 1];
    expect(bar.x + bar.width).toBeLessThanOrEqual(next?.x ?? 640);
  }
  expect(bars.map(({ label }) => label)).toEqual([
    'Sun 15',
    'Mon 16',
    'Tue 17',
    'Wed 18',
    'Thu 19',
    'Fri 20',
    'Sat 21',
  ]);
});

test('a week without a sign-in has a scale, too', () => {
  const { bars, ticks } = layOut(week.map((day) => ({ ...day, count: 0 })));
  expect(bars.every(({ height }) => height === 0)).toBe(true);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
});
