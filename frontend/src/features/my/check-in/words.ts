import { type CheckInQuestion, fitsQuestion, type NumberQuestion } from '@ironbloom/brand/check-in';
import { dayAndMonth, dayAndTime, weekday } from '#shared/india/dates.ts';
import type { CheckIn } from '../api.ts';
import { inUnit, type Units, withUnit } from '../units.ts';

export type Answer = string | number;
type Answered = Exclude<CheckInQuestion, { kind: 'photos' }>;

export const isAnswered = (question: CheckInQuestion): question is Answered => question.kind !== 'photos';

export const sectionWords: Readonly<Record<CheckInQuestion['kind'], string>> = {
  number: 'Body',
  choice: 'Your week',
  text: 'In your words',
  photos: 'Photos',
};

/** Questions of one kind that follow one another. */
export function sectionsOf(questions: readonly CheckInQuestion[]): readonly (readonly CheckInQuestion[])[] {
  const sections: CheckInQuestion[][] = [];
  for (const question of questions) {
    const last = sections.at(-1);
    if (last?.[0]?.kind === question.kind) last.push(question);
    else sections.push([question]);
  }
  return sections;
}

/** "Sun, 29 Nov". @param day in India */
export const dayWords = (day: string): string => `${weekday(day).slice(0, 3)}, ${dayAndMonth(day)}`;

/** A number she typed that is none, or out of bounds. */
export function problemOf(
  question: CheckInQuestion | undefined,
  answer: unknown,
  units: Units,
): string | undefined {
  if (!question || answer === null || answer === undefined || fitsQuestion(question, answer))
    return undefined;
  if (question.kind !== 'number') return 'Please check this answer.';
  if (typeof answer !== 'number') return 'Please enter a number.';
  return answer < question.min
    ? `At least ${withUnit(question, question.min, units)}.`
    : `At most ${withUnit(question, question.max, units)}.`;
}

/** An answer as it is read. */
export function shownAnswer(question: Answered, answer: Answer, units: Units): string {
  if (question.kind === 'number') return withUnit(question, Number(answer), units);
  if (question.kind === 'text') return String(answer);
  const most = Math.max(...question.scale.map(({ value }) => value));
  const label = question.scale.find(({ value }) => value === answer)?.label;
  return `${answer} of ${most}${label ? `, ${label}` : ''}`;
}

/** "0.5 less" than before, in her unit; undefined where it was not measured then. */
export function changeWords(
  question: NumberQuestion,
  before: Answer | undefined,
  now: Answer | undefined,
  units: Units,
): string | undefined {
  if (typeof before !== 'number' || typeof now !== 'number') return undefined;
  const by = inUnit(question, now, units) - inUnit(question, before, units);
  const much = Math.round(Math.abs(by) * 10) / 10;
  return much === 0 ? 'no change' : `${much} ${by < 0 ? 'less' : 'more'}`;
}

/** What was answered the time before, beside the field. @param sent those that were sent before, newest first */
export function lastTime(
  question: NumberQuestion,
  { week }: Pick<CheckIn, 'week'>,
  sent: readonly Pick<CheckIn, 'week' | 'answers'>[],
  units: Units,
): string | undefined {
  const before = sent.find(({ answers }) => typeof answers[question.id] === 'number');
  if (!before) return undefined;
  const when = week - before.week === 1 ? 'Last week' : `In week ${before.week}`;
  return `${when}: ${withUnit(question, Number(before.answers[question.id]), units)}`;
}

/** What stands for a check-in in a list. */
export function inBrief({ questions, answers }: CheckIn, units: Units): string {
  const [first] = questions.filter(isAnswered).filter(({ id }) => answers[id] !== undefined);
  return first && first.kind === 'number' ? shownAnswer(first, answers[first.id]!, units) : '';
}

/** How it stands, in a list. */
export function stateWords({ state, sentAt, lastDay }: CheckIn): string {
  switch (state) {
    case 'open':
      return `Open until ${dayWords(lastDay)}`;
    case 'missed':
      return 'Not sent';
    case 'sent':
      return `Sent ${dayAndTime(sentAt!)}`;
    case 'answered':
      return `Sent ${dayAndMonth(sentAt!)}, answered`;
  }
}
