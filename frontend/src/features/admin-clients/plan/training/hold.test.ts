import type { PlanRow } from '@ironbloom/brand/plan';
import { expect, test } from 'vitest';
import type { LoggedSet } from '../../training/api.ts';
import { loadToHold } from './hold.ts';

const row = (load: number, from = 5): PlanRow =>
  ({
    amount: { kind: 'reps', from, to: null, aSide: false },
    load: { kind: 'kg', value: load },
  }) as PlanRow;
const sets = (...numbers: [kg: number, reps: number][]): LoggedSet[] =>
  numbers.map(([kg, reps]) => ({ kg, reps }) as LoggedSet);

test('a load whose repetitions were not reached is held', () => {
  const last = sets([50, 5], [55, 5], [55, 4]);
  expect(loadToHold(row(57.5), last)).toBe(55);
  expect(loadToHold(row(55), last)).toBeUndefined();
  expect(loadToHold(row(57.5, 4), last)).toBeUndefined();
  expect(loadToHold(row(57.5), sets([50, 3], [55, 5]))).toBeUndefined();
  expect(loadToHold({ ...row(57.5), load: { kind: 'percent', value: 80 } }, last)).toBeUndefined();
  expect(loadToHold(row(57.5), [])).toBeUndefined();
});
