import { type ClientReason, reasonWords } from '@ironbloom/brand/coaching';
import { clockTime, dayAndTime, isoDay, lastDay, shownDay } from '#shared/india/dates.ts';
import type { Client, ClientDetail } from './client.ts';

type State = Client['state'];
type Reason = Client['reasons'][number];

export const stateWords: Readonly<Record<State, string>> = {
  new: 'New',
  assessing: 'Assessing',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
  // A coach sees nothing of refunds.
  cancelled: 'Cancelled',
};

/** Its last week is this one. */
export const isRunning = ({ state }: Pick<Client, 'state'>): boolean =>
  state === 'active' || state === 'paused';

export const reasonFilter = { '': 'Any reason', ...reasonWords } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below so many hours minutes are told, too. */
const exactHours = 10;
/** From so many hours on it is days. */
const manyHours = 48;

/** "45 min", "5 h 12 min", "13 h", "2 days". */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= manyHours) return `${Math.floor(ms / DAY)} days`;
  return hours < exactHours && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

const sinceWords = (since: string, now: number): string => duration(now - Date.parse(since));

/** A reason with its time: "First call is 3 h 10 min late". @param now ms since 1970 */
export function reasonInWords({ reason, since, due }: Reason, now: number): string {
  const left = due === null ? undefined : Date.parse(due) - now;
  const byDue = (what: string): string =>
    left === undefined || left > 0
      ? `${what} due in ${duration(left ?? 0)}`
      : `${what} is ${duration(-left)} late`;
  switch (reason) {
    case 'call-due':
      return byDue('First call');
    case 'plan-due':
      return byDue('Plan');
    case 'message-waiting':
      return `Message waits ${sinceWords(since, now)}`;
    case 'check-in-waiting':
      return `Check-in waits ${sinceWords(since, now)}`;
    case 'check-in-missed':
      return `Check-in missed ${sinceWords(since, now)} ago`;
    case 'pause-asked':
      return `Asked for days off ${sinceWords(since, now)} ago`;
    // Its day may be still to come.
    case 'pause-ends':
      return `Last day off: ${shownDay(isoDay(since))}`;
    case 'ending':
      return 'Program ends soon';
    case 'renewal-unanswered':
      return `Renewal not answered for ${sinceWords(since, now)}`;
    case 'intake-missing':
      return `Questions unanswered for ${sinceWords(since, now)}`;
    case 'unassigned':
      return `Nobody assigned for ${sinceWords(since, now)}`;
    case 'link-unopened':
      return `Link not opened for ${sinceWords(since, now)}`;
    case 'mail-returned':
      return 'The mail with the link came back';
  }
}

/** What is to be done, for the column of due times. */
export const taskWords: Readonly<Record<ClientReason, string>> = {
  'call-due': 'Call',
  'plan-due': 'Plan',
  'message-waiting': 'Answer',
  'check-in-waiting': 'Answer',
  'check-in-missed': 'Ask',
  'pause-asked': 'Decide',
  'pause-ends': 'Welcome back',
  ending: 'Talk about renewal',
  'renewal-unanswered': 'Ask',
  'intake-missing': 'Remind',
  unassigned: 'Assign',
  'link-unopened': 'Remind',
  'mail-returned': 'Find the address',
};

/** Where each reason is dealt with, of the views of a client. */
export const reasonPlaces: Partial<Record<ClientReason, { view: string; label: string }>> = {
  'plan-due': { view: 'plan', label: 'Write plan' },
  'message-waiting': { view: 'messages', label: 'Answer' },
  'check-in-waiting': { view: 'check-ins', label: 'Answer' },
  'check-in-missed': { view: 'messages', label: 'Write' },
  ending: { view: 'messages', label: 'Write' },
  'renewal-unanswered': { view: 'messages', label: 'Write' },
  'intake-missing': { view: 'intake', label: 'Open' },
};

/** "today, 2:22 pm IST", "tomorrow, …", or the day. */
export function dayWords(at: string, now: number): string {
  const day = isoDay(at);
  if (day === isoDay(now)) return `today, ${clockTime(at)}`;
  if (day === isoDay(now + DAY)) return `tomorrow, ${clockTime(at)}`;
  return dayAndTime(at, now);
}

export type Urgency = 'late' | 'today' | 'later' | 'none';

export const urgencyWords: Readonly<Record<Urgency, string>> = {
  late: 'Late',
  today: 'Due today',
  later: 'Keep an eye on',
  none: 'On track',
};

/** @param due of what has one @param now ms since 1970 */
export function urgencyOfDue(due: string | null, now: number): Urgency {
  if (due === null) return 'later';
  if (Date.parse(due) <= now) return 'late';
  return isoDay(due) === isoDay(now) ? 'today' : 'later';
}

/** By the first reason, which has the earliest due time. @param now ms since 1970 */
export const urgencyOf = ({ reasons: [first] }: Pick<Client, 'reasons'>, now: number): Urgency =>
  first ? urgencyOfDue(first.due, now) : 'none';

/** Neighbours of one urgency, in the list's order. */
export function byUrgency<Row extends Pick<Client, 'reasons'>>(
  rows: readonly Row[],
  now: number,
): { urgency: Urgency; rows: Row[] }[] {
  const groups: { urgency: Urgency; rows: Row[] }[] = [];
  for (const row of rows) {
    const urgency = urgencyOf(row, now);
    const last = groups.at(-1);
    if (last?.urgency === urgency) last.rows.push(row);
    else groups.push({ urgency, rows: [row] });
  }
  return groups;
}

/** The board's columns: views of facts, beside the states of the program. */
export const stageWords = {
  new: 'New',
  intake: 'Intake',
  plan: 'Plan due',
  active: 'Active',
  ending: 'Ending soon',
  paused: 'Paused',
  ended: 'Ended',
} as const;
export type Stage = Client['stage'];

/** The values of the filters with their words; the first is the usual one. */
export const stageFilter = { '': 'All open', ...stageWords } as const;

/** "Week 5 of 13", "Starts 14 Dec 2026", "Not started". */
export function programWords({ state, week, weeks, startsOn }: Client): string {
  if (state === 'ended') return 'Ended';
  if (state === 'cancelled') return 'Cancelled';
  if (week !== null && weeks !== null) return `Week ${week} of ${weeks}`;
  return startsOn === null ? 'Not started' : `Starts ${shownDay(startsOn)}`;
}

/** "26 Oct 2026 to 17 Jan 2027"; undefined before the start is known. */
export const datesInWords = ({ startsOn, endsOn }: Pick<Client, 'startsOn' | 'endsOn'>): string | undefined =>
  startsOn === null || endsOn === null ? undefined : `${shownDay(startsOn)} to ${shownDay(lastDay(endsOn))}`;

interface DaysOff {
  fromOn: string;
  /** The last day off. */
  untilOn: string;
}

export const daysOffCount = ({ fromOn, untilOn }: DaysOff): number =>
  Math.round((Date.parse(untilOn) - Date.parse(fromOn)) / DAY) + 1;

/** "3 Dec 2026 to 10 Dec 2026, 8 days". Taken back before the first day, they have none. */
export function daysOffInWords(pause: DaysOff): string {
  const { fromOn, untilOn } = pause;
  const count = daysOffCount(pause);
  if (count <= 0) return `From ${shownDay(fromOn)}, no day taken`;
  return count === 1
    ? `${shownDay(fromOn)}, 1 day`
    : `${shownDay(fromOn)} to ${shownDay(untilOn)}, ${count} days`;
}

/** The last day of a program that gets these days off besides. @param endsOn the first day after it */
export const lastDayWith = (endsOn: string, pause: DaysOff): string =>
  isoDay(Date.parse(lastDay(endsOn)) + daysOffCount(pause) * DAY);

export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? name;

type TimelineEvent = ClientDetail['timeline'][number];

const stateEvent: Readonly<Record<State, string>> = {
  new: 'Program is new again',
  assessing: 'Assessment began',
  active: 'Program became active',
  paused: 'Program paused',
  ended: 'Program ended',
  cancelled: 'Program cancelled',
};

const pauseEvent: Readonly<Record<string, string>> = {
  agreed: 'Days off agreed',
  refused: 'Days off refused',
  ended: 'Days off ended early',
};

/** A line of the timeline: "Plan 2 published". */
export function eventInWords({ kind, before, after, reason }: TimelineEvent): string {
  switch (kind) {
    case 'created':
      return 'Program bought';
    case 'assigned':
      if (after === null) return before === null ? 'Assigned to nobody' : `No longer with ${before}`;
      return [
        before === null ? `Assigned to ${after}` : `Handed over from ${before} to ${after}`,
        reason && `until ${shownDay(reason)}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'state':
      return stateEvent[after as State];
    case 'intake':
      return 'Questions answered';
    case 'intake-again':
      return 'Questions are asked again';
    case 'consent':
      return 'Agreed to the use of health answers';
    case 'withdrawal':
      return 'Took back the consent to health answers';
    case 'plan':
      return `Plan ${after ?? ''} published`;
    case 'override':
      return 'Training may begin without the doctor’s word';
    case 'guardian':
      return 'Agreement of the parent or guardian recorded';
    case 'pause':
      return pauseEvent[after ?? ''] ?? 'Days off changed';
    case 'renewed':
      return 'Program renewed';
    case 'story':
      return 'Told her story';
    case 'address':
      return 'Address corrected by the buyer';
  }
}

/** What staff wrote with it; of a hand-over it is the last day, which stands in its words. */
export const eventReason = ({ kind, reason }: TimelineEvent): string | null =>
  kind === 'assigned' ? null : reason;
