import { weekOfPlan, weeksFrom } from '@ironbloom/brand/plan-days';
import { addDays, addMonths, daysBetween, endOf, today } from '../program.domain.ts';
import type { ProgramEntity } from '../program.entity.ts';
import type { PauseEntity } from '../term/pause.entity.ts';

/** What a version of a plan says about days of training. */
export interface PlannedVersion {
  /** A day in India. */
  publishedOn: string;
  /** Null: the version has no training. */
  weeks: readonly (readonly PlannedDay[])[] | null;
}

export interface PlannedDay {
  id: string;
  name: string;
  /** 0 is Monday. Null: the client chooses the day. */
  weekday: number | null;
}

interface DoneSession {
  on: string;
  finished: boolean;
  sets: number;
  /** kg. */
  volume: number;
}

export interface TrainingWeek {
  /** Of the program, from 1. */
  number: number;
  /** The first day of seven; days off are not among them. */
  from: string;
  /** What the plan of that week asked for. */
  days: readonly PlannedDay[];
  /** Sessions: of the plan, and finished ones. */
  planned: number;
  sessions: number;
  sets: number;
  /** kg. */
  volume: number;
}

type Facts = Pick<ProgramEntity, 'startsOn' | 'months' | 'pausedDays'>;
type DaysOff = Pick<PauseEntity, 'state' | 'fromOn' | 'untilOn'>;

/** The weeks of a program up to today. What was done on a day off belongs to the week before it. @param versions oldest first */
export function trainingWeeks(
  { startsOn, months, pausedDays }: Facts,
  pauses: readonly DaysOff[],
  versions: readonly PlannedVersion[],
  done: readonly DoneSession[],
): TrainingWeek[] {
  if (startsOn === null) return [];
  const last = [today(), addDays(endOf({ startsOn, months, pausedDays }), -1)].toSorted()[0]!;
  const all = Math.ceil(daysBetween(startsOn, addMonths(startsOn, months)) / 7);
  const weeks = weeksFrom(startsOn, all, pauses).filter(([from]) => from! <= last);
  return weeks.map(([from], index) => {
    const next = weeks[index + 1]?.[0];
    const isBefore = (day: string): boolean => next === undefined || day < next;
    // A plan that is published within a week holds for all of it.
    const version = versions.findLast(({ publishedOn }) => isBefore(publishedOn)) ?? versions[0];
    const days = weekOfPlan(version?.weeks ?? [], index) ?? [];
    const ofWeek = done.filter(({ on }) => on >= from! && isBefore(on));
    return {
      number: index + 1,
      from: from!,
      days,
      planned: days.length,
      sessions: ofWeek.filter(({ finished }) => finished).length,
      sets: sumOf(ofWeek, ({ sets }) => sets),
      volume: sumOf(ofWeek, ({ volume }) => volume),
    };
  });
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
