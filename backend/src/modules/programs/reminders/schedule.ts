import { addDays, daysBetween, type ProgramState } from '../program.domain.ts';
import { LATE_DAYS } from '@ironbloom/brand/check-in';
import type { ReminderKind } from './program-reminder.entity.ts';

const INDIA = 'Asia/Kolkata';
/** A changed weekday asks again after so many days at the earliest. */
const MIN_DAYS_BETWEEN = 4;
/** The hour of mails that have no hour of the client's. */
const MORNING = 9;
/** Days before the end on which the client is asked whether she goes on. */
export const RENEWAL_DAYS = 14;

/** What decides when something is due for a program. Days are days in India. */
export interface ScheduleFacts {
  state: ProgramState;
  startsOn: string | null;
  /** The day after the last day of the program. */
  endsOn: string | null;
  /** From 0 for Sunday. */
  checkInWeekday: number;
  checkInHour: number;
  zone: string | null;
  /** The day of the newest check-in, and of those that can be sent. */
  lastCheckInOn: string | null;
  openCheckIns: readonly string[];
  /** The pause that was agreed and is not over. */
  pause: { id: string; fromOn: string; untilOn: string } | null;
  /** A program goes on from this one. */
  isRenewed: boolean;
}

/** A day and an hour in a zone at which something is done. */
export interface Due {
  kind: ReminderKind;
  about: string;
  on: string;
  hour: number;
  zone: string;
}

/** The last day on which a check-in can be sent. */
export const lastDayOf = (dueOn: string): string => addDays(dueOn, LATE_DAYS);

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const later = (one: string, other: string): string => (one > other ? one : other);

/** The next day of a check-in from `today` on; undefined where none follows before the end. */
export function nextCheckInOn(facts: ScheduleFacts, today: string): string | undefined {
  const { state, startsOn, endsOn, checkInWeekday, lastCheckInOn } = facts;
  if (state !== 'active' || startsOn === null || endsOn === null) return undefined;
  const after = lastCheckInOn === null ? startsOn : addDays(lastCheckInOn, MIN_DAYS_BETWEEN);
  const from = later(later(startsOn, today), after);
  const day = addDays(from, (checkInWeekday - weekdayOf(from) + 7) % 7);
  if (facts.pause && facts.pause.fromOn <= day) return undefined;
  return daysBetween(day, endsOn) > 0 ? day : undefined;
}

/** Everything that is to be done for a program from `today` on, as it stands now. */
export function scheduleOf(facts: ScheduleFacts, today: string): Due[] {
  const inIndia = (kind: ReminderKind, about: string, on: string, hour: number): Due => ({
    kind,
    about,
    on,
    hour,
    zone: INDIA,
  });
  const next = nextCheckInOn(facts, today);
  const { pause, state, endsOn, isRenewed } = facts;
  const running = state === 'active';
  return [
    ...(next === undefined ? [] : [inIndia('check-in-opens', next, next, 0)]),
    ...(pause && (running || state === 'paused')
      ? [inIndia('pause-ends', pause.id, pause.untilOn, MORNING)]
      : []),
    ...(endsOn !== null && !isRenewed && (running || state === 'paused')
      ? [inIndia('renewal', endsOn, addDays(endsOn, -RENEWAL_DAYS), MORNING)]
      : []),
    ...(endsOn !== null && !isRenewed && state === 'ended' ? [inIndia('ended', '', today, 0)] : []),
    ...facts.openCheckIns.flatMap((day) => {
      const hour = { hour: facts.checkInHour, zone: facts.zone ?? INDIA };
      const lastDay = lastDayOf(day);
      return [
        ...(running
          ? [
              { kind: 'check-in-due' as const, about: day, on: day, ...hour },
              // In India, where the day ends for everybody.
              inIndia('check-in-last-day', day, lastDay, MORNING),
            ]
          : []),
        inIndia('check-in-missed', day, addDays(lastDay, 1), 0),
      ];
    }),
  ];
}
