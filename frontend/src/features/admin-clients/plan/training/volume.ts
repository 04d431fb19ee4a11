import { muscles } from '@ironbloom/brand/library';
import { type PlanDay, type PlanWeek, setsOf, workRowsOf } from '@ironbloom/brand/plan';
import type { Library } from './exercises.ts';

const nameOf = new Map(muscles.map(({ id, name }) => [id, name]));

const setsOfWeeks = new WeakMap<PlanWeek, number>();

/** Summed once for each week that does not change. */
export function setsOfWeek(week: PlanWeek): number {
  const sum = setsOfWeeks.get(week) ?? setsOf(week.days);
  setsOfWeeks.set(week, sum);
  return sum;
}

export interface MuscleSets {
  id: string;
  name: string;
  sets: number;
}

/** Sets by muscle, most first: a set counts for each muscle that the exercise is for. */
export function setsByMuscle(days: readonly PlanDay[], { byId }: Library): MuscleSets[] {
  const sums = new Map<string, number>();
  for (const { exerciseId, sets } of days.flatMap(workRowsOf)) {
    for (const muscle of byId.get(exerciseId ?? '')?.primary ?? [])
      sums.set(muscle, (sums.get(muscle) ?? 0) + (sets ?? 0));
  }
  return [...sums]
    .filter(([, sets]) => sets > 0)
    .map(([id, sets]) => ({ id, name: nameOf.get(id) ?? id, sets }))
    .toSorted((a, b) => b.sets - a.sets);
}

/** "Sets: quads 10, glutes 7". */
export function setsOfDay(day: PlanDay, library: Library): string {
  const most = setsByMuscle([day], library).slice(0, 3);
  return most.length === 0
    ? ''
    : `Sets: ${most.map(({ name, sets }) => `${name.toLowerCase()} ${sets}`).join(', ')}`;
}

export const muscleNames = (ids: readonly string[]): string =>
  ids.map((id) => (nameOf.get(id) ?? id).toLowerCase()).join(', ');
