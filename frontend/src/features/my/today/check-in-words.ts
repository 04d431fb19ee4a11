import { dayAndMonth, weekday } from '#shared/india/dates.ts';
import type { Program } from '../api.ts';

interface Due {
  heading: string;
  /** "Today", or "Sun". */
  day: string;
  /** A day in India. */
  on: string;
  title: string;
  text: string;
}

const shortDay = (day: string): string => weekday(day).slice(0, 3);

/** She can send one. @param today a day in India */
export const mayCheckIn = ({ checkIn, state }: Program, today: string): boolean =>
  state === 'active' && checkIn?.state === 'open' && today <= checkIn.lastDay;

/**
 * @param today a day in India
 * @param waits she has sent it without a line
 */
export function checkInDue(program: Program, today: string, waits: boolean): Due | undefined {
  const { checkIn, nextCheckInOn, coach, state } = program;
  const whom = coach?.name ?? 'our team';
  const next = nextCheckInOn
    ? {
        heading: 'Coming up',
        day: nextCheckInOn === today ? 'Today' : shortDay(nextCheckInOn),
        on: nextCheckInOn,
        title: 'Check-in',
        text: 'It opens on this day, and you get a mail.',
      }
    : undefined;
  if (!checkIn || state === 'cancelled') return next;
  const { dueOn, lastDay } = checkIn;
  const of = { day: dueOn === today ? 'Today' : shortDay(dueOn), on: dueOn };
  const until = `until the end of ${shortDay(lastDay)}, ${dayAndMonth(lastDay)}`;
  if (mayCheckIn(program, today)) {
    if (waits)
      return {
        ...of,
        heading: 'Due now',
        title: 'Check-in not sent yet',
        text: `It is sent once you are online, ${until}.`,
      };
    return {
      ...of,
      heading: dueOn === today ? 'Due today' : 'Due now',
      title: 'Check-in',
      text: `You can send it ${until}.`,
    };
  }
  switch (checkIn.state) {
    case 'sent':
      return {
        ...of,
        heading: 'Your check-in',
        title: 'Check-in sent',
        text: `You get a mail when ${whom} has answered.`,
      };
    case 'answered':
      return { ...of, heading: 'Your check-in', title: 'Check-in answered', text: 'Read the answer.' };
    default:
      return (
        next ?? { ...of, heading: 'Your check-in', title: 'Check-in not sent', text: 'Its days are over.' }
      );
  }
}
