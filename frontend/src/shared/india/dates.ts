import { dayAndTime, isoDay, shownDay } from '@ironbloom/brand/india';

export {
  clockTime,
  dayAndMonth,
  dayAndTime,
  exactTime,
  fullDayAndTime,
  isoDay,
  shownDay,
  weekday,
} from '@ironbloom/brand/india';

const DAY_MS = 86_400_000;

/** The last day of a program. @param endsOn the first day after it */
export const lastDay = (endsOn: string): string => isoDay(Date.parse(endsOn) - DAY_MS);

/** "21 Nov, 10:11 am" in India for a row of a list; "21 Nov 2025" for an earlier year. */
export function rowDate(at: string, now: number = Date.now()): string {
  const day = shownDay(at);
  return day.endsWith(shownDay(now).slice(-4)) ? dayAndTime(at, now).replace(' IST', '') : day;
}
