import checkInJson from './check-in.json' with { type: 'json' };

interface QuestionBase {
  /** Kebab case; stays with the question, so that answers of several weeks can be compared. */
  id: string;
  text: string;
  help: string;
  required: boolean;
  /** Asked in week 1 and every so many weeks after it. */
  everyWeeks: number;
  /** Not asked of clients without food targets. */
  hideWithoutFoodTargets?: boolean;
}

/** Which way a change is good; `neither` where it depends on what the client wants. */
export type Better = 'higher' | 'lower' | 'neither';

/** Weights are stored in kg and lengths in cm; `min`, `max` and `step` count in these. */
export interface NumberQuestion extends QuestionBase {
  kind: 'number';
  quantity: 'weight' | 'length';
  min: number;
  max: number;
  step: number;
  better: Better;
}

export interface ChoiceQuestion extends QuestionBase {
  kind: 'choice';
  scale: readonly { value: number; label: string }[];
  better: Better;
}

export interface TextQuestion extends QuestionBase {
  kind: 'text';
  maxLength: number;
}

/** One photograph for each view. */
export interface PhotosQuestion extends QuestionBase {
  kind: 'photos';
  views: readonly string[];
}

export type CheckInQuestion = NumberQuestion | ChoiceQuestion | TextQuestion | PhotosQuestion;

/** What clients are asked each week, as published in `/admin/settings/check-in`. */
export interface CheckInForm {
  intro: string;
  questions: readonly CheckInQuestion[];
}

/** The eight questions and two more, pain and photographs. */
export const shippedCheckIn = checkInJson as CheckInForm;

/** A check-in can be sent until so many days after its day; after them it is missed. */
export const LATE_DAYS = 3;

/** The questions of one week of a program, from 1. */
export const questionsOfWeek = (
  { questions }: Pick<CheckInForm, 'questions'>,
  week: number,
): CheckInQuestion[] => questions.filter(({ everyWeeks }) => (week - 1) % everyWeeks === 0);

/** Whether an answer fits its question. Photographs are no answers: they are uploaded. */
export function fitsQuestion(question: CheckInQuestion, answer: unknown): boolean {
  switch (question.kind) {
    case 'number':
      return typeof answer === 'number' && answer >= question.min && answer <= question.max;
    case 'choice':
      return question.scale.some(({ value }) => value === answer);
    case 'text':
      return typeof answer === 'string' && answer.length <= question.maxLength;
    case 'photos':
      return false;
  }
}

/** The first required question without an answer. */
export const firstMissing = (
  questions: readonly CheckInQuestion[],
  answers: Readonly<Record<string, unknown>>,
): string | undefined =>
  questions.find(({ id, kind, required }) => required && kind !== 'photos' && answers[id] === undefined)?.id;

/** How an answer changed since the check-in before; undefined where one is missing, or it cannot be compared. */
export function changeOf(
  question: CheckInQuestion,
  before: unknown,
  now: unknown,
): { by: number; good: boolean | null } | undefined {
  if (question.kind !== 'number' && question.kind !== 'choice') return undefined;
  if (typeof before !== 'number' || typeof now !== 'number') return undefined;
  const by = Math.round((now - before) * 100) / 100;
  if (by === 0 || question.better === 'neither') return { by, good: null };
  return { by, good: by > 0 === (question.better === 'higher') };
}
