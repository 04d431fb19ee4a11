import { setsOf, workRowsOf } from '@ironbloom/brand/plan';
import type { PlanDay } from '@ironbloom/brand/plan';
import { minutesOf } from '@ironbloom/brand/training-log';
import { sessionsInWords } from '../plan/plan-words.ts';
import { type TrainingWeek, weekdayName } from '../training/days.ts';

/** How today stands with her training. */
export type Standing = 'open' | 'begun' | 'done' | 'rest';

export function standingOf({ today }: TrainingWeek): Standing {
  if (!today) return 'rest';
  if (!today.trained) return 'open';
  return today.trained.finished === null ? 'begun' : 'done';
}

export const nameOf = ({ name }: Pick<PlanDay, 'name'>): string => name || 'Session';

/** "52 min · 6 exercises · 19 sets". */
export function factsOf(day: PlanDay): string {
  const rows = workRowsOf(day).length;
  const sets = setsOf([day]);
  return [
    day.minutes === null ? '' : `${day.minutes} min`,
    `${rows} ${rows === 1 ? 'exercise' : 'exercises'}`,
    sets === 0 ? '' : `${sets} ${sets === 1 ? 'set' : 'sets'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "2 of four sessions done this week." */
export function weekWords({ days }: TrainingWeek): string {
  const done = days.filter(({ trained }) => trained?.finished != null).length;
  return `${done} of ${sessionsInWords(days.length)} done this week.`;
}

/** Title and facts of the first screen. @param isFirst the first day of the program */
export function heroWords(week: TrainingWeek, isFirst: boolean): { title: string; facts: string } {
  const { today } = week;
  const begin = isFirst ? 'Your first day. ' : '';
  switch (standingOf(week)) {
    case 'rest':
      return { title: 'Rest day', facts: `${begin}${weekWords(week)}` };
    case 'done': {
      const { started, finished } = today!.trained!;
      const minutes = minutesOf(started, finished);
      return {
        title: `${nameOf(today!.day)}, done`,
        facts: `${minutes === undefined ? '' : `In ${minutes} min. `}${weekWords(week)}`,
      };
    }
    default:
      return { title: nameOf(today!.day), facts: `${begin}${factsOf(today!.day)}` };
  }
}

/** "Tomorrow", "Fri", "Next": when a session comes. */
export function whenWords(on: string | null, today: string): string {
  if (on === null) return 'Next';
  const days = (Date.parse(on) - Date.parse(today)) / 86_400_000;
  return days === 1 ? 'Tomorrow' : weekdayName(on);
}
