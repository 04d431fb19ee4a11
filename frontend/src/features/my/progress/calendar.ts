import type { TrainingPlan } from '@ironbloom/brand/plan';
import { isDayOff, weekdayOf } from '@ironbloom/brand/plan-days';
import { dayAfter, daysBetween } from '#shared/charts/scale.ts';
import type { Program } from '../api.ts';
import { type Trained, trainingWeek } from '../training/days.ts';
import type { TrainingProgress } from './api.ts';

type Logged = TrainingProgress['days'][number];
type Week = TrainingProgress['weeks'][number];

/** `moved`: trained on another day. `begun`: not finished. */
export type DayState = 'done' | 'begun' | 'planned' | 'missed' | 'moved' | 'off';

interface Entry {
  state: Exclude<DayState, 'off'>;
  name: string;
  /** The day to which it was moved, or from which. */
  other: string | null;
}

export interface CalendarDay {
  on: string;
  isToday: boolean;
  /** What stands out of what it has; undefined on a rest day. */
  state: DayState | undefined;
  entries: readonly Entry[];
}

export interface CountedWeek {
  number: number;
  planned: number;
  /** Sessions that were finished, planned or not. */
  done: number;
  missed: number;
  moved: number;
  /** Today is in it. */
  isRunning: boolean;
}

export interface Calendar {
  /** Mondays to Sundays, oldest first; null: before the program. */
  rows: readonly (readonly (CalendarDay | null)[])[];
  /** Of the program, oldest first. */
  weeks: readonly CountedWeek[];
}

const order: readonly DayState[] = ['done', 'begun', 'planned', 'missed', 'moved'];

/** As a plan of one week: what it does not say is not asked for. */
const planOf = ({ days }: Week): TrainingPlan => ({
  templateId: null,
  maxima: [],
  weeks: [
    {
      id: '',
      name: '',
      note: '',
      days: days.map((day) => ({ ...day, minutes: null, note: '', blocks: [] })),
    },
  ],
});

const trainedOf = ({ on, dayId, plannedOn, name, finished }: Logged): Trained => ({
  on,
  dayId,
  plannedOn,
  name,
  version: 0,
  weekId: '',
  started: null,
  finished: finished ? on : null,
});

/** What was planned and what became of it, by day and by week. Days off and weeks follow her program. @param today a day in India */
export function calendarOf(
  program: Pick<Program, 'startsOn' | 'endsOn' | 'pauses'>,
  { weeks, days: logged }: Pick<TrainingProgress, 'weeks' | 'days'>,
  today: string,
): Calendar | undefined {
  const first = weeks[0]?.from;
  if (first === undefined) return undefined;
  const trained = logged.toReversed().map(trainedOf);
  const entries = new Map<string, Entry[]>();
  const add = (on: string, entry: Entry): void => void entries.set(on, [...(entries.get(on) ?? []), entry]);
  for (const { on, plannedOn, name, finished } of logged)
    add(on, { state: finished ? 'done' : 'begun', name, other: plannedOn === on ? null : plannedOn });
  let last = program.endsOn !== null && today >= program.endsOn ? first : today;
  const counted = weeks.map((week): CountedWeek => {
    const dated = trainingWeek(program, planOf(week), trained, { now: 0, today: week.from });
    const end = dated?.dates.at(-1) ?? week.from;
    const isOver = end < today;
    if (end > last) last = end;
    let [missed, moved] = [0, 0];
    for (const { day, on, trained: done } of dated?.days ?? []) {
      if (done && on !== null && done.on !== on) {
        add(on, { state: 'moved', name: day.name, other: done.on });
        moved += 1;
      }
      if (done) continue;
      const isMissed = on === null ? isOver : on < today;
      if (isMissed) missed += 1;
      if (on !== null) add(on, { state: isMissed ? 'missed' : 'planned', name: day.name, other: null });
    }
    const { number, planned, sessions } = week;
    return { number, planned, done: sessions, missed, moved, isRunning: !isOver };
  });
  const monday = dayAfter(first, -weekdayOf(first));
  const rows = Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, row) =>
    Array.from({ length: 7 }, (__, column): CalendarDay | null => {
      const on = dayAfter(monday, row * 7 + column);
      if (on < first || on > last) return null;
      const ofDay = entries.get(on) ?? [];
      const state = order.find((one) => ofDay.some((entry) => entry.state === one));
      return {
        on,
        isToday: on === today,
        state: state ?? (isDayOff(on, program.pauses) ? 'off' : undefined),
        entries: ofDay,
      };
    }),
  );
  return { rows, weeks: counted };
}
