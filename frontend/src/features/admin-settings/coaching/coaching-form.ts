import type { AssignmentRule } from '@ironbloom/brand/coaching';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import type { Coaching, PublishedCoaching } from './api.ts';

/** The numbers, with the unit, the least and the most of each. */
const numbers = {
  callHours: ['hours', 1, 336],
  planHours: ['hours', 1, 336],
  answerHours: ['hours', 1, 336],
  refundDays: ['days', 1, 30],
  maxPauseDays: ['days', 0, 365],
  renewalPercentOff: ['per cent', 0, 50],
} as const;
type NumberName = keyof typeof numbers;
const numberNames = Object.keys(numbers) as NumberName[];
const isNumber = (path: string): path is NumberName => Object.hasOwn(numbers, path);

/** The settings with their numbers as they are typed. */
export interface CoachingForm extends Omit<Coaching, NumberName>, Record<NumberName, string> {}

export type SnippetForm = CoachingForm['snippets'][number];

export const mostSnippets = 100;

export const rules: Readonly<Record<AssignmentRule, { title: string; text: string }>> = {
  'by-hand': { title: 'By hand', text: 'Owner and managers assign every new client.' },
  fewest: { title: 'Fewest open programs', text: 'To the coach with the fewest, who is not on leave.' },
  language: {
    title: 'Language first',
    text: 'To a coach who speaks a language of the client, then to who has the fewest. Waits until the client has answered the questions.',
  },
};

const eachNumber = <Value>(valueOf: (name: NumberName) => Value): Record<NumberName, Value> =>
  Object.fromEntries(numberNames.map((name) => [name, valueOf(name)])) as Record<NumberName, Value>;

export const formOf = ({ coaching }: PublishedCoaching): CoachingForm => ({
  ...coaching,
  ...eachNumber((name) => String(coaching[name])),
});

export const coachingOf = (form: CoachingForm): Coaching => ({
  ...form,
  ...eachNumber((name) => Number(form[name])),
  snippets: form.snippets.map((snippet) => ({ ...snippet, shortcut: snippet.shortcut.trim() })),
});

const isBetween = (least: number, most: number, text: string): boolean => {
  const count = Number(text);
  return text.trim() !== '' && Number.isInteger(count) && count >= least && count <= most;
};

/** Errors by path. */
export function problemsOf(form: CoachingForm): FieldErrors {
  const problems: Record<string, string> = {};
  for (const name of numberNames) {
    const [unit, least, most] = numbers[name];
    if (!isBetween(least, most, form[name])) problems[name] = `Enter whole ${unit}, from ${least} to ${most}`;
  }
  const seen = new Set<string>();
  for (const [index, { shortcut, title, text }] of form.snippets.entries()) {
    const at = (name: string): string => `snippets.${index}.${name}`;
    const short = shortcut.trim();
    if (!/^\/[a-z0-9-]+$/.test(short))
      problems[at('shortcut')] = 'A slash, then small letters, digits and hyphens';
    else if (seen.has(short)) problems[at('shortcut')] = 'Another snippet has this shortcut';
    seen.add(short);
    if (title.trim() === '') problems[at('title')] = 'This is required';
    if (text.trim() === '') problems[at('text')] = 'This is required';
  }
  return problems;
}

export const newSnippet = (): SnippetForm => ({ id: newUuid(), shortcut: '/', title: '', text: '' });

const labels: Readonly<Record<string, string>> = {
  assignment: 'New clients',
  callHours: 'First call',
  planHours: 'Plan',
  answerHours: 'Answers',
  refundDays: 'Refund requests',
  showAnswerHours: 'Clients see the hours for answers',
  maxPauseDays: 'Days off',
  renewalPercentOff: 'Less on a renewal',
  snippets: 'Snippets',
};

/** @param path with a snippet by its id, as in differences */
export function labelOf(path: string, form: CoachingForm): string {
  const [field = '', step, part] = path.split('.');
  if (field !== 'snippets' || step === undefined) return labels[field] ?? path;
  if (step === '#') return 'Which snippets there are';
  const snippet = form.snippets.find(({ id }) => `#${id}` === step);
  return `Snippet ${snippet?.shortcut ?? ''}, ${part === 'text' ? 'text' : part}`;
}

/** A value as text, for people who compare two versions. */
export function inWords(value: unknown, path: string): string {
  if (path === 'assignment') return rules[value as AssignmentRule].title;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (path === 'maxPauseDays') return `at most ${String(value)} days`;
  if (path === 'renewalPercentOff') return `${String(value)} per cent`;
  if (isNumber(path)) return `within ${String(value)} ${numbers[path][0]}`;
  return Array.isArray(value) ? `${value.length} snippets` : String(value ?? '');
}
