import { isoDay } from '@ironbloom/brand/india';

/** The states of a program. */
export const PROGRAM_STATES = ['new', 'assessing', 'active', 'paused', 'ended', 'cancelled'] as const;
export type ProgramState = (typeof PROGRAM_STATES)[number];

/** In years. */
export const ADULT = 18;

/** `cancelled`: the purchase was refunded in full. Both last states stay. */
const nextOf: Readonly<Record<ProgramState, readonly ProgramState[]>> = {
  new: ['assessing', 'ended', 'cancelled'],
  assessing: ['active', 'ended', 'cancelled'],
  active: ['paused', 'ended', 'cancelled'],
  paused: ['active', 'ended', 'cancelled'],
  ended: [],
  cancelled: [],
};

/** The states a program may be in to move to `to`: the FROM list of the compare-and-set. */
export const programStatesBefore = (to: ProgramState): ProgramState[] =>
  PROGRAM_STATES.filter((from) => nextOf[from].includes(to));

/** States in which somebody still trains, or will. */
export const OPEN_STATES = PROGRAM_STATES.filter((state) => nextOf[state].length > 0);

/** Where a client is on her way: derived from facts, beside the state. */
export const STAGES = ['new', 'intake', 'plan', 'active', 'ending', 'paused', 'ended'] as const;
export type Stage = (typeof STAGES)[number];

const DAY_MS = 86_400_000;
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const iso = (at: Date): string => at.toISOString().slice(0, 10);

/** A day is `2026-11-21`, in India. */
export const today = (now: Date = new Date()): string => isoDay(now);

export const addDays = (day: string, days: number): string =>
  iso(new Date(utc(day).getTime() + days * DAY_MS));

/** Calendar months: the same day of the month, or that month's last one. */
export function addMonths(day: string, months: number): string {
  const from = utc(day);
  const firstOfMonth = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(
    Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0),
  ).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return iso(firstOfMonth);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS);

interface Term {
  startsOn: string;
  months: number;
  /** Days of pauses, also of those to come: they move the end. */
  pausedDays: number;
}

/** The first day that is not part of the program any more. */
export const endOf = ({ startsOn, months, pausedDays }: Term): string =>
  addDays(addMonths(startsOn, months), pausedDays);

/**
 * "Week 5 of 13": seven days each from the start; days off are not counted. Undefined before the start.
 * @param restedDays days off up to this one
 */
export function weekOf(
  { startsOn, months }: Pick<Term, 'startsOn' | 'months'>,
  restedDays: number,
  day: string,
): { week: number; weeks: number } | undefined {
  const gone = daysBetween(startsOn, day);
  if (gone < 0) return undefined;
  const weeks = Math.ceil(daysBetween(startsOn, addMonths(startsOn, months)) / 7);
  return { week: Math.min(Math.floor(Math.max(gone - restedDays, 0) / 7) + 1, weeks), weeks };
}

interface DaysOff {
  fromOn: string;
  untilOn: string;
}

export const lengthOf = ({ fromOn, untilOn }: DaysOff): number => daysBetween(fromOn, untilOn) + 1;
