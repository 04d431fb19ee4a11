import { type PlanDay, type PlanRow, workRowsOf } from '@ironbloom/brand/plan';
import { show } from '@ironbloom/brand/plan-cells';
import { weekdayNames } from '@ironbloom/brand/plan-days';
import type { TemplateBody, WholeTemplate } from '../api.ts';

/** "Mon, Lower A"; "Day 2" where it has neither. */
export const dayTitle = ({ weekday, name }: PlanDay, index: number): string =>
  [weekday === null ? '' : weekdayNames[weekday], name].filter(Boolean).join(', ') || `Day ${index + 1}`;

/** In words after the first, where there are more rows. */
const most = 4;

/** "Back squat 4 × 6-8, Romanian deadlift 3 × 8-10, and 3 more" */
export function dayWords(day: PlanDay): string {
  const rows = workRowsOf(day).filter(({ name }) => name !== '');
  if (rows.length === 0) return 'Nothing yet';
  const rest = rows.length - most;
  return [...rows.slice(0, most).map(rowWords), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

const rowWords = (row: PlanRow): string =>
  [row.name, row.sets === null ? '' : `${row.sets} ×`, show('amount', row)].filter(Boolean).join(' ');

/** What is sent for a whole template, with other words. */
export const bodyOf = (template: WholeTemplate, change: Partial<TemplateBody> = {}): TemplateBody => {
  const { name, forWhom, notFor, clientNote, progression, level, place, minutes } = template;
  const { equipment, training, food } = template;
  return {
    name,
    forWhom,
    notFor,
    clientNote,
    progression,
    level,
    place,
    minutes,
    equipment,
    training,
    food,
    ...change,
  };
};

export const weeksWords = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`);
export function clientsWords(clients: number): string {
  if (clients === 0) return 'No client uses this now';
  return clients === 1 ? '1 client uses this' : `${clients} clients use this`;
}
