import { accountingError } from './accounting.errors.ts';

/** A month (`2026-11`) or a financial year (`FY2026-27`), as in addresses. */
export const PERIOD_PATTERN = /^(?:20\d{2}-(?:0[1-9]|1[0-2])|FY20\d{2}-\d{2})$/;

/** India's time: from the first instant of its first day, until (excluding) the day after its last. */
export interface Period {
  key: string;
  /** "November 2026", "April 2026 to March 2027". */
  title: string;
  from: Date;
  to: Date;
}

/** India is UTC+5:30 all year. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60_000;
const APRIL = 3;
const MONTHS_A_YEAR = 12;

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @throws UNKNOWN_PERIOD */
export function periodOf(key: string): Period {
  if (!PERIOD_PATTERN.test(key)) throw accountingError('UNKNOWN_PERIOD');
  if (!key.startsWith('FY')) {
    const [year = 0, month = 0] = key.split('-').map(Number);
    return { key, title: nameOf(year, month - 1), from: firstOf(year, month - 1), to: firstOf(year, month) };
  }
  const year = Number(key.slice('FY'.length, 'FY2026'.length));
  const [from, to] = [firstOf(year, APRIL), firstOf(year, APRIL + MONTHS_A_YEAR)];
  if (financialYearOf(from) !== key.slice('FY'.length)) throw accountingError('UNKNOWN_PERIOD');
  return { key, title: `${nameOf(year, APRIL)} to ${nameOf(year, APRIL + MONTHS_A_YEAR - 1)}`, from, to };
}

/** `2026-11`: the month in India at that moment. */
export const monthOf = (moment: Date): string =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, '2026-11'.length);

/** April to March in India: '2026-27'. */
export function financialYearOf(moment: Date): string {
  const there = new Date(moment.getTime() + INDIA_AHEAD_MS);
  const first = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

const firstOf = (year: number, month: number): Date => new Date(Date.UTC(year, month, 1) - INDIA_AHEAD_MS);

const nameOf = (year: number, month: number): string => monthName.format(Date.UTC(year, month, 1));
