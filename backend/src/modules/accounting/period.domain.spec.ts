import { describe, expect, it } from '@jest/globals';
import { financialYearOf } from './period.domain.ts';

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
