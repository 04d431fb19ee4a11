import type { PlanRow } from '@ironbloom/brand/plan';
import type { LoggedSet } from '../../training/api.ts';

/**
 * The load that was not mastered the last time, in kg: where a set of the heaviest one had fewer repetitions than the row asks
 * for, and the row asks for more. Undefined where there is no reason to hold.
 */
export function loadToHold({ amount, load }: PlanRow, last: readonly LoggedSet[]): number | undefined {
  if (amount?.kind !== 'reps' || (load?.kind !== 'kg' && load?.kind !== 'pair')) return undefined;
  const heaviest = Math.max(...last.map(({ kg }) => kg ?? 0));
  const isMissed = last.some(({ kg, reps }) => kg === heaviest && reps !== null && reps < amount.from);
  return heaviest > 0 && load.value > heaviest && isMissed ? heaviest : undefined;
}
