import { expect, test } from 'vitest';
import {
  clockTime,
  dayAndTime,
  exactTime,
  fullDayAndTime,
  isoDay,
  rowDate,
  shownDay,
  weekday,
} from './dates.ts';

/** 23:59:30 UTC on a Friday is Saturday morning in India, in another month. */
const iso = '2026-07-31T23:59:30.000Z';
const thatYear = Date.parse('2026-12-01T00:00:00Z');

test('shows India’s time in any time zone', () => {
  expect(exactTime(iso)).toBe('5:29:30 am IST');
  expect(weekday(iso)).toBe('Sat 1');
  expect(fullDayAndTime(iso)).toBe('1 Aug 2026, 5:29 am IST');
});

test('shows midnight as 12 am, noon as 12 pm', () => {
  expect(exactTime('2026-07-31T18:30:00.000Z')).toBe('12:00:00 am IST');
  expect(clockTime('2026-07-31T06:30:00.000Z')).toBe('12:00 pm IST');
  expect(clockTime('2026-07-31T04:41:00.000Z')).toBe('10:11 am IST');
});

test('shows the year when it is not the current one in India', () => {
  expect(dayAndTime(iso, thatYear)).toBe('1 Aug, 5:29 am IST');
  expect(dayAndTime(iso, Date.parse('2027-03-01T00:00:00Z'))).toBe('1 Aug 2026, 5:29 am IST');
  const lastMinutesUtc = '2026-12-31T20:00:00.000Z';
  expect(dayAndTime(lastMinutesUtc, thatYear)).toBe('1 Jan 2027, 1:30 am IST');
});

test('shortens months to three letters, and takes the day from India’s time', () => {
  expect(shownDay('2026-08-31T18:30:00.000Z')).toBe('1 Sep 2026');
  expect(isoDay('2026-08-31T18:30:00.000Z')).toBe('2026-09-01');
});

test('a row of a list has no time zone, and no time in another year', () => {
  expect(rowDate(iso, thatYear)).toBe('1 Aug, 5:29 am');
  expect(rowDate(iso, Date.parse('2027-01-01T00:00:00Z'))).toBe('1 Aug 2026');
});
