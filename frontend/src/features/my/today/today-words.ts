import { dayAndTime, isoDay, lastDay, shownDay } from '#shared/india/dates.ts';
import { intake } from '@ironbloom/brand/coaching';
import type { Program } from '../api.ts';
import { afterwards, endedEarly, stateOf } from '../program-words.ts';
import { mayCheckIn } from './check-in-words.ts';

export interface Step {
  name: string;
  when: string;
  text: string;
  state: 'done' | 'now' | 'later';
}

/** Where the one button of the screen leads. */
export type Go = 'intake' | 'plan' | 'messages' | 'checkIn';

interface Today {
  title: string;
  facts: string;
  ring: { done: number; parts: number; label: string };
  go: Go;
}

const isStarting = ({ state }: Program): boolean => state === 'new' || state === 'assessing';

/** "by 27 Nov, 8:14 am IST", or what is true once that has passed. */
const dueWords = (by: string, now: number): string =>
  `${Date.parse(by) < now ? 'was due by' : 'by'} ${dayAndTime(by, now)}`;

const DAY_MS = 86_400_000;

/** Answers that come later than a day after the payment move the promise. */
const awaitsAnswers = ({ boughtAt, answeredAt }: Program, now: number): boolean =>
  answeredAt === null && now > Date.parse(boughtAt) + DAY_MS;

/** Under 18, and staff have not recorded that a parent or guardian agrees. */
export const awaitsGuardian = ({ guardian }: Pick<Program, 'guardian'>): boolean =>
  guardian !== null && guardian.agreedAt === null;

function planWhen(program: Program, now: number): string {
  if (awaitsGuardian(program)) return 'after the agreement';
  if (awaitsAnswers(program, now)) return 'within 24 hours of your answers';
  return program.planBy ? dueWords(program.planBy, now) : '';
}

/** program-41: who does what by when, until training begins; empty afterwards. @param now ms since 1970 */
export function stepsOf(program: Program, now: number): readonly Step[] {
  if (!isStarting(program) || program.renewsId !== null) return [];
  const { boughtAt, answeredAt, callBy, calledAt, guardian, plan, coach, startsOn, half } = program;
  const whom = coach?.name ?? 'our team';
  const answers: Step = answeredAt
    ? {
        name: 'Your answers',
        when: dayAndTime(answeredAt, now),
        text: 'You can change an answer at any time.',
        state: 'done',
      }
    : {
        name: 'Your answers',
        when: `now, about ${intake.minutes} min`,
        text: 'Goals, history, place, food, health. Every answer is saved as you give it.',
        state: 'now',
      };
  const call: Step = calledAt
    ? { name: 'First call', when: dayAndTime(calledAt, now), text: 'Done.', state: 'done' }
    : {
        name: 'First call',
        when: callBy ? dueWords(callBy, now) : '',
        text: coach
          ? `${coach.name} is your coach and gets in touch with you.`
          : 'No coach has been chosen for you yet. The name stands here as soon as there is one, and you get a mail.',
        state: answeredAt ? 'now' : 'later',
      };
  const written: Step = plan
    ? {
        name: 'Your plan',
        when: dayAndTime(plan.publishedAt, now),
        text: startsOn ? `Your program starts on ${shownDay(startsOn)}.` : '',
        state: 'done',
      }
    : {
        name: 'Your plan',
        when: planWhen(program, now),
        text: answeredAt
          ? `Written by ${whom} from your answers. You get a mail when it is here.`
          : `Written by ${whom}. It needs your answers first.`,
        state: 'later',
      };
  const agreement: readonly Step[] = guardian
    ? [
        {
          name: 'Your parent or guardian',
          when: guardian.agreedAt ? dayAndTime(guardian.agreedAt, now) : '',
          text: guardian.agreedAt
            ? 'We have recorded that they agree.'
            : 'You are under 18: we speak with them first. Nothing is published to you before we have recorded that they agree.',
          state: guardian.agreedAt ? 'done' : answeredAt && calledAt ? 'now' : 'later',
        },
      ]
    : [];
  const paid: Step = {
    name: half === 'buyer' ? 'Paid' : 'Paid for you',
    when: dayAndTime(boughtAt, now),
    text: program.item,
    state: 'done',
  };
  return [paid, answers, call, ...agreement, written];
}

/** A promise has passed that was not kept. Nothing is promised anew where a program goes on. */
export const isLate = (program: Program, now: number): boolean =>
  program.renewsId === null &&
  [program.callBy, awaitsAnswers(program, now) || awaitsGuardian(program) ? null : program.planBy].some(
    (by) => by !== null && Date.parse(by) < now,
  );

/** What the first screen says. @param now ms since 1970 */
export function todayOf(program: Program, now: number): Today {
  const { state, week, weeks, endsOn, startsOn, answeredAt, plan } = program;
  const asks = answeredAt === null;
  if (isStarting(program) && program.renewsId !== null && startsOn)
    return {
      title: 'You go on',
      facts: `Your program begins on ${shownDay(startsOn)}, with your answers and the plan you have.`,
      ring: { done: 0, parts: 1, label: `Begins on ${shownDay(startsOn)}` },
      go: asks ? 'intake' : 'plan',
    };
  if (isStarting(program)) {
    const steps = stepsOf(program, now);
    const done = steps.filter((step) => step.state === 'done').length;
    const ring = { done, parts: steps.length, label: `Step ${done} of ${steps.length} done` };
    if (plan && startsOn)
      return {
        title: 'Nearly there',
        facts: `Your program starts on ${shownDay(startsOn)}.`,
        ring,
        go: asks ? 'intake' : 'plan',
      };
    return asks
      ? {
          title: 'You are in',
          facts: 'Next: five short steps about you, so that your plan fits.',
          ring,
          go: 'intake',
        }
      : {
          title: 'You are in',
          facts: awaitsGuardian(program)
            ? 'You have done your part. Next, we speak with your parent or guardian.'
            : 'You have done your part. Next is ours.',
          ring,
          go: 'messages',
        };
  }
  const ring = {
    done: week ?? 0,
    parts: weeks ?? 1,
    label: weeks === null ? stateOf(program) : `Week ${week} of ${weeks}`,
  };
  const go: Go =
    asks && (state === 'active' || state === 'paused')
      ? 'intake'
      : mayCheckIn(program, isoDay(now))
        ? 'checkIn'
        : plan
          ? 'plan'
          : 'messages';
  const until = endsOn === null ? '' : shownDay(lastDay(endsOn));
  switch (state) {
    case 'paused':
      return {
        title: 'Paused',
        facts: `Your training rests, and its last day moves. Now it is ${until}.`,
        ring,
        go,
      };
    case 'ended': {
      const early = endedEarly(program);
      const on = early ? shownDay(program.stateSince) : until;
      return {
        title: early || weeks === null ? 'The end' : `${weeks} weeks`,
        facts: `Your program ended${on ? ` on ${on}` : ''}. ${afterwards(program, now)}`,
        ring: { ...ring, label: weeks === null ? 'Ended' : `Ended in week ${week} of ${weeks}` },
        go,
      };
    }
    case 'cancelled':
      return {
        title: 'Cancelled',
        facts: `The payment was refunded in full on ${shownDay(program.stateSince)}. ${afterwards(program, now)}`,
        ring: { ...ring, label: 'Cancelled' },
        go,
      };
    default:
      return {
        title: `Week ${week}`,
        facts: `Of ${weeks}, until ${until}.${asks ? ' Please answer the questions, so that your plan fits.' : ''}`,
        ring,
        go,
      };
  }
}
