import type { PlanDay, PlanRow, PlanWeek, TrainingPlan } from './plan.ts';

/** Days off count in no week. Days are `2026-11-21`, in India. */
interface DaysOff {
  state: string;
  fromOn: string;
  untilOn: string;
}

const DAY_MS = 86_400_000;
const next = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Whether a day is one of the days off that were agreed. */
export const isDayOff = (day: string, pauses: readonly DaysOff[]): boolean =>
  pauses.some(
    ({ state, fromOn, untilOn }) =>
      (state === 'agreed' || state === 'ended') && fromOn <= day && day <= untilOn,
  );

/** The seven days of each week of a program. @param weeks how many */
export function weeksFrom(startsOn: string, weeks: number, pauses: readonly DaysOff[]): string[][] {
  let day = startsOn;
  return Array.from({ length: weeks }, () =>
    Array.from({ length: 7 }, () => {
      while (isDayOff(day, pauses)) day = next(day);
      const at = day;
      day = next(day);
      return at;
    }),
  );
}

/** The plan's week of a week of the program; after the plan's last week, that one stays. @param index of the program's week, from 0 */
export const weekOfPlan = <Week>(weeks: readonly Week[], index: number): Week | undefined =>
  weeks[Math.min(index, weeks.length - 1)];

/** Its days in the order in which they come; those without a weekday stay where they are written. @param dates of the week */
export function datedDays(week: PlanWeek, dates: readonly string[]): { day: PlanDay; on: string | null }[] {
  const days = week.days.map((day) => ({
    day,
    on: day.weekday === null ? null : (dates.find((date) => weekdayOf(date) === day.weekday) ?? null),
  }));
  const dated = days.filter(({ on }) => on !== null).toSorted((a, b) => (a.on! < b.on! ? -1 : 1));
  return days.map((one) => (one.on === null ? one : dated.shift()!));
}

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const wholeWeekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A share of the known maximum in kg, to half a kilogram; undefined for other loads, and without a maximum. */
export function kgOf(
  { exerciseId, load }: Pick<PlanRow, 'exerciseId' | 'load'>,
  { maxima }: Pick<TrainingPlan, 'maxima'>,
): number | undefined {
  if (load?.kind !== 'percent') return undefined;
  const known = maxima.find(({ id }) => id === exerciseId);
  return known && Math.round((known.kg * load.value) / 50) / 2;
}
