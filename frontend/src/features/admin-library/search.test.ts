import { shippedExercises } from '@ironbloom/brand/library';
import { searchNamed } from '@ironbloom/brand/search';
import { describe, expect, it } from 'vitest';

const found = (text: string): string[] => searchNamed(shippedExercises, text).map(({ name }) => name);

describe('searchNamed', () => {
  it('without a text finds all, in their order', () => {
    expect(searchNamed(shippedExercises, '  -')).toEqual(shippedExercises);
  });

  it('finds every exercise first by its name, and by each of its other names', () => {
    for (const { name, otherNames } of shippedExercises) {
      expect(found(name)[0]).toBe(name);
      for (const other of otherNames) expect(found(other)).toContain(name);
    }
  });

  it.each([
    ['bench pr', 'Bench press'],
    ['pr bench', 'Bench press'],
    ['pullup', 'Pull-up'],
    ['PULL-UP', 'Pull-up'],
    ['rdl', 'Romanian deadlift'],
    ['baithak', 'Hindu squat'],
    ['dand', 'Hindu push-up'],
    ['row db', 'One-arm dumbbell row'],
  ])('%j means %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('puts names before other names, and beginnings before words', () => {
    const named = (name: string, ...otherNames: string[]) => ({ name, otherNames });
    const list = [named('Zercher', 'Press'), named('Bench press'), named('Press-up'), named('Press')];
    expect(searchNamed(list, 'press').map(({ name }) => name)).toEqual([
      'Press',
      'Press-up',
      'Bench press',
      'Zercher',
    ]);
  });

  it.each([
    ['deadlfit', 'Deadlift'],
    ['sqaut', 'Back squat'],
    ['bulgrian', 'Bulgarian split squat'],
    ['romainan dedlift', 'Dumbbell Romanian deadlift'],
    ['surya namskar', 'Surya namaskar'],
  ])('forgives typing errors: %j means %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it.each(['xyzzy', 'qq', 'a(b+)+c'])('finds nothing for %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('bears a text without letters, and a very long one', () => {
    expect(found('$^(.*)+')).toHaveLength(shippedExercises.length);
    expect(found('a'.repeat(100_000))).toEqual([]);
  });
});
