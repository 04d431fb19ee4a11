import { zone } from './zone.ts';

/** Made when first used: each takes a phone some ms, and a page uses one or two. */
function formatter(options: Intl.DateTimeFormatOptions, locale = 'en-IN'): (iso: string | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: zone, hourCycle: 'h23', ...options });
    return format.format(new Date(iso));
  };
}

const day = formatter({ day: 'numeric', month: 'short' });
/** "21 Nov". */
export const dayAndMonth = day;
const yearOf = formatter({ year: 'numeric' });
/** "08:14". */
export const clockTime = formatter({ hour: '2-digit', minute: '2-digit' });

/**
 * "08:14:02", for events that follow one another within seconds. Takes ISO-8601 or ms since 1970, like
 * all of these; shows the business's own time.
 */
export const exactTime = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** "Sat 21": a day of this week. */
export const weekday = (iso: string | number): string => {
  const name = formatter({ weekday: 'short' })(iso);
  return `${name} ${formatter({ day: 'numeric' })(iso)}`;
};

/** "21 Nov, 08:14"; with its year when that is not the current one. */
export function dayAndTime(iso: string | number, now: number = Date.now()): string {
  const year = yearOf(iso);
  return year === yearOf(now) ? `${day(iso)}, ${clockTime(iso)}` : `${day(iso)} ${year}, ${clockTime(iso)}`;
}

/** "21 Nov 2026, 08:14". */
export const fullDayAndTime = (iso: string | number): string =>
  `${day(iso)} ${yearOf(iso)}, ${clockTime(iso)}`;

/** "2026-11-21": the business's day, as the server and date inputs write it. */
export const isoDay = formatter({ dateStyle: 'short' }, 'en-CA');
