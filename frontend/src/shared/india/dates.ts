import { isoDay } from '@ironbloom/brand/india';

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
