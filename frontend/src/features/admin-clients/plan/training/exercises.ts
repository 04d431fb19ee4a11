import { useMemo } from 'react';
import { withMergedNames } from '@ironbloom/brand/search';
import { type Exercise, useExercises } from '../api.ts';
import type { FindExercise } from './paste.ts';

export type { Exercise };

export interface Library {
  /** Those that are offered. */
  list: readonly Exercise[];
  /** What a plan's row shows: hidden ones, too; a merged one as the other (library-4). */
  byId: ReadonlyMap<string, Exercise>;
  /** By name or other name, without regard to capitals. */
  find: FindExercise;
}

export function libraryOf(all: readonly Exercise[]): Library {
  const list = withMergedNames(all).filter(({ hidden, mergedInto }) => !hidden && mergedInto === null);
  const byName = new Map<string, Exercise>();
  for (const exercise of list.toReversed())
    for (const name of exercise.otherNames) byName.set(name.toLowerCase(), exercise);
  for (const exercise of list) byName.set(exercise.name.toLowerCase(), exercise);
  const stored = new Map(all.map((exercise) => [exercise._id, exercise]));
  const shown = (exercise: Exercise): Exercise => stored.get(exercise.mergedInto ?? '') ?? exercise;
  return {
    list,
    byId: new Map(all.map((exercise) => [exercise._id, shown(exercise)])),
    find: (name) => {
      const found = byName.get(name.trim().toLowerCase());
      return found && { id: found._id, name: found.name };
    },
  };
}

/** Without an answer it is empty: a plan can be written by names alone. */
export function useLibrary(): Library {
  const { data } = useExercises();
  return useMemo(() => libraryOf(data?.items ?? []), [data]);
}
