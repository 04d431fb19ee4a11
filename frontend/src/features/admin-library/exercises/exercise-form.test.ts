import { shippedExercises } from '@ironbloom/brand/library';
import { describe, expect, it } from 'vitest';
import type { Exercise, WholeExercise } from '../api.ts';
import { bodyOf, type ExerciseForm, formOf, problemsOf } from './exercise-form.ts';
import { isOfGroup, isOfSource } from './use-exercise-list.ts';

const whole = (change: object = {}): WholeExercise =>
  ({
    ...shippedExercises[0],
    _id: 'x',
    video: null,
    hidden: false,
    mergedInto: null,
    shipped: true,
    changed: false,
    version: 0,
    updatedAt: null,
    clients: 0,
    ...change,
  }) as unknown as WholeExercise;
const form = (change: Partial<ExerciseForm> = {}): ExerciseForm => ({ ...formOf(whole()), ...change });

describe('the form of an exercise', () => {
  it('sends every shipped exercise as it was shipped', () => {
    for (const { id: _, ...exercise } of shippedExercises)
      expect(bodyOf(formOf(whole(exercise)))).toEqual({ ...exercise, video: '' });
  });

  it('reads names between commas and cues by lines, without empty ones', () => {
    const body = bodyOf(
      form({ otherNames: ' RDL ,, stiff leg,', cues: '\nBack long\n\n', video: ' https://youtu.be/x ' }),
    );
    expect([body.otherNames, body.cues, body.video]).toEqual([
      ['RDL', 'stiff leg'],
      ['Back long'],
      'https://youtu.be/x',
    ]);
  });

  it('says nothing is needed where no equipment is chosen', () => {
    expect(bodyOf(form({ equipment: [] })).equipment).toEqual(['none']);
  });

  it('names what is missing or too much', () => {
    expect(problemsOf(form())).toEqual({});
    expect(Object.keys(problemsOf(formOf(null)))).toEqual(['name', 'primary']);
    expect(problemsOf(form({ cues: 'a\nb\nc\nd\ne\nf' }))).toEqual({ cues: 'At most five' });
  });
});

describe('the list', () => {
  const one = (change: Partial<Exercise> = {}): Exercise => whole(change);

  it('shows hidden and merged ones only where they are asked for', () => {
    for (const gone of [one({ hidden: true }), one({ mergedInto: 'y' })]) {
      expect([isOfSource(gone, ''), isOfSource(gone, 'gone')]).toEqual([false, true]);
    }
    expect([isOfSource(one(), ''), isOfSource(one(), 'gone')]).toEqual([true, false]);
  });

  it('counts changed shipped ones as ours', () => {
    const are = [one(), one({ changed: true }), one({ shipped: false })].map((some) =>
      isOfSource(some, 'ours'),
    );
    expect(are).toEqual([false, true, true]);
  });

  it('has every shipped exercise in a group', () => {
    const groups = [
      'quads',
      'hamstrings',
      'glutes',
      'legs',
      'back',
      'chest',
      'shoulders',
      'arms',
      'core',
      'fitness',
    ] as const;
    for (const { id, primary } of shippedExercises) {
      const fits = groups.filter((group) => isOfGroup(one({ primary: [...primary] }), group));
      expect([id, fits.length > 0]).toEqual([id, true]);
    }
  });
});
