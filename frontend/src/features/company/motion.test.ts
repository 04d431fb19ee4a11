import { expect, test } from 'vitest';
import { countAt, countDuration } from './components/where-we-are.tsx';
import { timelineProgress } from './components/timeline.tsx';

test('counts from zero up to its number within two seconds', () => {
  expect(countAt(0, 50_000)).toBe(0);
  expect(countAt(-5, 50_000)).toBe(0);
  const steps = Array.from({ length: 41 }, (_, step) => countAt(step * 50, 1_000_000));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(countAt(countDuration - 100, 1_000_000)).toBeLessThan(1_000_000);
  expect(countAt(countDuration, 1_000_000)).toBe(1_000_000);
  expect(countAt(60_000, 30)).toBe(30);
});

test("fills the timeline as it passes 60 % of the screen's height", () => {
  expect(timelineProgress(900, 1000, 1000)).toBe(0);
  expect(timelineProgress(600, 1000, 1000)).toBe(0);
  expect(timelineProgress(100, 1000, 1000)).toBe(0.5);
  expect(timelineProgress(-400, 1000, 1000)).toBe(1);
  expect(timelineProgress(-4000, 1000, 1000)).toBe(1);
  expect(timelineProgress(0, 0, 1000)).toBe(1);
});
