import type { Edit } from '@ironbloom/brand/training-log';
import { expect, it } from 'vitest';
import { editWords } from './refused-words.ts';

const value = {
  name: 'Back squat',
  kg: 40,
  reps: 8,
  seconds: null,
  metres: null,
  done: true,
  removed: false,
};
const words = (kind: Edit['kind'], of: string, said: unknown): string =>
  editWords({ kind, of, value: said } as Edit, 'kg');

it('what was refused is said with its numbers', () => {
  expect(words('set', 'squat:2', value)).toBe('Back squat, set 2: 40 kg × 8');
  expect(words('set', 'x:1-a', { ...value, done: false })).toBe('Back squat, an added set: not done');
  expect(words('row-swap', 'squat', { exerciseId: null, name: 'Leg press' })).toBe('Swapped for Leg press');
  expect(words('row-skip', 'squat', 'no-time')).toBe('Skipped: no time');
  expect(words('feel', '', 4)).toBe('How hard: Hard');
});
