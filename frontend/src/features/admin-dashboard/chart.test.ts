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
])('reaches %i with four round, whole steps: %i', (most, step) => {
  expect(tickStep(most)).toBe(step);
  expect(step * 4).toBeGreaterThanOrEqual(most);
});

const week = [42, 68, 0, 74, 39, 57, 83].map((value, index) => ({ date: `2026-11-${15 + index}`, value }));

test('draws proportional bars on one line, within the chart and without overlap', () => {
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

test('has a scale without any sign-in', () => {
  const { bars, ticks } = layOut(week.map((day) => ({ ...day, value: 0 })));
  expect(bars.every(({ height }) => height === 0)).toBe(true);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
});

test('draws a negative day below the zero line', () => {
  const { bars, ticks } = layOut(
    week.map((day, index) => ({ ...day, value: index === 2 ? -30 : day.value })),
  );
  const zero = ticks.find(({ value }) => value === 0)?.y ?? Number.NaN;
  expect(bars[2]?.y).toBeCloseTo(zero);
  expect((bars[1]?.y ?? 0) + (bars[1]?.height ?? 0)).toBeCloseTo(zero);
  expect((bars[2]?.y ?? 0) + (bars[2]?.height ?? 0)).toBeLessThanOrEqual(ticks[0]?.y ?? 0);
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(83);
});

test.each([30, 90])('labels a few of %i days, including today', (count) => {
  const days = Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
    value: index,
  }));
  const { bars } = layOut(days, 72);
  expect(bars.at(-1)?.isNamed).toBe(true);
  expect(bars.filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(6);
  expect(bars.some(({ hasValue }) => hasValue)).toBe(false);
  for (const [index, bar] of bars.entries()) {
    expect(bar.x + bar.width).toBeLessThanOrEqual(bars[index + 1]?.x ?? 640);
  }
});
