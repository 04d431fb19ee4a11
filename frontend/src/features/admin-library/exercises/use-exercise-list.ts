import { equipment } from '@ironbloom/brand/library';
import { searchNamed, withMergedNames } from '@ironbloom/brand/search';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import { type Exercise, useExercises } from '../api.ts';
import { useLocalList } from '../use-local-list.ts';
import { type Group, groupOf, groupWords, levelWords, placeWords } from '../words.ts';

export const sourceWords = {
  '': 'All',
  ours: 'Ours',
  'no-video': 'No video',
  gone: 'Hidden or merged',
} as const;
export type Source = keyof typeof sourceWords;

/** Not offered to coaches any more. */
export const isGone = ({ hidden, mergedInto }: Exercise): boolean => hidden || mergedInto !== null;

export const isOfSource = (exercise: Exercise, source: Source): boolean =>
  isGone(exercise) === (source === 'gone') &&
  (source !== 'ours' || !exercise.shipped || exercise.changed) &&
  (source !== 'no-video' || exercise.video === null);

export const isOfGroup = ({ primary }: Exercise, group: Group): boolean =>
  group === '' || primary.some((muscle) => groupOf(muscle) === group);

const fields = {
  search: searchText(80),
  group: oneOf(groupWords),
  equipment: oneOf({ '': '', ...Object.fromEntries(equipment.map(({ id, name }) => [id, name])) }),
  level: oneOf({ '': '', ...levelWords }),
  place: oneOf({ '': '', gym: placeWords.gym, home: placeWords.home }),
  source: oneOf(sourceWords),
};

/** Of all sets of equipment that do. */
const needs = (exercise: Exercise, kit: string): boolean =>
  [exercise.equipment, ...exercise.equipmentOr].some((set) => set.includes(kit));

/** The library by name; a search orders it by what fits best. */
export const useExerciseList = () =>
  useLocalList(adminPaths.exercises, fields, {
    answer: useExercises(),
    choose: (all, { search, group, equipment: kit, level, place, source }) =>
      searchNamed(
        withMergedNames(all).filter(
          (exercise) =>
            isOfSource(exercise, source) &&
            isOfGroup(exercise, group) &&
            (kit === '' || needs(exercise, kit)) &&
            (level === '' || exercise.level === level) &&
            (place === '' || exercise.place === place || exercise.place === 'both'),
        ),
        search,
      ),
  });

export type ExerciseList = ReturnType<typeof useExerciseList>;
