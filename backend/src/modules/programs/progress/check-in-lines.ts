import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import { fullDayAndTime } from '@ironbloom/brand/india';
import type { CheckInEntity } from '../check-ins/check-in.entity.ts';
import { lastAsked } from '../check-ins/progress.service.ts';

type Line = readonly (string | number | null)[];

/** A line for each check-in, below a line of headings. @param checkIns oldest first */
export function checkInLines(checkIns: readonly CheckInEntity[]): Line[] {
  const questions = lastAsked(checkIns).filter(({ kind }) => kind !== 'photos');
  return [
    ['Day', 'Week', 'Sent', ...questions.map(headingOf), 'Answer of the coach'],
    ...checkIns.map(({ dueOn, week, sentAt, answers, answer }) => [
      dueOn,
      week,
      sentAt && fullDayAndTime(sentAt),
      ...questions.map(({ id }) => cellOf(answers[id])),
      answer,
    ]),
  ];
}

function headingOf(question: CheckInQuestion): string {
  if (question.kind !== 'number') return question.text;
  return `${question.text} (${question.quantity === 'weight' ? 'kg' : 'cm'})`;
}

const cellOf = (answer: unknown): string | number | null =>
  typeof answer === 'number' || typeof answer === 'string' ? answer : null;
