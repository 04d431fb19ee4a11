/** The one format of dates and times in pages, mails and documents. Not by Intl: ICU versions differ ("Sep", "Sept"). */

/** India has one time zone without daylight saving. */
export const indiaOffsetMs = 5.5 * 3_600_000;

/** ISO-8601, ms since 1970, or a date. */
export type Moment = string | number | Date;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const noon = 12;

/** Its UTC fields are India's clock. */
const there = (at: Moment): Date => new Date(new Date(at).getTime() + indiaOffsetMs);
const two = (value: number): string => String(value).padStart(2, '0');

function clock(at: Moment, seconds: boolean): string {
  const date = there(at);
  const hours = date.getUTCHours();
  const minutes = two(date.getUTCMinutes()) + (seconds ? `:${two(date.getUTCSeconds())}` : '');
  return `${hours % noon || noon}:${minutes} ${hours < noon ? 'am' : 'pm'} IST`;
}

/** "10:11 am IST". */
export const clockTime = (at: Moment): string => clock(at, false);

/** "10:11:02 am IST", for events within seconds. */
export const exactTime = (at: Moment): string => clock(at, true);

/** "21 Nov". */
export function dayAndMonth(at: Moment): string {
  const date = there(at);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

const yearOf = (at: Moment): number => there(at).getUTCFullYear();

/** "21 Nov 2026". */
export const shownDay = (at: Moment): string => `${dayAndMonth(at)} ${yearOf(at)}`;

/** "21 Nov 2026, 10:11 am IST". */
export const fullDayAndTime = (at: Moment): string => `${shownDay(at)}, ${clockTime(at)}`;

/** "21 Nov, 10:11 am IST"; with its year when that is not the current one. */
export const dayAndTime = (at: Moment, now: Moment = Date.now()): string =>
  yearOf(at) === yearOf(now) ? `${dayAndMonth(at)}, ${clockTime(at)}` : fullDayAndTime(at);

/** "Sat 21": a day of this week. */
export function weekday(at: Moment): string {
  const date = there(at);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()}`;
}

/** "2026-11-21": day in India, as the API and date inputs write it; comparable as text. */
export const isoDay = (at: Moment): string => there(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
