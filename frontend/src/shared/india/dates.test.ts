import { expect, test } from 'vitest';
import { dayAndTime, exactTime, fullDayAndTime, weekday } from './dates.ts';

/** 23:59:30 UTC on a Friday is early Saturday in India, in another month. */
const iso = '2026-07-31T23:59:30.000Z';
const thatYear = Date.parse('2026-12-01T00:00:00Z');

test('times are India’s, whatever the reader’s clock says', () => {
  expect(exactTime(iso)).toBe('05:29:30');
  expect(weekday(iso)).toBe('Sat 1');
  expect(fullDayAndTime(iso)).toBe('1 Aug 2026, 05:29');
});

test('midnight is 00, not 24', () => {
  expect(exactTime('2026-07-31T18:30:00.000Z')).toBe('00:00:00');
});

test('the year shows only when it is not this one, and turns with India’s new year', () => {
  expect(dayAndTime(iso, thatYear)).toBe('1 Aug, 05:29');
  expect(dayAndTime(iso, Date.parse('2027-03-01T00:00:00Z'))).toBe('1 Aug 2026, 05:29');
  const lastMinutesUtc = '2026-12-31T20:00:00.000Z';
  expect(dayAndTime(lastMinutesUtc, thatYear)).toBe('1 Jan 2027, 01:30');
});
