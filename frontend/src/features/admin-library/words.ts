import { equipment, type Exercise as ShippedExercise, muscles } from '@ironbloom/brand/library';

type Of<Name extends 'level' | 'place' | 'logs' | 'pattern'> = ShippedExercise[Name];

export const levelWords: Readonly<Record<Of<'level'>, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const placeWords: Readonly<Record<Of<'place'>, string>> = {
  gym: 'Gym',
  home: 'Home',
  both: 'Gym or home',
};

export const logsWords: Readonly<Record<Of<'logs'>, string>> = {
  'load-reps': 'Kilograms and repetitions',
  reps: 'Repetitions',
  time: 'Seconds',
  'load-distance': 'Kilograms and metres',
  distance: 'Metres',
};

export const patternWords: Readonly<Record<Of<'pattern'>, string>> = {
  squat: 'Squat',
  hinge: 'Hinge',
  lunge: 'Lunge',
  'push-horizontal': 'Push, level',
  'push-vertical': 'Push, overhead',
  'pull-horizontal': 'Pull, level',
  'pull-vertical': 'Pull, from above',
  carry: 'Carry',
  core: 'Core',
  'single-joint': 'One joint',
  conditioning: 'Conditioning',
  mobility: 'Mobility',
};

const muscleById = new Map(muscles.map((muscle) => [muscle.id, muscle]));
const equipmentById = new Map(equipment.map(({ id, name }) => [id, name]));

export const muscleName = (id: string): string => muscleById.get(id)?.name ?? id;
export const equipmentName = (id: string): string => equipmentById.get(id) ?? id;

/** "Barbell and plates, rack": only the first begins with a capital letter. */
function inWords(names: readonly string[]): string {
  return names
    .map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ');
}

export const muscleWords = (ids: readonly string[]): string => inWords(ids.map(muscleName));
export const equipmentWords = (ids: readonly string[]): string => inWords(ids.map(equipmentName));

/** The chips above the library, in their order. Legs are three of them. */
export const groupWords = {
  '': 'All',
  quads: 'Quads',
  hamstrings: 'Hamstrings',
  glutes: 'Glutes',
  legs: 'Hips, calves',
  back: 'Back',
  chest: 'Chest',
  shoulders: 'Shoulders',
  arms: 'Arms',
  core: 'Core',
  fitness: 'Fitness',
} as const;

export type Group = keyof typeof groupWords;

const ownChips = new Set(['quads', 'hamstrings', 'glutes']);

export const groupOf = (muscle: string): string | undefined =>
  ownChips.has(muscle) ? muscle : muscleById.get(muscle)?.group;
