import { describe, expect, it } from '@jest/globals';
import { financialYearOf, numbering } from './document-number.domain.ts';

describe('a financial year', () => {
  it.each([
    ['2026-04-01T00:00:00+05:30', '2026-27'],
    ['2026-03-31T23:59:59+05:30', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2026-12-31T20:00:00Z', '2026-27'],
    ['2027-01-01T00:00:00Z', '2026-27'],
    ['2099-04-01T00:00:00Z', '2099-00'],
  ])('of %s is %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });
});

describe('a number', () => {
  it.each([
    ['INV', 'INV/26-27/', 6],
    ['A', 'A/26-27/', 6],
    ['TEST', 'TEST/26-27/', 5],
    ['TESTC', 'TESTC/26-27/', 4],
  ])('of series %s has sixteen characters at most', (series, beginning, digits) => {
    expect(numbering(series, '2026-27')).toEqual({ beginning, digits });
    expect(beginning.length + digits).toBeLessThanOrEqual(16);
  });
});
