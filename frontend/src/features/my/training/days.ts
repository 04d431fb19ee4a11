import type { PlanDay, PlanWeek, TrainingPlan } from '@ironbloom/brand/plan';
import { datedDays, weekdayNames, weekdayOf, weekOfPlan, weeksFrom } from '@ironbloom/brand/plan-days';
import { type Edit, partOf } from '@ironbloom/brand/training-log';
import { isoDay } from '#shared/india/dates.ts';
import type { Program } from '../api.ts';
import type { LoggedSession } from './session.ts';

/** A session that was begun, as far as this device knows. */
export interface Trained {
  on: string;
  dayId: string;
  weekId: string;
  plannedOn: string | null;
  /** Of the plan. */
  version: number;
  name: string;
  started: string | null;
  finished: string | null;
}

/** Sessions that the server has, and those that wait to be sent; newest first. */
export function trainedDays(
  logged: readonly Pick<
    LoggedSession,
    'on' | 'dayId' | 'weekId' | 'plannedOn' | 'version' | 'name' | 'parts'
  >[],
  waiting: readonly Edit[],
): Trained[] {
  const found = new Map<string, Trained>();
  for (const { on, dayId, weekId, plannedOn, version, name, parts } of logged) {
    const facts = { started: partOf(parts, 'started') ?? null, finished: partOf(parts, 'finished') ?? null };
    found.set(`${on} ${dayId}`, { on, dayId, weekId, plannedOn, version, name, ...facts });
  }
  for (const { session, kind, value } of waiting) {
    const key = `${session.on} ${session.dayId}`;
    const one = found.get(key) ?? { ...session, started: null, finished: null };
    found.set(key, { ...one, ...((kind === 'started' || kind === 'finished') && { [kind]: value }) });
  }
  return [...found.values()].toSorted((a, b) => (a.on < b.on ? 1 : -1));
}

/** What was trained of a day of the plan in a week; of two sessions the finished one. @param dates of the week */
export function trainedOfDay(
  trained: readonly Trained[],
  dayId: string,
  dates: readonly string[],
): Trained | undefined {
  const found = trained.filter(
    (one) => one.dayId === dayId && (dates.includes(one.on) || dates.includes(one.plannedOn ?? '')),
  );
  return found.find(({ finished }) => finished !== null) ?? found[0];
}

/** A day of the plan, with the date for which it is planned; null where she chooses. */
export interface PlannedDay {
  day: PlanDay;
  week: PlanWeek;
  on: string | null;
  trained: Trained | undefined;
}

export interface Mark {
  on: string;
  state: 'did' | 'begun' | 'planned' | 'rest' | 'missed';
  name: string;
}

export interface TrainingWeek {
  /** Of the program, from 1. */
  number: number;
  dates: readonly string[];
  days: readonly PlannedDay[];
  /** What is for today, or was done today. */
  today: PlannedDay | undefined;
  /** Planned for earlier days of this week, and not begun. */
  missed: readonly PlannedDay[];
  /** The next one after today: of this week or the one after. */
  next: PlannedDay | undefined;
  marks: readonly Mark[];
}

type Dates = Pick<Program, 'startsOn' | 'pauses'>;

const MOST_WEEKS = 60;

/** The week of the program that a day is in; undefined on a day off and outside of the program. */
export function weekAt(program: Dates, plan: TrainingPlan, day: string) {
  if (program.startsOn === null) return undefined;
  const all = weeksFrom(program.startsOn, MOST_WEEKS, program.pauses);
  const index = all.findIndex((dates) => dates.includes(day));
  const week = weekOfPlan(plan.weeks, index);
  if (index === -1 || !week) return undefined;
  const after = weekOfPlan(plan.weeks, index + 1)!;
  return { number: index + 1, dates: all[index]!, week, after: { week: after, dates: all[index + 1] ?? [] } };
}

/** After midnight, a session that is not finished goes on for so long. */
const NIGHT_MS = 6 * 3_600_000;

const DAY_MS = 86_400_000;

/** Whether something can still be written down. The day after is for a session that went past midnight. @param today a day in India */
export function mayLog({ state, stateSince }: Pick<Program, 'state' | 'stateSince'>, today: string): boolean {
  if (state === 'ended') return today <= isoDay(Date.parse(stateSince) + DAY_MS);
  return state !== 'cancelled';
}

/** @param now ms since 1970 @param today a day in India */
export function trainingWeek(
  program: Dates,
  plan: TrainingPlan,
  trained: readonly Trained[],
  { now, today }: { now: number; today: string },
): TrainingWeek | undefined {
  const found = weekAt(program, plan, today);
  if (!found) return undefined;
  const { number, dates, week } = found;
  const days = datedDays(week, dates).map(({ day, on }): PlannedDay => ({
    day,
    week,
    on,
    trained: trainedOfDay(trained, day.id, dates),
  }));
  const isOpen = ({ trained: one }: PlannedDay): boolean => one === undefined;
  const begun = days.find(
    ({ trained: one }) =>
      one?.finished === null &&
      (one.on === today || (one.started !== null && now - Date.parse(one.started) < NIGHT_MS)),
  );
  const doneToday = days.filter(({ trained: one }) => one?.on === today);
  const done = doneToday.find(({ on }) => on === today) ?? doneToday[0];
  const dated = days.find((one) => one.on === today && isOpen(one));
  const free = days.find((one) => one.on === null && isOpen(one));
  const current = begun ?? dated ?? done ?? free;
  const missed = days.filter((one) => one.on !== null && one.on < today && isOpen(one));
  const later = (list: readonly PlannedDay[]) =>
    list.find((one) => one !== current && isOpen(one) && (one.on === null || one.on > today));
  const { after } = found;
  const ofNext = datedDays(after.week, after.dates).map(({ day, on }): PlannedDay => ({
    day,
    week: after.week,
    on,
    trained: undefined,
  }));
  return {
    number,
    dates,
    days,
    today: current,
    missed,
    next: later(days) ?? ofNext.find(({ on }) => on !== null) ?? ofNext[0],
    marks: dates.map((on) => markOf(on, { days, trained, today })),
  };
}

/** The week with today's session as it was begun, with an earlier version of the plan. */
export function asBegun(week: TrainingWeek, { weeks }: TrainingPlan): TrainingWeek {
  const { today } = week;
  const day = weeks
    .find(({ id }) => id === today?.trained?.weekId)
    ?.days.find(({ id }) => id === today?.trained?.dayId);
  return today && day ? { ...week, today: { ...today, day } } : week;
}

function markOf(
  on: string,
  { days, trained, today }: Pick<TrainingWeek, 'days'> & { trained: readonly Trained[]; today: string },
): Mark {
  // Also what the plan has no more.
  const ofDay = trained.filter((one) => one.on === on);
  const did = ofDay.find(({ finished }) => finished !== null);
  if (did) return { on, state: 'did', name: did.name };
  if (ofDay[0]) return { on, state: 'begun', name: ofDay[0].name };
  const planned = days.find((one) => one.on === on && one.trained === undefined);
  if (!planned) return { on, state: 'rest', name: '' };
  return { on, state: on < today ? 'missed' : 'planned', name: planned.day.name };
}

/** "Mon": of a day of a week. */
export const weekdayName = (day: string): string => weekdayNames[weekdayOf(day)]!;
