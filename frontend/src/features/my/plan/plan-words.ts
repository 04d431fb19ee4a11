import { clock, loadInWords, show } from '@ironbloom/brand/plan-cells';
import { type PlanDay, type PlanRow, setsOf, type TrainingPlan } from '@ironbloom/brand/plan';
import { kgOf } from '@ironbloom/brand/plan-days';
import { shownNumber } from '@ironbloom/brand/nutrition';

export const partWords = { training: 'Training', food: 'Food', text: 'Text' } as const;
export type Part = keyof typeof partWords;

/** "90 s", "2 min", "2:30 min". */
export function restInWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return `${seconds % 60 === 0 ? seconds / 60 : clock(seconds)} min`;
}

/** "4 × 6-8", "3 × 45 s", "3 sets", "10 a side". */
export function doseOf(row: PlanRow): string {
  const amount = show('amount', row);
  if (row.sets === null) return amount;
  return amount === '' ? `${row.sets} ${row.sets === 1 ? 'set' : 'sets'}` : `${row.sets} × ${amount}`;
}

/** The large figure of a row: its load, as a number and a unit. */
export function loadOf(row: PlanRow, plan: TrainingPlan): { value: string; unit: string } | undefined {
  const { load } = row;
  if (!load) return undefined;
  const kg = kgOf(row, plan);
  if (kg !== undefined) return { value: shownNumber(kg), unit: 'kg' };
  if (load.kind === 'kg') return { value: shownNumber(load.value), unit: 'kg' };
  if (load.kind === 'percent') return { value: shownNumber(load.value), unit: '%' };
  const words = loadInWords(row);
  if (load.kind === 'body') return words === '' ? undefined : { value: '', unit: words };
  return { value: words, unit: '' };
}

/** How a row is done in turns with others: rest stands after the last of them. */
export type Turn = 'superset' | 'circuit' | 'last' | undefined;

/** What stands below a row's name: share, effort, tempo, rest. */
export function detailsOf(row: PlanRow, plan: TrainingPlan, turn: Turn): string {
  const share = kgOf(row, plan) === undefined ? '' : `${show('load', row)} of your maximum`;
  const rest = row.rest === null ? '' : `${turn === 'last' ? 'then ' : ''}${restInWords(row.rest)} rest`;
  const effort = row.effort
    ? row.effort.kind === 'rir'
      ? `stop ${row.effort.value} short of failing`
      : `effort ${row.effort.value} of 10`
    : '';
  const tempo = row.tempo === '' ? '' : `tempo ${row.tempo}`;
  return [turn === 'last' ? '' : (turn ?? ''), share, effort, tempo, rest].filter(Boolean).join(', ');
}

/** "52 min, 19 sets". */
export function dayInWords(day: PlanDay): string {
  const sets = setsOf([day]);
  return [
    day.minutes === null ? '' : `${day.minutes} min`,
    sets === 0 ? '' : `${sets} ${sets === 1 ? 'set' : 'sets'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "four sessions". */
export const sessionsInWords = (count: number): string =>
  `${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count] ?? count} ${count === 1 ? 'session' : 'sessions'}`;
