import type { PlanRow } from '@ironbloom/brand/plan';

/** Makes rows of a training plan that differ from these values only where it is said. */
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
