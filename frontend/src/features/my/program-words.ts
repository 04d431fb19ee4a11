import { isoDay, lastDay, shownDay } from '#shared/india/dates.ts';
import type { Program } from './api.ts';

const DAY_MS = 86_400_000;

export const stateWords: Readonly<Record<Program['state'], string>> = {
  new: 'Starting',
  assessing: 'Starting',
  active: 'Running',
  paused: 'Paused',
  ended: 'Ended',
  cancelled: 'Cancelled',
};

/** “Week 5 of 13”, or how the program stands. */
export function stateOf({ state, week, weeks, startsOn }: Program): string {
  if (state === 'active' && week !== null) return `Week ${week} of ${weeks}`;
  if (state === 'assessing' && startsOn) return `Starts on ${shownDay(startsOn)}`;
  return stateWords[state];
}

/** "Ended, from 10 Aug 2026: Individual coaching, 3 months". */
export const programName = ({ state, startsOn, boughtAt, item }: Program): string =>
  `${stateWords[state]}, ${startsOn ? `from ${shownDay(startsOn)}` : `bought on ${shownDay(boughtAt)}`}: ${item}`;

/** Days after the end in which she can write: whole ones, so the last day is not counted. */
const WRITABLE = 14;
/** Days in India after that of a full refund in which she can read. */
const READABLE = 30;

/** So many days after the day on which the program was over. */
const dayAfter = ({ stateSince }: Program, days: number): string =>
  shownDay(Date.parse(stateSince) + days * DAY_MS);

/** It was over before its last day. */
export const endedEarly = ({ state, stateSince, endsOn }: Program): boolean =>
  (state === 'ended' || state === 'cancelled') && endsOn !== null && isoDay(stateSince) < endsOn;

/** Its first and its last day, as far as they are known. @param today a day in India */
export function datesOf(program: Program, today: string): readonly (readonly [label: string, day: string])[] {
  const { startsOn, endsOn, stateSince, state } = program;
  if (startsOn === null || endsOn === null) return [];
  return [
    [startsOn > today ? 'Starts' : 'Started', shownDay(startsOn)],
    endedEarly(program) ? [stateWords[state], shownDay(stateSince)] : ['Last day', shownDay(lastDay(endsOn))],
  ];
}

/** program-26. @param now ms since 1970 */
export function mayWrite({ state, stateSince }: Program, now: number): boolean {
  if (state === 'cancelled') return false;
  return state !== 'ended' || Date.parse(stateSince) + WRITABLE * DAY_MS > now;
}

/** program-45: what she can still do in a program that is over. @param now ms since 1970 */
export function afterwards(program: Program, now: number): string {
  if (program.state === 'cancelled')
    return `Messages are closed. You can read what is here until ${dayAfter(program, READABLE)}.`;
  return mayWrite(program, now)
    ? `You can write messages until ${dayAfter(program, WRITABLE - 1)}, and read all of it afterwards.`
    : 'Messages are closed: the 14 days after the end are over. You can read all of it.';
}
