import type { PlanRow } from '@ironbloom/brand/plan';
import { describe, expect, it } from 'vitest';
import type { SessionRow } from '../training/session.ts';
import {
  clockWords,
  countedOf,
  hasLoad,
  inWeight,
  lastWords,
  otherExercises,
  loadStep,
  rowWords,
  setWords,
  toKg,
  typedNumber,
  type Exercise,
} from './session-words.ts';

const set = (kg: number | null, reps: number | null, seconds: number | null = null) => ({
  kg,
  reps,
  seconds,
  metres: null,
});
const exercise = (logs: Exercise['logs'], ...equipment: string[]): Exercise => ({
  _id: 'one',
  name: 'One',
  equipment,
  logs,
});

describe('loads', () => {
  it('are read in her unit and stored in kg, to the hundredth', () => {
    expect(inWeight(41.25, 'kg')).toBe(41.25);
    expect(inWeight(45.36, 'lb')).toBe(100);
    expect(toKg(100, 'lb')).toBe(45.36);
    expect(inWeight(toKg(137.5, 'lb'), 'lb')).toBe(137.5);
  });

  it('change by the step of their equipment', () => {
    expect(loadStep(exercise('load-reps', 'barbell'), 'kg')).toBe(2.5);
    expect(loadStep(exercise('load-reps', 'dumbbells', 'bench'), 'kg')).toBe(2);
    expect(loadStep(exercise('load-reps', 'dumbbells'), 'lb')).toBe(5);
    expect(loadStep(undefined, 'kg')).toBe(2.5);
  });

  it('are asked where there is one', () => {
    const row = (load: PlanRow['load'], kg: number | null = null) =>
      ({ row: { load }, sets: [{ value: { kg } }] }) as unknown as SessionRow;
    expect(hasLoad(row({ kind: 'kg', value: 40 }, 40), exercise('reps'))).toBe(true);
    expect(hasLoad(row(null), exercise('load-reps'))).toBe(true);
    expect(hasLoad(row({ kind: 'body', value: 0 }), exercise('reps'))).toBe(false);
    expect(hasLoad(row(null), exercise('time'))).toBe(false);
    expect(hasLoad(row(null), undefined)).toBe(true);
  });
});

it('only plain decimals are numbers', () => {
  expect(['12,5', '-2.5', '−20', ' 40 ', '.5', ''].map(typedNumber)).toEqual([
    12.5,
    -2.5,
    -20,
    40,
    0.5,
    null,
  ]);
  expect(['1e3', '0x10', '0.001', '4-5', '.', 'ten'].map(typedNumber)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

it('what is counted is the plan’s, otherwise the exercise’s', () => {
  expect(countedOf({ amount: { kind: 'time', from: 40, to: null, aSide: false } }, 'reps')).toBe('seconds');
  expect(countedOf({ amount: null }, 'load-distance')).toBe('metres');
  expect(countedOf({ amount: null }, undefined)).toBe('reps');
});

describe('words', () => {
  it('of sets', () => {
    expect(setWords(set(70, 5), 'kg')).toBe('70 kg × 5');
    expect(setWords(set(70, 5), 'kg', true)).toBe('70 × 5');
    expect(setWords(set(null, null, 40), 'kg')).toBe('40 s');
    expect(setWords(set(null, 12), 'kg')).toBe('12 reps');
    expect(setWords(set(null, null), 'kg')).toBe('');
  });

  it('of the last time', () => {
    expect(lastWords([set(67.5, 5), set(67.5, 5)], 'kg')).toBe('2 × 67.5 kg × 5');
    expect(lastWords([set(60, 5), set(70, 3)], 'kg')).toBe('2 sets, best 70 kg × 3');
    expect(lastWords([], 'kg')).toBe('');
  });

  it('of a row', () => {
    const value = (kg: number, done: boolean) => ({ value: { ...set(kg, 5), done } });
    const row = { sets: 2, amount: { kind: 'reps', from: 5, to: null, aSide: false } };
    const of = (sets: object[], skipped: string | null = null) =>
      rowWords({ row, sets, skipped } as unknown as SessionRow, 'kg');
    expect(of([value(70, false), value(70, false)])).toBe('2 × 5 · 70 kg');
    expect(of([value(70, true), value(72.5, true)])).toBe('2 sets · 70 kg × 5, last set 72.5 kg × 5');
    expect(of([value(70, true), value(70, false)])).toBe('1 of 2 sets · 70 kg × 5');
    const squat = { value: { ...set(70, 5), name: 'Back squat', done: true } };
    const goblet = { value: { ...set(null, 8), name: 'Goblet squat', done: true } };
    const swapped = {
      row,
      name: 'Goblet squat',
      sets: [squat, goblet],
      skipped: null,
    } as unknown as SessionRow;
    expect(rowWords(swapped, 'kg')).toBe('2 sets · Back squat 70 kg × 5, then Goblet squat 8 reps');
    expect(otherExercises(swapped)).toEqual(['Set 1: Back squat']);
    expect(of([], 'no-time')).toBe('Skipped: no time');
  });

  it('of a time', () => {
    expect(clockWords(872_000)).toBe('14:32');
    expect(clockWords(3_730_000)).toBe('1:02:10');
    expect(clockWords(-5)).toBe('0:00');
  });
});
