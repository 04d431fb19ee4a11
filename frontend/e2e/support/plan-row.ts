import type { PlanRow } from '@ironbloom/brand/plan';

/** Returns a function that makes rows of a training plan. @param usual values of all its rows, which a row may change */
export const rowsOf =
  (usual: Pick<PlanRow, 'sets' | 'amount' | 'load'>) =>
  (id: string, change: Partial<PlanRow>): PlanRow => ({
    id,
    exerciseId: null,
    name: id,
    effort: null,
    tempo: '',
    rest: 90,
    each: null,
    note: '',
    ...usual,
    ...change,
  });
