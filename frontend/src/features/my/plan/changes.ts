import { letterOf, loadInWords, show } from '@ironbloom/brand/plan-cells';
import { figuresInFull, optionLetter, shownAmount } from '@ironbloom/brand/nutrition';
import {
  type FoodDay,
  type FoodPlan,
  type FoodPortion,
  type Meal,
  type MealOption,
  type PlanDay,
  type PlanRow,
  type PlanWeek,
  rowsOfDay,
  type TrainingPlan,
} from '@ironbloom/brand/plan';
import { wholeWeekdayNames } from '@ironbloom/brand/plan-days';
import { doseOf } from './plan-words.ts';

/** Changes of one week, day or meal, in words. */
export interface Changes {
  title: string;
  lines: readonly string[];
}

interface Version {
  html: string;
  training: TrainingPlan | null;
  food: FoodPlan | null;
}

/** What a version changed, in the order of the plan. Empty: training and food are as they were. */
export function changesOf(before: Version, after: Version): Changes[] {
  return [
    ...wholes(before, after),
    ...trainingChanges(before.training, after.training),
    ...foodChanges(before.food, after.food),
  ].filter(({ lines }) => lines.length > 0);
}

function wholes(before: Version, after: Version): Changes[] {
  const line = (part: string, was: unknown, is: unknown): string[] =>
    was && !is ? [`${part} is no longer part of the plan`] : !was && is ? [`${part} is new`] : [];
  const lines = [
    ...line('Training', before.training, after.training),
    ...line('Food', before.food, after.food),
    ...(before.html === after.html ? [] : [before.html === '' ? 'The text is new' : 'The text was changed']),
  ];
  return [{ title: 'Parts', lines }];
}

/** Both, by the ids of their parts: what is gone, what is new, what stays. */
function matched<Part extends { id: string }>(was: readonly Part[], is: readonly Part[]) {
  const old = new Map(was.map((part) => [part.id, part]));
  const ids = new Set(is.map(({ id }) => id));
  return {
    gone: was.filter(({ id }) => !ids.has(id)),
    added: is.filter(({ id }) => !old.has(id)),
    both: is.flatMap((part) => {
      const before = old.get(part.id);
      return before ? [{ before, after: part }] : [];
    }),
  };
}

function trainingChanges(before: TrainingPlan | null, after: TrainingPlan | null): Changes[] {
  if (!before || !after) return [];
  const { gone, added, both } = matched(before.weeks, after.weeks);
  const numberOf = ({ weeks }: TrainingPlan, { id }: PlanWeek): number =>
    weeks.findIndex((week) => week.id === id) + 1;
  const weeks = [
    ...(added.length > 0 ? [`New: ${weekNumbers(added.map((week) => numberOf(after, week)))}`] : []),
    ...(gone.length > 0 ? [`Left out: ${weekNumbers(gone.map((week) => numberOf(before, week)))}`] : []),
  ];
  return [
    { title: 'Weeks', lines: weeks },
    ...alike(
      both.flatMap(({ before: was, after: is }) =>
        weekChanges(was, is).map((one) => ({ ...one, week: numberOf(after, is) })),
      ),
    ),
  ];
}

/** "week 5", "weeks 5 to 8", "weeks 5, 7". */
function weekNumbers(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  if (numbers.length === 1) return `week ${first}`;
  return last - first === numbers.length - 1 ? `weeks ${first} to ${last}` : `weeks ${numbers.join(', ')}`;
}

/** The same change of a day in several weeks is told once. */
function alike(all: readonly (Changes & { week: number })[]): Changes[] {
  const grouped = Map.groupBy(all, ({ title, lines }) => [title, ...lines].join('\n'));
  return [...grouped.values()].map((same) => {
    const { title, lines } = same[0]!;
    const weeks = weekNumbers(same.map(({ week }) => week));
    return {
      title: `${weeks.charAt(0).toUpperCase()}${weeks.slice(1)}${title === '' ? '' : `, ${title}`}`,
      lines,
    };
  });
}

const dayName = ({ name }: PlanDay): string => name || 'a day';

function weekChanges(before: PlanWeek, after: PlanWeek): Changes[] {
  const { gone, added, both } = matched(before.days, after.days);
  const lines = [
    ...(before.name === after.name ? [] : [`Now called “${after.name || 'without a name'}”`]),
    ...(before.note === after.note ? [] : ['The note was changed']),
    ...added.map((day) => `New: ${dayName(day)}`),
    ...gone.map((day) => `Left out: ${dayName(day)}`),
  ];
  return [
    { title: '', lines },
    ...both.map(({ before: was, after: is }) => ({ title: dayName(is), lines: dayChanges(was, is) })),
  ].filter((one) => one.lines.length > 0);
}

function dayChanges(before: PlanDay, after: PlanDay): string[] {
  const { gone, added, both } = matched(rowsOfDay(before), rowsOfDay(after));
  return [
    ...(before.weekday === after.weekday
      ? []
      : [after.weekday === null ? 'On a day of your choice' : `Now on ${wholeWeekdayNames[after.weekday]}`]),
    ...(before.minutes === after.minutes || after.minutes === null ? [] : [`Now ${after.minutes} min`]),
    ...(before.note === after.note ? [] : ['The note was changed']),
    ...added.map((row) => `New: ${rowInWords(row)}`),
    ...gone.map((row) => `Left out: ${row.name}`),
    ...both.flatMap(({ before: was, after: is }) => rowChanges(was, is)),
    ...(orderOf(before) === orderOf(after) || added.length + gone.length > 0 ? [] : ['In another order']),
  ];
}

/** The places of rows, with what they are done in turns with. */
const orderOf = ({ blocks }: PlanDay): string =>
  blocks.flatMap(({ rows }, at) => rows.map((row, index) => row.id + letterOf(blocks, at, index))).join();

const rowInWords = (row: PlanRow): string =>
  [row.name, doseOf(row), loadInWords(row)].filter(Boolean).join(', ');

const told = [
  ['sets', 'sets'],
  ['amount', 'reps'],
  ['load', 'load'],
  ['effort', 'effort'],
  ['tempo', 'tempo'],
  ['rest', 'rest'],
] as const;

function rowChanges(before: PlanRow, after: PlanRow): string[] {
  const renamed = before.name === after.name ? [] : [`${after.name} instead of ${before.name}`];
  const cells = told.flatMap(([column, word]) => {
    const words = (row: PlanRow): string => (column === 'load' ? loadInWords(row) : show(column, row));
    const [was, is] = [words(before), words(after)];
    if (was === is) return [];
    return [is === '' ? `no ${word}` : was === '' ? `${word} ${is}` : `${word} ${is} instead of ${was}`];
  });
  const note = before.note === after.note ? [] : ['another note'];
  const parts = [...cells, ...note];
  return [...renamed, ...(parts.length > 0 ? [`${after.name}: ${parts.join(', ')}`] : [])];
}

function foodChanges(before: FoodPlan | null, after: FoodPlan | null): Changes[] {
  if (!before || !after) return [];
  const lines = [
    ...(before.trainingDays === after.trainingDays
      ? []
      : [`${after.trainingDays} training ${after.trainingDays === 1 ? 'day' : 'days'} a week`]),
    ...(before.note === after.note ? [] : ['The notes were changed']),
  ];
  return [
    { title: 'Food', lines },
    ...foodDayChanges('Training days', before.training, after.training),
    ...foodDayChanges('Rest days', before.rest, after.rest),
  ];
}

const portionInWords = (portion: FoodPortion): string => `${portion.name}, ${shownAmount(portion)}`;

function foodDayChanges(day: string, before: FoodDay, after: FoodDay): Changes[] {
  const { gone, added, both } = matched(before.meals, after.meals);
  const isSame = JSON.stringify(before.target) === JSON.stringify(after.target);
  const target = isSame ? [] : [after.target ? `Target: ${figuresInFull(after.target)}` : 'No target'];
  const lines = [
    ...target,
    ...added.map(({ name }) => `New: ${name}`),
    ...gone.map(({ name }) => `Left out: ${name}`),
  ];
  return [
    { title: day, lines },
    ...both.map(({ before: was, after: is }) => ({
      title: `${day}, ${is.name}`,
      lines: [...(was.at === is.at || is.at === '' ? [] : [`At ${is.at}`]), ...optionChanges(was, is)],
    })),
  ];
}

/** As her screen letters them: options without food are left out. */
const optionsOf = ({ options }: Meal): MealOption[] => options.filter(({ items }) => items.length > 0);

function optionChanges(before: Meal, after: Meal): string[] {
  const [was, is] = [optionsOf(before), optionsOf(after)];
  const letterIn = (options: readonly MealOption[], { id }: MealOption): string =>
    `option ${optionLetter(options.findIndex((one) => one.id === id))}`;
  const { gone, added, both } = matched(was, is);
  const [usual] = is;
  const isOtherUsual = usual && usual.id !== was[0]?.id && was.some(({ id }) => id === usual.id);
  return [
    ...added.map((option) => {
      const items = option.items.map(portionInWords).join('; ');
      return is.length > 1 ? `New ${letterIn(is, option)}: ${items}` : `New: ${items}`;
    }),
    ...gone.map((option) => `Left out: ${was.length > 1 ? letterIn(was, option) : optionInWords(option)}`),
    ...(isOtherUsual ? [`The usual option is now ${optionInWords(usual)}`] : []),
    ...both.flatMap(({ before: old, after: now }) => {
      const lines = portionChanges(old, now);
      if (is.length < 2) return lines;
      const letter = letterIn(is, now);
      return lines.map(
        (line) => `In ${letter}: ${line.replace(/^(?:New|Left out)/, (word) => word.toLowerCase())}`,
      );
    }),
  ];
}

const optionInWords = ({ items }: MealOption): string => items.map(({ name }) => name).join(', ');

function portionChanges(before: MealOption, after: MealOption): string[] {
  const { gone, added, both } = matched(before.items, after.items);
  return [
    ...added.map((portion) => `New: ${portionInWords(portion)}`),
    ...gone.map((portion) => `Left out: ${portion.name}`),
    ...both.flatMap(({ before: old, after: now }) => [
      ...(portionInWords(old) === portionInWords(now)
        ? []
        : [`${portionInWords(now)} instead of ${portionInWords(old)}`]),
      ...(old.swaps.map(portionInWords).join() === now.swaps.map(portionInWords).join()
        ? []
        : [`${now.name}: other swaps`]),
    ]),
  ];
}
