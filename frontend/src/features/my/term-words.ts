import { isoDay, lastDay, shownDay } from '#shared/india/dates.ts';
import type { Pause, Program, Renewal } from './api.ts';
import { isOver } from './program.tsx';

const DAY_MS = 86_400_000;
/** A renewal is offered from so many days before the end on. */
const RENEWAL_DAYS = 14;
/** How far ahead a pause may begin. */
export const MAX_DAYS_AHEAD = 60;

/** A day is `2026-11-21`, in India. */
export const addDays = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const inDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

type DaysOff = Pick<Pause, 'fromOn' | 'untilOn'>;

/** Days off; 0 where they end before they begin, or one of the days is not chosen. */
export function daysOff({ fromOn, untilOn }: DaysOff): number {
  const days = daysBetween(fromOn, untilOn) + 1;
  return days > 0 ? days : 0;
}

/** "7 Dec 2026 to 20 Dec 2026". */
export const spanOf = ({ fromOn, untilOn }: DaysOff): string =>
  fromOn === untilOn ? shownDay(fromOn) : `${shownDay(fromOn)} to ${shownDay(untilOn)}`;

/** Days off that were agreed, taken or not. */
export const agreedDaysOff = ({ pauses }: Pick<Program, 'pauses'>): number =>
  pauses
    .filter(({ state }) => state === 'agreed' || state === 'ended')
    .reduce((days, pause) => days + daysOff(pause), 0);

/** What is to be said of her newest pause: nothing once it is over, or was taken back. */
export function pauseNow({ pauses }: Pick<Program, 'pauses'>, today: string): Pause | undefined {
  const [newest] = pauses;
  if (!newest || newest.untilOn < today) return undefined;
  return newest.state === 'withdrawn' || newest.state === 'ended' ? undefined : newest;
}

/** In a sentence. */
export function pauseWords(pause: Pause, today: string): string {
  const { state, fromOn, untilOn, byTeam } = pause;
  const goesOn = `Training goes on from ${shownDay(addDays(untilOn, 1))}.`;
  if (state === 'asked')
    return `You asked for ${inDays(daysOff(pause))} off: ${spanOf(pause)}. Nothing changes until there is an answer.`;
  if (state === 'refused') return `Your days off, ${spanOf(pause)}, were not agreed.`;
  if (fromOn <= today) return `Days off until ${shownDay(untilOn)}. ${goesOn}`;
  return `${byTeam ? 'You were given' : 'Agreed:'} ${inDays(daysOff(pause))} off, ${spanOf(pause)}. ${goesOn}`;
}

/** A pause can be asked for: the program runs, days are left, and none is asked for or agreed. */
export function mayAskPause(
  program: Pick<Program, 'state' | 'daysOffLeft' | 'pauses'>,
  today: string,
): boolean {
  const pause = pauseNow(program, today);
  return program.state === 'active' && program.daysOffLeft > 0 && (!pause || pause.state === 'refused');
}

/** The program that goes on from this one. */
export const nextOf = (programs: readonly Program[], { _id }: Program): Program | undefined =>
  programs.find(({ renewsId, state }) => renewsId === _id && state !== 'cancelled');

/** From two weeks before the end on, and after it until she trains on. @param today a day in India */
export function offersRenewal(programs: readonly Program[], program: Program, today: string): boolean {
  const { state, endsOn } = program;
  if (endsOn === null || nextOf(programs, program)) return false;
  if (state === 'ended') return programs.every(isOver);
  return (state === 'active' || state === 'paused') && daysBetween(today, endsOn) <= RENEWAL_DAYS;
}

/** "Go on after 17 Jan 2027". */
export const renewalTitle = ({ state, endsOn }: Pick<Program, 'state' | 'endsOn'>): string =>
  state === 'ended' || endsOn === null ? 'Go on' : `Go on after ${shownDay(lastDay(endsOn))}`;

/** When it would begin. */
export const renewalStart = ({ state }: Pick<Program, 'state'>, { startsOn }: Renewal): string =>
  state === 'ended'
    ? `Paid today, your training goes on from ${shownDay(startsOn)}.`
    : `Paid now or later, the new months begin on ${shownDay(startsOn)}. No day is lost.`;

/** "Paid: it goes on from 18 Jan 2027 with Dev Menon. Individual coaching, 3 months." @param today a day in India */
export function goesOnWords({ startsOn, coach, item }: Program, today: string): string {
  const goesOn = startsOn !== null && startsOn <= today ? 'It went on' : 'Paid: it goes on';
  const day = startsOn === null ? '' : ` from ${shownDay(startsOn)}`;
  return `${goesOn}${day}${coach ? ` with ${coach.name}` : ''}. ${item}.`;
}
