import type { Better, CheckInForm, CheckInQuestion } from '@ironbloom/brand/check-in';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import type { PublishedForm } from './api.ts';

export type Kind = CheckInQuestion['kind'];

/** A question as it is typed: what its kind does not have stays empty. */
export interface QuestionForm {
  id: string;
  kind: Kind;
  text: string;
  help: string;
  required: boolean;
  everyWeeks: string;
  hideWithoutFoodTargets: boolean;
  better: Better;
  quantity: 'weight' | 'length';
  min: string;
  max: string;
  step: string;
  /** Choices, one a line, from the lowest to the highest. */
  choices: string;
  /** The value of the first choice; the others count up from it. */
  lowest: number;
  maxLength: string;
  /** What is photographed, one a line. */
  views: string;
}

export interface FormDocument {
  intro: string;
  questions: QuestionForm[];
}

export const mostQuestions = 20;
const mostChoices = 10;
const mostViews = 3;

export const kindWords: Readonly<Record<Kind, string>> = {
  number: 'Number',
  choice: 'Choice',
  text: 'Words',
  photos: 'Photographs',
};
export const betterWords: Readonly<Record<Better, string>> = {
  higher: 'Higher is better',
  lower: 'Lower is better',
  neither: 'Neither: it depends on the client',
};
export const quantityWords = { weight: 'Weight, in kg', length: 'Length, in cm' } as const;

const empty = {
  text: '',
  help: '',
  required: false,
  everyWeeks: '1',
  hideWithoutFoodTargets: false,
  better: 'neither',
  quantity: 'weight',
  min: '',
  max: '',
  step: '',
  choices: '',
  lowest: 1,
  maxLength: '',
  views: '',
} as const satisfies Omit<QuestionForm, 'id' | 'kind'>;

const usual: Readonly<Record<Kind, Partial<QuestionForm>>> = {
  number: { min: '30', max: '250', step: '0.1' },
  choice: { choices: 'Very badly\nBadly\nSo-so\nWell\nVery well', better: 'higher' },
  text: { maxLength: '2000' },
  photos: { views: 'front\nside\nback', everyWeeks: '4' },
};

export const newQuestion = (kind: Kind): QuestionForm => ({
  ...empty,
  id: newUuid(),
  kind,
  ...usual[kind],
});

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function typedOf(question: CheckInQuestion): Partial<QuestionForm> {
  switch (question.kind) {
    case 'number': {
      const { quantity, min, max, step, better } = question;
      return { quantity, min: String(min), max: String(max), step: String(step), better };
    }
    case 'choice':
      return {
        choices: question.scale.map(({ label }) => label).join('\n'),
        lowest: question.scale[0]?.value ?? 1,
        better: question.better,
      };
    case 'text':
      return { maxLength: String(question.maxLength) };
    case 'photos':
      return { views: question.views.join('\n') };
  }
}

const questionFormOf = (question: CheckInQuestion): QuestionForm => {
  const { id, kind, text, help, required, everyWeeks, hideWithoutFoodTargets = false } = question;
  return {
    ...empty,
    id,
    kind,
    text,
    help,
    required,
    hideWithoutFoodTargets,
    everyWeeks: String(everyWeeks),
    ...typedOf(question),
  };
};

export const formOf = ({ checkIn }: Pick<PublishedForm, 'checkIn'>): FormDocument => ({
  intro: checkIn.intro,
  questions: (checkIn.questions as CheckInQuestion[]).map(questionFormOf),
});

export function questionOf(form: QuestionForm): CheckInQuestion {
  const { id, kind, text, help, required, everyWeeks, hideWithoutFoodTargets, better } = form;
  const base = {
    id,
    text: text.trim(),
    help: help.trim(),
    required,
    everyWeeks: Number(everyWeeks),
    ...(hideWithoutFoodTargets && { hideWithoutFoodTargets }),
  };
  switch (kind) {
    case 'number': {
      const [min, max, step] = [Number(form.min), Number(form.max), Number(form.step)];
      return { ...base, kind, quantity: form.quantity, min, max, step, better };
    }
    case 'choice': {
      const scale = linesOf(form.choices).map((label, index) => ({ value: form.lowest + index, label }));
      return { ...base, kind, scale, better };
    }
    case 'text':
      return { ...base, kind, maxLength: Number(form.maxLength) };
    case 'photos':
      // Nobody must send a photograph.
      return { ...base, kind, required: false, views: linesOf(form.views) };
  }
}

export const checkInOf = ({ intro, questions }: FormDocument): CheckInForm => ({
  intro: intro.trim(),
  questions: questions.map(questionOf),
});

const isBetween = (text: string, least: number, most: number, whole = true): boolean => {
  const value = Number(text);
  return text.trim() !== '' && (!whole || Number.isInteger(value)) && value >= least && value <= most;
};

function problemsOfQuestion(question: QuestionForm): Record<string, string> {
  const problems: Record<string, string> = {};
  const { kind, min, max, step } = question;
  if (question.text.trim() === '') problems['text'] = 'This is required';
  if (!isBetween(question.everyWeeks, 1, 12)) problems['everyWeeks'] = 'Enter whole weeks, from 1 to 12';
  if (kind === 'number') {
    if (!isBetween(min, 0, 1_000, false)) problems['min'] = 'Enter a number, from 0 to 1000';
    if (!isBetween(max, 0, 1_000, false)) problems['max'] = 'Enter a number, from 0 to 1000';
    else if (Number(min) >= Number(max)) problems['max'] = 'The smallest is not below the largest';
    if (!isBetween(step, 0.01, 100, false)) problems['step'] = 'Enter a number, from 0.01 to 100';
  }
  if (kind === 'choice') {
    const choices = linesOf(question.choices);
    if (choices.length < 2 || choices.length > mostChoices)
      problems['choices'] = `From 2 to ${mostChoices} choices, one a line`;
    else if (choices.some((label) => label.length > 60))
      problems['choices'] = 'At most 60 characters a choice';
  }
  if (kind === 'text' && !isBetween(question.maxLength, 50, 4_000))
    problems['maxLength'] = 'Enter whole characters, from 50 to 4000';
  if (kind === 'photos') {
    const views = linesOf(question.views);
    if (views.length === 0 || views.length > mostViews)
      problems['views'] = `From 1 to ${mostViews} views, one a line`;
    else if (new Set(views).size < views.length) problems['views'] = 'Two views are the same';
    else if (views.some((view) => view.length > 30)) problems['views'] = 'At most 30 characters a view';
  }
  return problems;
}

/** Errors by path. */
export function problemsOf({ intro, questions }: FormDocument): FieldErrors {
  const problems: Record<string, string> = {};
  if (intro.trim() === '') problems['intro'] = 'This is required';
  for (const [index, question] of questions.entries()) {
    for (const [name, problem] of Object.entries(problemsOfQuestion(question)))
      problems[`questions.${index}.${name}`] = problem;
  }
  return problems;
}

/** "Number, kg. Required. Every 4 weeks." */
export function questionInWords(question: QuestionForm): string {
  const { kind, required, everyWeeks, better, hideWithoutFoodTargets } = question;
  const unit = { weight: ', kg', length: ', cm' }[question.quantity];
  const count = linesOf(kind === 'choice' ? question.choices : question.views).length;
  const what = {
    number: `Number${unit}`,
    choice: `Choice of ${count}`,
    text: 'Words',
    photos: count === 1 ? '1 photograph' : `${count} photographs`,
  }[kind];
  return [
    what,
    (kind === 'number' || kind === 'choice') && better !== 'neither' && betterWords[better],
    required && kind !== 'photos' && 'Required',
    everyWeeks !== '1' && `Every ${everyWeeks} weeks`,
    hideWithoutFoodTargets && 'Not without food targets',
  ]
    .filter(Boolean)
    .join('. ');
}

const labels: Readonly<Record<string, string>> = {
  intro: 'Opening',
  text: 'question',
  help: 'help',
  required: 'required',
  everyWeeks: 'how often',
  hideWithoutFoodTargets: 'not without food targets',
  better: 'direction',
  quantity: 'what is measured',
  min: 'smallest',
  max: 'largest',
  step: 'step',
  choices: 'choices',
  maxLength: 'longest answer',
  views: 'views',
};

/** @param path with a question by its id, as in differences */
export function labelOf(path: string, form: FormDocument): string {
  const [field = '', step, part = ''] = path.split('.');
  if (field !== 'questions' || step === undefined) return labels[field] ?? path;
  if (step === '#') return 'Which questions there are';
  const question = form.questions.find(({ id }) => `#${id}` === step);
  return `“${question?.text ?? ''}”, ${labels[part] ?? part}`;
}

/** A value as text, for people who compare two versions. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? `${value.length} questions` : String(value ?? '');
}
