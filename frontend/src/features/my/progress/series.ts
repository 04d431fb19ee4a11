import type { ChoiceQuestion, NumberQuestion } from '@ironbloom/brand/check-in';
import { type DayValue, rounded, weeklyAverages } from '#shared/charts/scale.ts';
import { dayAndMonth } from '#shared/india/dates.ts';
import type { Progress } from '../api.ts';
import { inUnit, unitOf, type Units } from '../units.ts';

export interface Row {
  /** "Start", or the number of the week. */
  name: string;
  on: string;
  value: number;
}

export interface Measured {
  question: NumberQuestion;
  rows: readonly Row[];
}

const shortNames: Readonly<Record<string, string>> = { weight: 'Weight', waist: 'Waist' };

/** What a chart is headed by. */
export const nameOf = ({ id, text }: { id: string; text: string }): string => shortNames[id] ?? text;

/** In her unit, oldest first. @param startsOn the first day of the program, on which the answer before it stands */
export function rowsOf(
  question: NumberQuestion | ChoiceQuestion,
  { start, checkIns }: Progress,
  startsOn: string | null,
  units: Units,
): readonly Row[] {
  const { id } = question;
  const shown = (value: number): number =>
    question.kind === 'number' ? inUnit(question, value, units) : value;
  const known = checkIns.flatMap(({ dueOn, week, values }) =>
    values[id] === undefined ? [] : [{ name: String(week), on: dueOn, value: shown(values[id]) }],
  );
  const before = (start as Readonly<Record<string, number>>)[id];
  if (known.length === 0 || before === undefined || startsOn === null || startsOn >= known[0]!.on)
    return known;
  return [{ name: 'Start', on: startsOn, value: shown(before) }, ...known];
}

export const pointsOf = (rows: readonly Row[]): readonly DayValue[] =>
  rows.map(({ on, value }) => ({ on, value }));

/** "2.5 less". */
function difference(from: number, to: number): string {
  const by = rounded(to - from);
  return by === 0 ? 'no change' : `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;
}

/** "2.5 less than at the start", or than in its first week. */
export function sinceStart(rows: readonly Row[]): string {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  if (rows.length === 1) return `in week ${first.name}`;
  const when = first.name === 'Start' ? 'at the start' : `in week ${first.name}`;
  const by = difference(first.value, last.value);
  return by === 'no change' ? `as ${when}` : `${by} than ${when}`;
}

/** Whether a line of averages differs from the values: with one weight a week it does not. */
export const isAveraged = ({ quantity }: NumberQuestion, rows: readonly Row[]): boolean =>
  quantity === 'weight' && weeklyAverages(rows).some(({ value }, at) => value !== rows[at]!.value);

/** What the chart of a measure shows. */
export function measureSentence(question: NumberQuestion, rows: readonly Row[], units: Units): string {
  const unit = unitOf(question, units);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  if (rows.length === 1) return `${first.value} ${unit} on ${dayAndMonth(first.on)}, the first measure.`;
  const from = `${first.value} ${unit} on ${dayAndMonth(first.on)}`;
  const to = `${last.value} ${unit} on ${dayAndMonth(last.on)}`;
  const average = isAveraged(question, rows) ? ' The line is the average of seven days.' : '';
  return `From ${from} to ${to}: ${difference(first.value, last.value)}.${average}`;
}

export const mostOf = ({ scale }: ChoiceQuestion): number => Math.max(...scale.map(({ value }) => value));

export const labelOf = ({ scale }: ChoiceQuestion, value: number): string =>
  scale.find((one) => one.value === value)?.label ?? '';

/** What the chart of a choice shows. */
export function choiceSentence(question: ChoiceQuestion, rows: readonly Row[]): string {
  const most = mostOf(question);
  const words = ({ value, name }: Row): string =>
    `${value} of ${most}${labelOf(question, value) && ` (${labelOf(question, value)})`} in week ${name}`;
  const [before, last] = [rows.at(-2), rows.at(-1)!];
  return before ? `${words(last)}, ${words(before)}.` : `${words(last)}.`;
}

/** "−0.5" since the row before; empty for the first. */
export function changeCell(rows: readonly Row[], at: number): string {
  const before = rows[at - 1];
  if (!before) return '';
  const by = rounded(rows[at]!.value - before.value);
  return by === 0 ? '0' : by < 0 ? `−${Math.abs(by)}` : `+${by}`;
}
