import type { FieldErrors } from '#shared/forms/engine.ts';
import type { ExerciseBody, WholeExercise } from '../api.ts';

/** An exercise as it is edited: lists of texts are one text. */
export type ExerciseForm = Omit<ExerciseBody, 'otherNames' | 'cues' | 'mistakes' | 'video'> & {
  /** Separated by commas. */
  otherNames: string;
  /** One a line. */
  cues: string;
  mistakes: string;
  video: string;
};

const emptyForm: ExerciseForm = {
  name: '',
  otherNames: '',
  pattern: 'single-joint',
  primary: [],
  secondary: [],
  equipment: [],
  equipmentOr: [],
  level: 'beginner',
  place: 'both',
  unilateral: false,
  logs: 'load-reps',
  cues: '',
  mistakes: '',
  alternatives: [],
  video: '',
};

/** @param exercise null: a new one */
export function formOf(exercise: WholeExercise | null): ExerciseForm {
  if (!exercise) return emptyForm;
  const { otherNames, cues, mistakes, video, ...rest } = exercise;
  const kept = Object.keys(emptyForm).map((name) => [name, rest[name as keyof typeof rest]]);
  return {
    ...(Object.fromEntries(kept) as ExerciseForm),
    otherNames: otherNames.join(', '),
    cues: cues.join('\n'),
    mistakes: mistakes.join('\n'),
    video: video ?? '',
  };
}

const listOf = (text: string, between: string): string[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export const bodyOf = ({ otherNames, cues, mistakes, video, ...form }: ExerciseForm): ExerciseBody => ({
  ...form,
  equipment: form.equipment.length > 0 ? form.equipment : ['none'],
  otherNames: listOf(otherNames, ','),
  cues: listOf(cues, '\n'),
  mistakes: listOf(mistakes, '\n'),
  video: video.trim(),
});

export function problemsOf({ name, primary, cues, mistakes }: ExerciseForm): FieldErrors {
  const most = 5;
  return {
    ...(name.trim() === '' && { name: 'Enter a name' }),
    ...(primary.length === 0 && { primary: 'Choose the muscle that works most' }),
    ...(listOf(cues, '\n').length > most && { cues: 'At most five' }),
    ...(listOf(mistakes, '\n').length > most && { mistakes: 'At most five' }),
  };
}

export const fieldWords: Readonly<Record<keyof ExerciseForm, string>> = {
  name: 'Name',
  otherNames: 'Other names',
  pattern: 'Movement',
  primary: 'Works most',
  secondary: 'Also works',
  equipment: 'Equipment',
  equipmentOr: 'Or with',
  level: 'Level',
  place: 'Place',
  unilateral: 'One side at a time',
  logs: 'Counted in',
  cues: 'Cues',
  mistakes: 'Usual mistakes',
  alternatives: 'Swap for',
  video: 'Video link',
};
