import { changeOf, type CheckInQuestion } from '@ironbloom/brand/check-in';
import { sessionsInWords, volumeInWords } from '../training/training-words.ts';
import { duration } from '../words.ts';
import type { CheckedWeek, CheckIn, Progress, Review, WaitingCheckIn } from './api.ts';

const units = { weight: 'kg', length: 'cm' } as const;
const minus = '−';

/** Digits after the point, as the question's steps have them. */
const digitsOf = (step: number): number =>
  Number.isInteger(step) ? 0 : (String(step).split('.')[1]?.length ?? 0);

const numberInWords = (question: CheckInQuestion & { kind: 'number' }, value: number): string =>
  `${value.toFixed(digitsOf(question.step))} ${units[question.quantity]}`;

/** "62.8 kg", "Nearly all"; null where it was not answered. */
export function answerInWords(question: CheckInQuestion, answer: unknown): string | null {
  if (answer === undefined || answer === null) return null;
  if (question.kind === 'number' && typeof answer === 'number') return numberInWords(question, answer);
  if (question.kind === 'choice')
    return question.scale.find(({ value }) => value === answer)?.label ?? String(answer);
  return typeof answer === 'string' ? answer : null;
}

/** How a difference looks: `better` and `worse` by the question's direction. */
export type Tone = 'better' | 'worse' | 'neither';

/** "−0.6 kg", "+1", "same"; undefined where two answers cannot be compared. */
export function changeInWords(
  question: CheckInQuestion,
  before: unknown,
  now: unknown,
): { words: string; tone: Tone } | undefined {
  const change = changeOf(question, before, now);
  if (!change) return undefined;
  const { by, good } = change;
  const size = Math.abs(by);
  const words = question.kind === 'number' ? numberInWords(question, size) : String(size);
  return {
    words: by === 0 ? 'same' : `${by < 0 ? minus : '+'}${words}`,
    tone: good === null ? 'neither' : good ? 'better' : 'worse',
  };
}

/** So many weeks are drawn. */
const drawnWeeks = 5;

/** The last values of a question up to a day, oldest first. */
export const lastValues = (
  { checkIns }: Pick<Progress, 'checkIns'>,
  question: string,
  upTo: string,
): number[] =>
  checkIns
    .filter(({ dueOn }) => dueOn <= upTo)
    .flatMap(({ values }) => values[question] ?? [])
    .slice(-drawnWeeks);

/** How long is left to answer, or how late it is. @param now ms since 1970 */
export function timeLeft(
  { answerBy }: Pick<WaitingCheckIn, 'answerBy'>,
  now: number,
): {
  words: string;
  isLate: boolean;
} {
  const left = Date.parse(answerBy) - now;
  return left > 0
    ? { words: `${duration(left)} left`, isLate: false }
    : { words: `${duration(-left)} late`, isLate: true };
}

/** "6 answered today, in 5 h on average." */
export function todayInWords({ answered, hours }: { answered: number; hours: number | null }): string {
  if (answered === 0) return 'None answered today.';
  return hours === null
    ? `${answered} answered today.`
    : `${answered} answered today, in ${duration(hours * 3_600_000)} on average.`;
}

/** "62.8 kg, 78.5 cm": what was measured. */
export const numbersInWords = ({ questions, answers }: CheckIn): string =>
  questions
    .flatMap((question) =>
      question.kind === 'number' ? (answerInWords(question, answers[question.id]) ?? []) : [],
    )
    .join(', ');

/** "Dev in 6 h": who answered, and how long after it was sent. */
export function answeredInWords({ answeredBy, answeredAt, sentAt }: CheckIn): string {
  if (answeredAt === null || sentAt === null) return '';
  const time = duration(Date.parse(answeredAt) - Date.parse(sentAt));
  return answeredBy === null ? `in ${time}` : `${answeredBy} in ${time}`;
}

interface TrainingLine {
  name: string;
  /** In the week of the check-in before; undefined before the program. */
  was: string | undefined;
  now: string;
  change: string | undefined;
  tone: Tone;
  /** Of the last weeks, oldest first. */
  values: readonly number[];
}

const WEEK_MS = 7 * 86_400_000;
const withSign = (by: number, words: string): string =>
  by === 0 ? 'same' : `${by < 0 ? minus : '+'}${words}`;

/** What the client's log says of the seven days up to the check-in, beside those of the one before. */
export function trainingLines({ checkIn, before, training }: Review): TrainingLine[] {
  const now = training.at(-1);
  const name = 'Sessions logged';
  if (!now)
    return [
      {
        name,
        was: undefined,
        now: 'None planned, none logged',
        change: undefined,
        tone: 'neither',
        values: [],
      },
    ];
  const ago = before ? Math.round((Date.parse(checkIn.dueOn) - Date.parse(before.dueOn)) / WEEK_MS) : 1;
  const was = training.at(-1 - ago);
  const sessions: TrainingLine = {
    name,
    was: was && sessionsInWords(was),
    now: sessionsInWords(now),
    change: was && withSign(now.sessions - was.sessions, String(Math.abs(now.sessions - was.sessions))),
    tone: was ? adherenceTone(was, now) : 'neither',
    values: training.map((week) => week.sessions),
  };
  // Training without loads weighs nothing.
  if (now.volume === 0 && !was?.volume) return [sessions];
  const percent = was && was.volume > 0 ? Math.round((now.volume / was.volume - 1) * 100) : undefined;
  return [
    sessions,
    {
      name: 'Volume logged',
      was: was && volumeInWords(was.volume),
      now: volumeInWords(now.volume),
      change: percent === undefined ? undefined : withSign(percent, `${Math.abs(percent)}%`),
      tone: 'neither',
      values: training.map(({ volume }) => volume),
    },
  ];
}

/** By the sessions that were left out. */
function adherenceTone(was: CheckedWeek, now: CheckedWeek): Tone {
  if (was.planned === 0 || now.planned === 0) return 'neither';
  const more = Math.max(0, now.planned - now.sessions) - Math.max(0, was.planned - was.sessions);
  return more === 0 ? 'neither' : more > 0 ? 'worse' : 'better';
}
