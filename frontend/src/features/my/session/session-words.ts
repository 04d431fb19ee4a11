import type { PlanRow } from '@ironbloom/brand/plan';
import { type SetValue, skippedInWords } from '@ironbloom/brand/training-log';
import { shownNumber } from '@ironbloom/brand/nutrition';
import type { Plan } from '../api.ts';
import { doseOf } from '../plan/plan-words.ts';
import type { SessionRow } from '../training/session.ts';
import { KG_OF, type WeightUnit } from '../units.ts';

/** What the library says of an exercise. */
export type Exercise = Pick<Plan['exercises'][number], '_id' | 'name' | 'equipment' | 'logs'>;

/** An exercise of the plan, or one that may stand in for it. */
export const exerciseOf = ({ exercises }: Pick<Plan, 'exercises'>, id: string | null): Exercise | undefined =>
  exercises.find(({ _id }) => _id === id) ??
  exercises.flatMap(({ alternatives }) => alternatives).find(({ _id }) => _id === id);

/** A plate may be of 1.25 kg. */
const DECIMALS = { kg: 100, lb: 10 } as const;

/** A load as she reads it. */
export const inWeight = (kg: number, unit: WeightUnit): number =>
  Math.round((kg / KG_OF[unit]) * DECIMALS[unit]) / DECIMALS[unit];
/** A load as it is stored: kg. */
export const toKg = (typed: number, unit: WeightUnit): number => Math.round(typed * KG_OF[unit] * 100) / 100;

const PLAIN = /^(?=.*\d)[-−]?\d{0,6}(?:[.,]\d{0,2})?$/;

/** "12,5" as she types it; null for nothing, undefined for what is no plain number. */
export function typedNumber(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return PLAIN.test(typed) ? Number(typed.replace(',', '.').replace('−', '-')) : undefined;
}

/** What is counted of a set, beside its load. */
export type Counted = 'reps' | 'seconds' | 'metres';
export const countedWords = { reps: 'Reps', seconds: 'Seconds', metres: 'Metres' } as const;
export const countedUnits = { reps: 'reps', seconds: 's', metres: 'm' } as const;

export function countedOf({ amount }: Pick<PlanRow, 'amount'>, logs: Exercise['logs'] | undefined): Counted {
  if (amount) return ({ reps: 'reps', time: 'seconds', distance: 'metres' } as const)[amount.kind];
  if (logs === 'time') return 'seconds';
  return logs === 'distance' || logs === 'load-distance' ? 'metres' : 'reps';
}

/** Whether a set of a row has a load to write down. */
export function hasLoad({ row, sets }: SessionRow, exercise: Exercise | undefined): boolean {
  if (sets.some(({ value }) => value.kg !== null)) return true;
  if (exercise) return exercise.logs.startsWith('load') || (row.load !== null && row.load.kind !== 'body');
  return row.load?.kind !== 'body';
}

/** By how much a press changes the load, in her unit. */
export function loadStep(exercise: Exercise | undefined, unit: WeightUnit): number {
  if (unit === 'lb') return 5;
  return exercise?.equipment.includes('dumbbells') ? 2 : 2.5;
}
export const countedSteps = { reps: 1, seconds: 5, metres: 10 } as const;

/** "12.5", in her unit; a dash where there is none. */
export const weightWords = (kg: number | null, unit: WeightUnit): string =>
  kg === null ? '–' : String(inWeight(kg, unit));

type Numbers = Pick<SetValue, 'kg' | 'reps' | 'seconds' | 'metres'>;

/** "70 kg × 5", "40 s", "20 kg × 40 m"; empty where nothing was counted. @param short without the load's unit */
export function setWords(value: Numbers, unit: WeightUnit, short = false): string {
  const { kg, reps, seconds, metres } = value;
  const counted =
    reps !== null ? `${reps}` : seconds !== null ? `${seconds} s` : metres === null ? '' : `${metres} m`;
  if (kg === null) return reps === null ? counted : short ? counted : `${counted} reps`;
  const load = short ? `${inWeight(kg, unit)}` : `${inWeight(kg, unit)} ${unit}`;
  return counted === '' ? load : `${load} × ${counted}`;
}

/** "4 × 5 × 67.5 kg" where all sets are the same, otherwise the heaviest one. */
export function lastWords(sets: readonly Numbers[], unit: WeightUnit): string {
  const words = sets.map((set) => setWords(set, unit));
  if (words.length === 0) return '';
  if (new Set(words).size === 1) return `${words.length} × ${words[0]}`;
  const heaviest = sets.toSorted((a, b) => (b.kg ?? 0) - (a.kg ?? 0) || (b.reps ?? 0) - (a.reps ?? 0))[0]!;
  return `${words.length} sets, best ${setWords(heaviest, unit)}`;
}

/** "70 kg × 5, last set 72.5 kg × 5"; with the name where an exercise was swapped in between. */
function doneWords({ name, sets }: SessionRow, unit: WeightUnit): string {
  const values = sets.flatMap(({ value }) => (value.done ? [value] : []));
  const byName = [...Map.groupBy(values, (value) => value.name)];
  const isSwapped = byName.some(([one]) => one !== name);
  return byName
    .map(([one, ofIt]) => {
      const [words, end] = [setWords(ofIt[0]!, unit), setWords(ofIt.at(-1)!, unit)];
      return `${isSwapped ? `${one} ` : ''}${words}${end === words ? '' : `, last set ${end}`}`;
    })
    .join(', then ');
}

/** "Set 1: Back squat": sets that were done with another exercise than the row has now. */
export const otherExercises = ({ name, sets }: SessionRow): string[] =>
  sets.flatMap(({ value }, at) =>
    value.done && value.name !== name ? [`Set ${at + 1}: ${value.name}`] : [],
  );

/** What stands below the name of a row that is folded. */
export function rowWords(row: SessionRow, unit: WeightUnit): string {
  if (row.skipped) return skippedInWords(row.skipped);
  const done = row.sets.filter(({ value }) => value.done);
  if (done.length > 0) {
    const all = row.sets.length;
    const count = `${done.length === all ? all : `${done.length} of ${all}`} ${all === 1 ? 'set' : 'sets'}`;
    return `${count} · ${doneWords(row, unit)}`;
  }
  const { kg } = row.sets[0]?.value ?? { kg: null };
  return [doseOf(row.row), kg === null ? '' : `${inWeight(kg, unit)} ${unit}`].filter(Boolean).join(' · ');
}

/** "14:32", "1:02:10". */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
}

/** "8,019". */
export const kgWords = (kg: number, unit: WeightUnit): string => shownNumber(Math.round(kg / KG_OF[unit]));
