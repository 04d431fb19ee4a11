import { expect, test } from 'vitest';
import { dayTicks, ticksOf, ticksUpTo, weeklyAverages } from './scale.ts';

test.each([
  [
    [68.9, 71.4],
    [68, 69, 70, 71, 72],
  ],
  [
    [84.5, 88],
    [84, 85, 86, 87, 88],
  ],
  [
    [70, 70],
    [69.5, 70],
  ],
  [
    [60, 92],
    [50, 60, 70, 80, 90, 100],
  ],
])('around %j there are %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

test.each([
  [26.1, [0, 10, 20, 30]],
  [8.4, [0, 5, 10]],
  [640, [0, 500, 1000]],
  [0, [0, 0.5]],
])('from 0 to %d there are %j', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});

test('days below a chart are whole weeks apart, as many as have room', () => {
  expect(dayTicks('2026-10-26', '2026-11-26', 5)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(dayTicks('2026-10-26', '2026-11-26', 3)).toEqual(['2026-10-26', '2026-11-09', '2026-11-23']);
  expect(dayTicks('2026-10-26', '2026-10-26', 3)).toEqual(['2026-10-26']);
});

test('values of the same seven days are averaged', () => {
  const points = [
    { on: '2026-11-01', value: 70 },
    { on: '2026-11-04', value: 71 },
    { on: '2026-11-08', value: 69 },
  ];
  expect(weeklyAverages(points).map(({ value }) => value)).toEqual([70, 70.5, 70]);
});
