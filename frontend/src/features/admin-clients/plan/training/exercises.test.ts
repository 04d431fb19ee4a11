import { shippedExercises } from '@ironbloom/brand/library';
import { searchNamed } from '@ironbloom/brand/search';
import { expect, it } from 'vitest';
import { type Exercise, libraryOf } from './exercises.ts';

const exercise = (name: string, change: Partial<Exercise> = {}): Exercise => {
  const { cues: _cues, mistakes: _mistakes, id: _id, ...shipped } = shippedExercises[0]!;
  const state = { video: null, hidden: false, mergedInto: null, shipped: true, changed: false };
  return { ...(shipped as object), ...state, _id: name, name, ...change } as Exercise;
};

it('offers no hidden or merged exercise; a row of a merged one is shown as the other', () => {
  const { list, byId, find } = libraryOf([
    exercise('Squat'),
    exercise('Box squat', { hidden: true }),
    exercise('Air squat', { mergedInto: 'Squat', otherNames: ['Bodyweight squat'] }),
  ]);
  expect(list.map(({ name }) => name)).toEqual(['Squat']);
  expect([...byId].map(([id, { name }]) => [id, name])).toEqual([
    ['Squat', 'Squat'],
    ['Box squat', 'Box squat'],
    ['Air squat', 'Squat'],
  ]);
  expect(find('air squat')).toEqual({ id: 'Squat', name: 'Squat' });
  expect(find('box squat')).toBeUndefined();
  expect(searchNamed(list, 'bodyweight sq').map(({ name }) => name)).toEqual(['Squat']);
});
