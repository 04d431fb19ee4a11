import { shownNumber } from '@ironbloom/brand/nutrition';
import type { PlanRow, TrainingPlan } from '@ironbloom/brand/plan';
import { show } from '@ironbloom/brand/plan-cells';
import { kgOf, weekdayNames, weekdayOf } from '@ironbloom/brand/plan-days';
import { feelWords, skippedInWords } from '@ironbloom/brand/training-log';
import { dayAndMonth, shownDay } from '#shared/india/dates.ts';
import { rowInWords } from '../plan/training/lines.ts';
import type { Lift, LoggedSession, LoggedSet, TrainedWeek } from './api.ts';
import type { SessionFacts, TrainedRow } from './sessions.ts';

/** "Mon 23 Nov". */
export const dayInLog = (on: string): string => `${weekdayNames[weekdayOf(on)]} ${dayAndMonth(on)}`;

/** Plates may be of 1.25 kg, and a load may be typed in pounds. */
export const loadInWords = (kg: number): string => `${Math.round(kg * 100) / 100} kg`;
/** "8,240 kg". */
export const volumeInWords = (kg: number): string => `${shownNumber(Math.round(kg))} kg`;
/** "64.2 kg". */
export const maximumInWords = (kg: number): string => `${shownNumber(kg)} kg`;

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

function countedOf({ reps, seconds, metres }: LoggedSet): string {
  if (reps !== null) return String(reps);
  if (seconds !== null) return `${seconds} s`;
  return metres === null ? '' : `${metres} m`;
}

/** "55 kg × 5, 5, 5, 4", "40 kg × 8; 42.5 kg × 7", "45 s, 40 s", "12, 10 reps". */
export function setsInWords(sets: readonly LoggedSet[]): string {
  const groups: { kg: number | null; sets: LoggedSet[] }[] = [];
  for (const set of sets) {
    const open = groups.at(-1);
    if (open && open.kg === set.kg) open.sets.push(set);
    else groups.push({ kg: set.kg, sets: [set] });
  }
  return groups
    .map(({ kg, sets: ofIt }) => {
      const counted = ofIt.map(countedOf).filter(Boolean).join(', ');
      if (kg !== null)
        return counted === ''
          ? `${countOf(ofIt.length, 'set')} with ${loadInWords(kg)}`
          : `${loadInWords(kg)} × ${counted}`;
      if (counted === '') return countOf(ofIt.length, 'set');
      return ofIt.every(({ reps }) => reps !== null)
        ? `${counted} ${counted === '1' ? 'rep' : 'reps'}`
        : counted;
    })
    .join('; ');
}

/** Sets of a row, with the names of those that were done with another exercise, before a swap. */
export const doneInWords = ({ name, sets }: Pick<TrainedRow, 'name' | 'sets'>): string =>
  [...Map.groupBy(sets, (set) => set.name)]
    .map(([of, ofIt]) => `${of === name ? '' : `${of}: `}${setsInWords(ofIt)}`)
    .join('; ');

/** "3 × 8, 60 kg, RPE 8"; a share of the known maximum in kg, too: "3 × 5, 60 kg (75%)". */
export function plannedInWords(row: PlanRow, plan: TrainingPlan): string {
  const kg = kgOf(row, plan);
  const bare = { ...row, tempo: '', rest: null, each: null, note: '' };
  if (kg === undefined) return rowInWords(bare);
  const load = show('load', { ...row, load: { kind: 'kg', value: kg } });
  return rowInWords(bare).replace(show('load', row), `${load} (${show('load', row)})`);
}

/** What stands in place of sets: "Skipped: no time", "Not done". */
export function undoneInWords({
  skipped,
  sets,
  isWarmUp,
}: Pick<TrainedRow, 'skipped' | 'sets' | 'isWarmUp'>): string {
  if (skipped !== null) return skippedInWords(skipped);
  return sets.length === 0 && !isWarmUp ? 'Not done' : '';
}

/** "12 of 14 sets, 3,180 kg, 52 min"; "9 sets, 8 planned, 2 beside the plan". */
export function factsInWords({ sets, planned, beside, volume, minutes }: SessionFacts): string {
  const isMore = planned !== undefined && sets > planned;
  const counted =
    planned === undefined || isMore ? countOf(sets, 'set') : `${sets} of ${countOf(planned, 'set')}`;
  return [
    counted,
    isMore ? `${planned} planned` : '',
    beside > 0 ? `${beside} beside the plan` : '',
    volume > 0 ? volumeInWords(volume) : '',
    minutes === undefined ? '' : `${minutes} min`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const feelInWords = (feel: number | null): string =>
  feel === null ? '' : (feelWords[feel - 1] ?? '');

/** "moved from Wed 25 Nov"; empty where it was not. */
export const movedInWords = ({ on, plannedOn }: Pick<LoggedSession, 'on' | 'plannedOn'>): string =>
  plannedOn === null || plannedOn === on ? '' : `moved from ${dayInLog(plannedOn)}`;

type Week = Pick<TrainedWeek, 'planned' | 'sessions'>;

/** "3 of 4", "2, none planned", "None of 4". */
export function sessionsInWords({ planned, sessions }: Week): string {
  if (planned === 0) return sessions === 0 ? 'None planned' : `${sessions}, none planned`;
  return `${sessions === 0 ? 'None' : sessions} of ${planned}`;
}

/** "This week 2 of 4; 7 of 8 planned sessions done until then." @param isRunning the last week is this one */
export function adherenceInWords(weeks: readonly Week[], isRunning: boolean): string {
  const current = isRunning ? weeks.at(-1) : undefined;
  const over = weeks.filter((week) => week !== current);
  const [planned, done] = (['planned', 'sessions'] as const).map((of) =>
    over.reduce((total, week) => total + week[of], 0),
  ) as [number, number];
  const before =
    planned === 0
      ? done > 0 && `${countOf(done, 'session')} done, none planned`
      : `${done} of ${countOf(planned, 'planned session')} done`;
  const now = current && `This week ${sessionsInWords(current).toLowerCase()}`;
  if (!now) return `${before || 'None planned'}.`;
  return before ? `${now}; ${before} until then.` : `${now}.`;
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${shownNumber(Math.abs(value))}`;

/** Of a lift: "+10 kg since 2 Nov"; empty after one day. */
export function gainInWords({ points }: Pick<Lift, 'points'>): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return '';
  const gain = Math.round((last.estimate - first.estimate) * 10) / 10;
  return gain === 0
    ? `the same as on ${dayAndMonth(first.on)}`
    : `${signed(gain)} kg since ${dayAndMonth(first.on)}`;
}

/** "64.2 kg on 23 Nov 2026 (55 kg × 5), +10 kg since 2 Nov." */
export function liftInWords(lift: Lift): string {
  const { on, kg, reps, estimate } = lift.points.at(-1)!;
  const now = `${maximumInWords(estimate)} on ${shownDay(on)} (${loadInWords(kg)} × ${reps})`;
  return `${[now, gainInWords(lift)].filter(Boolean).join(', ')}.`;
}
