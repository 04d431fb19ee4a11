import { shownNumber } from '@ironbloom/brand/nutrition';
import { rounded } from '#shared/charts/scale.ts';
import { dayAndMonth } from '#shared/india/dates.ts';
import { inWeight, setWords } from '../session/session-words.ts';
import type { WeightUnit } from '../units.ts';
import type { TrainingProgress } from './api.ts';
import type { Calendar, CalendarDay, CountedWeek, DayState } from './calendar.ts';

type Week = TrainingProgress['weeks'][number];
type Lift = TrainingProgress['lifts'][number];
type Point = Lift['points'][number];

const sumOf = (weeks: readonly CountedWeek[], of: 'done' | 'missed' | 'moved'): number =>
  weeks.reduce((sum, week) => sum + week[of], 0);

/** "5, so far". */
export const weekCell = ({ number }: { number: number }, isRunning: boolean): string =>
  isRunning ? `${number}, so far` : String(number);

const volumeOf = ({ volume }: Week, unit: WeightUnit): number => Math.round(inWeight(volume, unit));
const load = (value: number, unit: WeightUnit): string => `${shownNumber(value)} ${unit}`;

/** "21,420 kg". */
export const volumeCell = (week: Week, unit: WeightUnit): string => load(volumeOf(week, unit), unit);

/** From where on bars count in thousands. */
const THOUSAND = 1_000;

/** What stands on the bars, and what each of it is worth. */
export function volumeBars(
  weeks: readonly Week[],
  unit: WeightUnit,
): { bars: { label: string; value: number }[]; worth: number } {
  const values = weeks.map((week) => volumeOf(week, unit));
  const worth = Math.max(...values) >= THOUSAND ? THOUSAND : 1;
  return {
    bars: weeks.map(({ number }, at) => ({ label: `wk ${number}`, value: rounded(values[at]! / worth) })),
    worth,
  };
}

/** What the bars of volume show. @param isRunning whether the last week is not over */
export function volumeSentence(weeks: readonly Week[], unit: WeightUnit, isRunning: boolean): string {
  const [before, last] = [weeks.at(-2), weeks.at(-1)!];
  const words = (week: Week): string => `${volumeCell(week, unit)} in week ${week.number}`;
  const { worth } = volumeBars(weeks, unit);
  return [
    `${words(last)}${isRunning ? ' so far' : ''}${before ? `, ${words(before)}` : ''}.`,
    `Load times repetitions of all sets${worth > 1 ? `; the bars count in ${shownNumber(worth)} ${unit}` : ''}.`,
  ].join(' ');
}

/** "One of the plan missed". */
export function missedWords({ weeks }: Calendar): string {
  const missed = weeks.filter((week) => week.missed > 0);
  const count = sumOf(missed, 'missed');
  if (count === 0) return 'none missed';
  return count === 1 ? `one missed, week ${missed[0]!.number}` : `${count} missed`;
}

/** How many sessions there were, and how many there could have been by now. */
export function sessionCounts({ weeks }: Calendar): { done: number; due: number } {
  const done = sumOf(weeks, 'done');
  return { done, due: done + sumOf(weeks, 'missed') };
}

/** What the calendar shows. */
export function calendarSentence(calendar: Calendar): string {
  const { done } = sessionCounts(calendar);
  const moved = sumOf(calendar.weeks, 'moved');
  return [
    `${done} ${done === 1 ? 'session' : 'sessions'} done`,
    missedWords(calendar),
    ...(moved > 0 ? [`${moved} moved to another day`] : []),
  ]
    .join(', ')
    .concat('.');
}

export const stateWords: Readonly<Record<DayState, string>> = {
  done: 'done',
  begun: 'begun, not finished',
  planned: 'planned',
  missed: 'missed',
  moved: 'moved to another day',
  off: 'day off',
};

/** "Lower A, done, moved from 24 Nov". */
export function dayWords({ state, entries }: CalendarDay): string {
  if (entries.length === 0) return state === 'off' ? stateWords.off : 'rest';
  return entries
    .map((entry) => {
      const name = entry.name || 'Session';
      if (entry.state === 'moved') return `${name}, moved to ${dayAndMonth(entry.other!)}`;
      const from = entry.other === null ? '' : `, moved from ${dayAndMonth(entry.other)}`;
      return `${name}, ${stateWords[entry.state]}${from}`;
    })
    .join('; ');
}

/** In her unit, one decimal at most. */
export const estimateOf = ({ estimate }: Pick<Point, 'estimate'>, unit: WeightUnit): number =>
  rounded(inWeight(estimate, unit));

/** What the chart of a lift shows. */
export function liftSentence({ points }: Lift, unit: WeightUnit): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const words = (point: Point): string => `${estimateOf(point, unit)} ${unit} on ${dayAndMonth(point.on)}`;
  if (first === last) return `${words(last)}, the first one.`;
  const by = rounded(estimateOf(last, unit) - estimateOf(first, unit));
  const change = by === 0 ? 'no change' : `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;
  return `From ${words(first)} to ${words(last)}: ${change}.`;
}

/** "62.5 kg × 5". */
export const setCell = ({ kg, reps }: Pick<Point, 'kg' | 'reps'>, unit: WeightUnit): string =>
  setWords({ kg, reps, seconds: null, metres: null }, unit);
