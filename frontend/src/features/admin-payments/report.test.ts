import { describe, expect, test } from 'vitest';
import { periodChoices, readMonth, readPeriod } from './report.ts';

const values = (first: string, now: string, chosen = now) =>
  periodChoices(first, { value: chosen, label: chosen }, now).map(({ value }) => value);

describe('the periods to choose from', () => {
  test('are the months since the first sale, newest first, then their financial years', () => {
    expect(values('2026-03', '2026-05')).toEqual(['2026-05', '2026-04', '2026-03', 'FY2026-27', 'FY2025-26']);
    expect(values('2025-12', '2026-01')).toEqual(['2026-01', '2025-12', 'FY2025-26']);
    expect(periodChoices('2026-04', { value: '2026-04', label: '' }, '2026-04')).toEqual([
      { value: '2026-04', label: 'April 2026' },
      { value: 'FY2026-27', label: 'Financial year 2026-27' },
    ]);
  });

  test('always include the chosen one', () => {
    expect(values('2026-05', '2026-05', 'FY2019-20')).toEqual(['FY2019-20', '2026-05', 'FY2026-27']);
  });
});

test('default to the current month for an invalid address', () => {
  for (const typed of ['', '2026-13', 'FY26-27', '2026']) expect(readPeriod(typed)).toMatch(/^20\d\d-\d\d$/);
  expect(readPeriod('FY2026-27')).toBe('FY2026-27');
  expect(readMonth('FY2026-27')).toMatch(/^20\d\d-\d\d$/);
  expect(readMonth('2025-03')).toBe('2025-03');
});
