import equipmentJson from './equipment.json' with { type: 'json' };
import exercisesJson from './exercises.json' with { type: 'json' };
import musclesJson from './muscles.json' with { type: 'json' };

/** What is written down of a set. */
export const LOGS = ['load-reps', 'reps', 'time', 'load-distance', 'distance'] as const;
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const PLACES = ['gym', 'home', 'both'] as const;
export const PATTERNS = [
  'squat',
  'hinge',
  'lunge',
  'push-horizontal',
  'push-vertical',
  'pull-horizontal',
  'pull-vertical',
  'carry',
  'core',
  'single-joint',
  'conditioning',
  'mobility',
] as const;

/** Muscles and equipment by their ids. */
export interface Exercise {
  /** Kebab case for shipped ones. */
  id: string;
  name: string;
  /** For search; also Hindi names in Latin letters. */
  otherNames: readonly string[];
  pattern: (typeof PATTERNS)[number];
  primary: readonly string[];
  secondary: readonly string[];
  /** All of it is needed. */
  equipment: readonly string[];
  /** Other sets of equipment that also do. */
  equipmentOr: readonly (readonly string[])[];
  level: (typeof LEVELS)[number];
  place: (typeof PLACES)[number];
  /** One side of the body at a time. */
  unilateral: boolean;
  logs: (typeof LOGS)[number];
  cues: readonly string[];
  mistakes: readonly string[];
  /** Exercises that may stand in for it. */
  alternatives: readonly string[];
}

export const shippedExercises = exercisesJson.exercises as readonly Exercise[];
export const muscles: readonly { id: string; name: string; plainName: string; group: string }[] =
  musclesJson.muscles;
export const equipment: readonly { id: string; name: string }[] = equipmentJson.equipment;
