import { business } from '@ironbloom/brand';
import { type Answer, intake, type IntakeQuestion } from '@ironbloom/brand/coaching';
import type { Health, Intake } from '../api.ts';

export type Answers = Readonly<Record<string, Answer>>;

export const HEALTH = 'health';
export const REVIEW = 'review';

/** In the order of the screens; the review comes after them. */
export const steps: readonly { id: string; title: string }[] = [
  ...intake.steps.map(({ id, title }) => ({ id, title })),
  { id: HEALTH, title: intake.health.title },
];

export const questionsOf = (step: string): readonly IntakeQuestion[] =>
  intake.steps.find(({ id }) => id === step)?.questions ?? [];

export const isEmpty = (answer: Answer | null | undefined): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

/** Ids of what a step still asks for, or cannot take as it is. */
export function missingIn(step: string, answers: Answers): readonly string[] {
  return questionsOf(step)
    .filter(
      (question) =>
        (question.required && isEmpty(answers[question.id])) || problemOf(question, answers[question.id]),
    )
    .map(({ id }) => id);
}

/** Ids of health questions, and `guardian`, that are still to be answered. */
export function missingHealth(health: Health | null, isMinor: boolean): readonly string[] {
  const open = intake.health.questions.filter(({ id }) => !health?.answers[id]).map(({ id }) => id);
  const { name = '', phone = '' } = health?.guardian ?? {};
  return isMinor && (name.trim() === '' || phone.trim() === '') ? [...open, 'guardian'] : open;
}

type Known = Pick<Intake, 'consent' | 'health' | 'isMinor'> & { answers: Answers };

export function isDone(step: string, { consent, health, isMinor, answers }: Known): boolean {
  if (step === HEALTH) return consent === 'given' && missingHealth(health, isMinor).length === 0;
  return missingIn(step, answers).length === 0;
}

/** Where to go on: the first step that still asks for something, otherwise the review. */
export const firstOpen = (known: Known): string => steps.find(({ id }) => !isDone(id, known))?.id ?? REVIEW;

export function stepAfter(step: string): string {
  const at = steps.findIndex(({ id }) => id === step);
  return steps[at + 1]?.id ?? REVIEW;
}

export function stepBefore(step: string): string | undefined {
  if (step === REVIEW) return steps.at(-1)?.id;
  return steps[steps.findIndex(({ id }) => id === step) - 1]?.id;
}

/** Whether training waits for a doctor's word: a yes that asks for one. */
export const asksDoctor = (health: Health | null): boolean =>
  intake.health.questions.some(({ id, yes }) => yes.blocksTraining && health?.answers[id]?.yes === true);

/** The problem of an answer that the server would refuse; undefined where it is fine, or empty. */
export function problemOf(question: IntakeQuestion, answer: Answer | null | undefined): string | undefined {
  if (isEmpty(answer)) return undefined;
  if (question.kind === 'number') {
    if (typeof answer !== 'number') return 'Please enter a number';
    if (answer < question.min) return `At least ${question.min} ${question.unit}`;
    return answer > question.max ? `At most ${question.max} ${question.unit}` : undefined;
  }
  if (question.kind === 'text' && String(answer).length > question.maxLength)
    return `At most ${question.maxLength} characters`;
  return undefined;
}

/** An answer in words, as the review shows it. */
export function inWords(question: IntakeQuestion, answer: Answer | undefined): string {
  if (answer === undefined || isEmpty(answer)) return 'Not answered';
  const label = (value: unknown): string =>
    'options' in question
      ? (question.options.find((option) => option.value === value)?.label ?? String(value))
      : String(value);
  if (Array.isArray(answer)) return answer.map(label).join(', ');
  return question.kind === 'number' ? `${String(answer)} ${question.unit}` : label(answer);
}

/** A saved list of choices after one was pressed: "none" stands alone. */
export function toggled(chosen: readonly string[], value: string): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (value === 'none') return [value];
  return [...chosen.filter((one) => one !== 'none'), value];
}

/** What the client agrees to. */
export const consentText = (): string => intake.health.consent.text.replace('{business}', business().name);

/** The words of consent, with the period as published. */
export const consentPeriod = (keptFor: string): string =>
  intake.health.consent.howLong.replace('{keep health}', keptFor);
