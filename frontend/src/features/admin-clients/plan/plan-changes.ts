import { figuresInFull } from '@ironbloom/brand/nutrition';
import {
  type Figures,
  type FoodPlan,
  type Meal,
  type PlanDay,
  type PlanRow,
  type PlanWeek,
  rowsOfDay,
} from '@ironbloom/brand/plan';
import { type Column, COLUMNS, columnNames, show } from '@ironbloom/brand/plan-cells';
import { changesBetween, valueAt } from '#shared/document/document.ts';
import { itemInWords } from '../food/food-plan.ts';
import type { PlanForm } from './plan-form.ts';
import { dayInWords, linesOfDay, rowInWords } from './training/lines.ts';

const ROW = /^training\.weeks\.#[^.]+\.days\.#[^.]+\.blocks\.#[^.]+\.rows\.#[^.]+/;
const FOOD_PART = /^food\.(?:training|rest)\.(?:target|meals\.#[^.]+)/;

/** Within a block: which rows it has, and in which order. */
function blockOf(path: string): string {
  const step = '.blocks.#';
  const begin = path.indexOf(step);
  const end = begin < 0 ? -1 : path.indexOf('.', begin + step.length);
  return end < 0 ? path : path.slice(0, end);
}

/** What is compared and chosen as one: a row, the order of a day, a day's targets, a meal. */
export function fieldOf(path: string): string {
  const part = ROW.exec(path) ?? FOOD_PART.exec(path);
  if (part) return part[0];
  if (path.startsWith('training.') || path.startsWith('food.')) return blockOf(path);
  return path.split('.')[0]!;
}

const labels: Readonly<Record<string, string>> = {
  html: 'Text',
  training: 'Training',
  food: 'Food',
  note: 'Note',
  document: 'PDF',
  startsOn: 'Start',
  override: 'Without the doctor’s word',
  'training.weeks.#': 'Weeks',
  'training.maxima.#': 'Known maxima',
  'training.templateId': 'Template',
  'food.training.target': 'Targets of the training day',
  'food.rest.target': 'Targets of the rest day',
  'food.trainingDays': 'Training days a week',
  'food.note': 'Note on food',
};
const endings: readonly [RegExp, string][] = [
  [/\.days\.#$/, 'days'],
  [/\.blocks\.#$/, 'order of the exercises'],
  [/\.blocks\.#[^.]+(\.rows\.#)?$/, 'exercises done together'],
  [/\.name$/, 'name'],
  [/\.note$/, 'note'],
  [/\.minutes$/, 'length'],
  [/\.weekday$/, 'weekday'],
];

/** "Week 2, Mon, Lower A: Back squat". @param document in which the path is looked up */
export function labelOf(path: string, document: PlanForm): string {
  const known = labels[path];
  if (known !== undefined) return known;
  if (path.startsWith('food.')) {
    const meal = valueAt(document, fieldOf(path)) as { name?: string } | undefined;
    const day = path.startsWith('food.rest') ? 'Rest day' : 'Training day';
    return meal?.name === undefined ? `${day}, meals` : `${day}: ${meal.name}`;
  }
  const week = /^training\.weeks\.#([^.]+)/.exec(path)?.[1];
  const at = document.training?.weeks.findIndex(({ id }) => id === week) ?? -1;
  const found: PlanWeek | undefined = document.training?.weeks[at];
  if (!found) return 'Training';
  const day = /\.days\.#([^.]+)/.exec(path)?.[1];
  const place = found.days.findIndex(({ id }) => id === day);
  const where = [`Week ${at + 1}`, ...(place < 0 ? [] : [dayInWords(found.days[place]!, place)])].join(', ');
  const row = ROW.test(path) ? (valueAt(document, path) as PlanRow | undefined) : undefined;
  const what = row?.name ?? endings.find(([ending]) => ending.test(path))?.[1];
  return what === undefined || what === '' ? where : `${where}: ${what}`;
}

const blockEnds = /<\/(p|h\d|li|blockquote|td|th|tr)>|<br\s*\/?>/gi;

/** For people who compare two versions: the words, a paragraph a line. */
export function shownText(html: string): string {
  const body = new DOMParser().parseFromString(html.replace(blockEnds, '\n$&'), 'text/html').body;
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`[Picture: ${image.alt || 'no words'}]\n`);
  const lines = (body.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

const namesOf = (rows: readonly PlanRow[]): string => rows.map(({ name }) => name).join(', ');

export function inWords(value: unknown, path: string, document: PlanForm): string {
  if (value === null || value === undefined) return '';
  if (path === 'html') return shownText(String(value));
  if (path === 'document') return (value as { name: string }).name;
  if (ROW.test(path)) {
    const row = value as PlanRow;
    return `${row.name}: ${rowInWords(row)}`;
  }
  if (path.startsWith('training.weeks')) {
    const around = valueAt(document, path.replace(/\.#$/, ''));
    if (path.endsWith('.days.#'))
      return (around as PlanDay[]).map((day, at) => dayInWords(day, at)).join('; ');
    if (path.endsWith('.blocks.#') || /\.blocks\.#[^.]+/.test(path)) {
      const day = valueAt(document, path.split('.blocks')[0]!) as PlanDay | undefined;
      return day ? namesOf(rowsOfDay(day)) : '';
    }
    if (path === 'training.weeks.#') return `${(value as unknown[]).length} weeks`;
  }
  if (path === 'training') return `${(value as { weeks: unknown[] }).weeks.length} weeks`;
  if (path === 'food') {
    const { training, rest } = value as FoodPlan;
    return `${training.meals.length} meals on training days, ${rest.meals.length} on rest days`;
  }
  if (path.endsWith('.target')) return figuresInFull(value as Figures);
  if (path.endsWith('.meals.#'))
    return (valueAt(document, path.replace(/\.#$/, '')) as Meal[]).map(mealName).join(', ');
  if (path.includes('.meals.#')) return mealInWords(value as Meal);
  if (path.endsWith('.maxima.#')) return `${(value as unknown[]).length}`;
  return typeof value === 'object' ? '' : String(value);
}

const mealName = ({ name, at }: Meal, place: number): string => name || at || `Meal ${place + 1}`;

/** "08:30 Eggs, 2 × medium (or Paneer, 100 g); Toast, 1 × slice". */
function mealInWords({ at, options }: Meal): string {
  const foods = options.map(({ items }) => items.map(itemInWords).join('; ')).join(' or ');
  return [at, foods].filter(Boolean).join(' ');
}

/** One change in words: what, and from what to what. */
export interface Change {
  path: string;
  what: string;
  before: string;
  after: string;
}

const ofPublishing: ReadonlySet<string> = new Set(['note', 'startsOn', 'override']);

/** The paths of what a draft changes, a row as one. */
export const changedPaths = (base: PlanForm, draft: PlanForm): string[] =>
  [...new Set(changesBetween(base, draft).map(fieldOf))].filter((path) => !ofPublishing.has(path));

const nameOf = (row: PlanRow): string => row.name || 'a row without a name';

/** What a list has, by id, in its order; of a day its exercises. Undefined for a path that is no list. */
function namesIn(path: string, document: PlanForm): Map<string, string> | undefined {
  const list = path.slice(0, -2);
  if (path.includes('.blocks.#')) {
    const day = valueAt(document, path.split('.blocks')[0]!) as PlanDay | undefined;
    return new Map((day ? rowsOfDay(day) : []).map((row) => [row.id, nameOf(row)]));
  }
  const items: unknown = path.endsWith('.#') ? valueAt(document, list) : undefined;
  if (!Array.isArray(items)) return undefined;
  if (list.endsWith('.days'))
    return new Map((items as PlanDay[]).map((day, at) => [day.id, dayInWords(day, at)]));
  if (list.endsWith('.weeks'))
    return new Map((items as PlanWeek[]).map(({ id }, at) => [id, `week ${at + 1}`]));
  if (list.endsWith('.meals'))
    return new Map((items as Meal[]).map((meal, at) => [meal.id, mealName(meal, at)]));
  return undefined;
}

/** "removed: Row. added: Plank"; undefined where a list has the same items as before. */
function comingsAndGoings(path: string, base: PlanForm, draft: PlanForm): string | undefined {
  const [was, is] = [namesIn(path, base), namesIn(path, draft)];
  if (!was || !is) return undefined;
  const only = (those: Map<string, string>, others: Map<string, string>): string =>
    [...those].flatMap(([id, name]) => (others.has(id) ? [] : [name])).join(', ');
  const [removed, added] = [only(was, is), only(is, was)];
  const words = [removed && `removed: ${removed}`, added && `added: ${added}`].filter(Boolean);
  return words.length === 0 ? undefined : words.join('; ');
}

/** "A1 Squat, A2 Row". */
const lettersIn = (path: string, document: PlanForm): string => {
  const day = valueAt(document, path.split('.blocks')[0]!) as PlanDay | undefined;
  const lines = day ? linesOfDay(day) : [];
  return lines.flatMap(({ row, letter }) => (row ? [`${letter} ${nameOf(row)}`] : [])).join(', ');
};

/** What a draft changes, a row a line. */
export function changesOf(base: PlanForm, draft: PlanForm): Change[] {
  return changedPaths(base, draft).map((path) => {
    const [was, is] = [valueAt(base, path), valueAt(draft, path)];
    const what = labelOf(path, draft);
    if (ROW.test(path) && was && is) return { path, ...rowChange(what, was as PlanRow, is as PlanRow) };
    const moved = comingsAndGoings(path, base, draft);
    if (moved !== undefined)
      return {
        path,
        what: what.replace(/: (order of the exercises|exercises done together|days)$/, ''),
        before: '',
        after: moved,
      };
    const [before, after] = [inWords(was, path, base), inWords(is, path, draft)];
    const isEmpty = is === null || is === undefined || is === '' || (Array.isArray(is) && is.length === 0);
    if (before === after && path.includes('.blocks.#'))
      return { path, what, before: lettersIn(path, base), after: lettersIn(path, draft) };
    return { path, what, before, after: after === '' && !isEmpty ? 'changed' : after };
  });
}

/** "Goblet squat, reps", from 3 to 12. */
function rowChange(what: string, was: PlanRow, is: PlanRow): Omit<Change, 'path'> {
  const differing = COLUMNS.filter((column) => show(column, was) !== show(column, is));
  const [only, ...more] = differing;
  if (only === undefined) return { what, before: '', after: 'another exercise of the library' };
  const nameOfColumn = (column: Column): string => columnNames[column].toLowerCase();
  if (more.length === 0) {
    const cell = (row: PlanRow): string => show(only, row) || `no ${nameOfColumn(only)}`;
    return { what: `${what}, ${nameOfColumn(only)}`, before: cell(was), after: cell(is) };
  }
  const cells = (row: PlanRow): string =>
    differing
      .map((column) => {
        const text = show(column, row);
        if (text === '') return `no ${nameOfColumn(column)}`;
        return column === 'name' || column === 'note' ? text : `${nameOfColumn(column)} ${text}`;
      })
      .join(', ');
  return { what, before: cells(was), after: cells(is) };
}
