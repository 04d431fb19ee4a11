import {
  PLAN_LIMITS,
  type PlanDay,
  type PlanRow,
  type PlanWeek,
  rowsOfDay,
  type TrainingPlan,
} from '@ironbloom/brand/plan';
import { type Column, COLUMNS, columnNames, parse, quickLine, show } from '@ironbloom/brand/plan-cells';
import { weekdayNames } from '@ironbloom/brand/plan-days';
import { type Cells, insertRows, mapWeek, setCells } from './commands.ts';
import {
  dayInWords,
  emptyDay,
  emptyRow,
  emptyWeek,
  type Line,
  linesOf,
  newId,
  type Placed,
  rowsOfWeek,
  withPlaced,
} from './lines.ts';
import type { TextTable } from '#shared/lib/text-table.ts';

/** A text that no column reads. Kept: it is in the row's note now. */
export interface Unread {
  where: string;
  text: string;
  kept: boolean;
}

export interface Pasted {
  plan: TrainingPlan;
  /** Of the plan, which the paste changed or made. */
  rows: number;
  unread: readonly Unread[];
}

/** The exercise of the library that has this name; without one it only has the name. */
export type FindExercise = (name: string) => { id: string; name: string } | undefined;

export interface Place {
  week: number;
  /** Of the week's grid. */
  line: number;
  column: number;
}

/** A column's meaning: RIR is written without its name, an order is not kept. */
type Meaning = Column | 'rir' | 'order' | { other: string };

const headings: readonly [RegExp, Meaning][] = [
  [/^(?:#|no\.?|nr\.?|order|letter)$/i, 'order'],
  [/^(?:exercises?|movement|name|lift)$/i, 'name'],
  [/^sets?$/i, 'sets'],
  [/^(?:reps?|repetitions?|reps? ?\/ ?time|reps or time|time|duration|distance)$/i, 'amount'],
  [/^(?:load|weight|kg|kgs|(?:load|weight) ?\(?(?:in )?kgs?\)?|intensity|% ?1rm)$/i, 'load'],
  [/^(?:rpe|effort|target rpe)$/i, 'effort'],
  [/^(?:rir|reps in reserve)$/i, 'rir'],
  [/^tempo$/i, 'tempo'],
  [/^rest(?: ?\(.{1,12}\)| time| period)?$/i, 'rest'],
  [/^(?:each week|progression|progress|weekly)$/i, 'each'],
  [/^(?:notes?|comments?|cues?|remarks?|instructions?)$/i, 'note'],
];

/** The columns of a row of headings; undefined for any other row. */
function meaningsOf(row: readonly string[]): Meaning[] | undefined {
  const known = row.map((text) => headings.find(([pattern]) => pattern.test(text))?.[1]);
  const count = known.filter((one) => one !== undefined && one !== 'order').length;
  if (count < 2 || !known.includes('name')) return undefined;
  return known.map((one, at) => one ?? { other: row[at]! });
}

const WEEK = /^(?:week|wk|w) ?\d{1,2}\b/i;
const DAY = /^(?:day|session|workout) ?(?:\d{1,2}|[a-g])\b/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(day)?(?![a-z])/i;
const mostOfName = 80;

type Heading = { week: string } | { day: { weekday: number | null; name: string } };

/** A row with one text, which begins a week or a day. */
function headingOf(row: readonly string[]): Heading | undefined {
  const [text, ...more] = row.filter((cell) => cell !== '');
  if (text === undefined || more.length > 0) return undefined;
  /** What follows the heading itself; undefined where it is too long for a name. */
  const nameAfter = (heading: RegExpExecArray): string | undefined => {
    const name = text.slice(heading[0].length).replace(/^[\s:,.–-]+/, '');
    return name.length <= mostOfName ? name : undefined;
  };
  const week = WEEK.exec(text);
  const weekName = week && nameAfter(week);
  if (typeof weekName === 'string') return { week: weekName };
  const weekday = WEEKDAY.exec(text);
  const day = DAY.exec(text) ?? weekday;
  const name = day && nameAfter(day);
  if (typeof name !== 'string') return undefined;
  if (!weekday) return { day: { weekday: null, name } };
  // "Sun salutation" is no day; "Sun: yoga" and "Sunday yoga" are.
  const isDay = weekday[1] !== undefined || name === '' || /^\s?[:,.–-]/.test(text.slice(weekday[0].length));
  const place = weekdayNames.findIndex((one) => text.toLowerCase().startsWith(one.toLowerCase()));
  return isDay ? { day: { weekday: place, name } } : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Excel takes "6-8" for a day of August, or the eighth of June: the smaller number was first. */
function withoutDate(text: string): string {
  const found = /^(\d{1,2})-([a-z]{3})$/i.exec(text);
  const month = months.indexOf(found?.[2]?.toLowerCase() ?? '') + 1;
  if (!found || month === 0) return text;
  const day = Number(found[1]);
  return `${Math.min(day, month)}-${Math.max(day, month)}`;
}

interface ReadRow {
  cells: Cells;
  /** "B" of "B1": rows of one letter are done in turns. */
  turn: string;
  unread: { column: string; text: string }[];
}

const LETTER = /^(?:([a-z])\d{0,2}|\d{1,2})[.)]?$/i;

/** A column without a heading, left of the names, may hold the letters. */
function isLetter(meanings: readonly Meaning[], at: number, text: string): boolean {
  const meaning = meanings[at];
  const isUnnamed = typeof meaning === 'object' && meaning.other === '';
  return isUnnamed && at < meanings.indexOf('name') && LETTER.test(text);
}

/** Rows that follow each other with one letter are a superset. */
function placedOf(rows: readonly { row: PlanRow; turn: string }[]): Placed[] {
  let block = newId();
  return rows.map(({ row, turn }, at) => {
    if (turn === '' || turn !== rows[at - 1]?.turn) block = newId();
    return { row, block, kind: turn === '' ? 'single' : 'superset' };
  });
}

function readCell(meaning: Exclude<Meaning, 'order'>, text: string, find: FindExercise): Cells | undefined {
  if (typeof meaning === 'object') return text === '' ? {} : undefined;
  if (meaning === 'rir') return parse('effort', text === '' ? '' : `RIR ${text.replace(/^rir ?/i, '')}`);
  if (meaning !== 'name') return parse(meaning, meaning === 'amount' ? withoutDate(text) : text);
  const cells = parse('name', text);
  return cells && named(cells.name ?? '', find);
}

export function named(name: string, find: FindExercise): Cells {
  const known = find(name);
  return { name: known?.name ?? name, exerciseId: known?.id ?? null };
}

/** A quick line as cells; undefined where the text is none. */
export function quickCells(text: string, find: FindExercise): Cells | undefined {
  const line = quickLine(text);
  return line && { ...line, ...named(line.name, find) };
}

function readRow(row: readonly string[], meanings: readonly Meaning[], find: FindExercise): ReadRow {
  const texts = row.filter((text) => text !== '');
  const quick =
    texts.length === 1 && meanings[row.indexOf(texts[0]!)] === 'name'
      ? quickCells(texts[0]!, find)
      : undefined;
  if (quick) return { cells: quick, turn: '', unread: [] };
  const cells: Cells = {};
  let turn = '';
  const unread: ReadRow['unread'] = [];
  for (const [at, meaning] of meanings.entries()) {
    const text = row[at] ?? '';
    if (meaning === 'order' || isLetter(meanings, at, text)) {
      turn = LETTER.exec(text)?.[1]?.toUpperCase() ?? '';
      continue;
    }
    const read = readCell(meaning, text, find);
    if (read) Object.assign(cells, read);
    else {
      const column =
        typeof meaning === 'object' ? meaning.other : meaning === 'rir' ? 'RIR' : columnNames[meaning];
      unread.push({ column, text });
    }
  }
  return { cells, turn, unread };
}

const mostOfNote = 300;

/** What was not read goes to the note, as far as there is room. */
function kept(row: PlanRow, unread: ReadRow['unread'], where: string): { row: PlanRow; unread: Unread[] } {
  let { note } = row;
  const said = unread.map(({ column, text }): Unread => {
    const words = column === '' ? text : `${column}: ${text}`;
    const next = note === '' ? words : `${note}. ${words}`;
    const fits = next.length <= mostOfNote;
    if (fits) note = next;
    return { where: column === '' ? where : `${where}, ${column}`, text, kept: fits };
  });
  return { row: note === row.note ? row : { ...row, note }, unread: said };
}

/** Order letters stand before the names: "A", "B1", "3.". */
const hasLetters = (rows: TextTable): boolean => {
  const firsts = rows.map(([first = '']) => first).filter(Boolean);
  return firsts.length > 0 && firsts.every((text) => LETTER.test(text));
};

/**
 * Puts what was copied in another program into the plan. Rows of headings name the columns. With headings of days or weeks
 * ("Monday: Lower", "Day 2", "Week 3") new days and weeks are made; without, cells are replaced from the place on, and rows
 * beyond the end of the day are added to it.
 */
export function pasteTable(plan: TrainingPlan, at: Place, table: TextTable, find: FindExercise): Pasted {
  const isStructured = table.some((row) => headingOf(row) !== undefined);
  return isStructured ? pasteDays(plan, at, table, find) : pasteCells(plan, at, table, find);
}

function pasteCells(plan: TrainingPlan, at: Place, table: TextTable, find: FindExercise): Pasted {
  const week = plan.weeks[at.week]!;
  const lines = linesOf(week);
  const start = lines[at.line]!;
  let meanings: readonly Meaning[] | undefined;
  const rows = table.filter((row) => {
    const found = meaningsOf(row);
    meanings ??= found;
    return !found;
  });
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const letters = !meanings && at.column === 0 && width > 1 && hasLetters(rows);
  const columns: readonly Meaning[] =
    meanings ??
    Array.from({ length: width }, (_, x): Meaning => {
      if (letters && x === 0) return 'order';
      return COLUMNS[at.column + x - (letters ? 1 : 0)] ?? { other: '' };
    });
  const changed = new Map<string, Cells>();
  const added: { row: PlanRow; turn: string }[] = [];
  const unread: Unread[] = [];
  const free = PLAN_LIMITS.rows - rowsOfDay(start.day).length;
  for (const [place, texts] of rows.entries()) {
    const line = lineOfDay(lines, at.line + place, start.day);
    const target = line?.row ?? emptyRow();
    const read = readRow(texts, columns, find);
    const made = { ...target, ...read.cells };
    const done = kept(made, read.unread, made.name || texts.find(Boolean) || 'An empty row');
    if (line?.row) changed.set(target.id, done.row);
    else if (added.length < free) {
      if (COLUMNS.some((column) => show(column, done.row) !== ''))
        added.push({ row: done.row, turn: read.turn });
    } else {
      unread.push({ where: 'A day has no more room', text: texts.filter(Boolean).join(', '), kept: false });
      continue;
    }
    unread.push(...done.unread);
  }
  const filled = setCells(week, changed);
  const next = insertRows(filled, start.day.id, rowsOfDay(start.day).length, placedOf(added));
  return {
    plan: mapWeek(plan, at.week, () => next),
    rows: changed.size + added.length,
    unread,
  };
}

const lineOfDay = (lines: readonly Line[], at: number, day: PlanDay): Line | undefined =>
  lines[at]?.day === day ? lines[at] : undefined;

function pasteDays(plan: TrainingPlan, at: Place, table: TextTable, find: FindExercise): Pasted {
  const unread: Unread[] = [];
  let meanings: readonly Meaning[] | undefined;
  const body = table.filter((row) => !headingOf(row) && !meaningsOf(row) && row.some(Boolean));
  const letters = hasLetters(body);
  const weeks = [...plan.weeks];
  let place = at.week;
  let days = startOf(weeks[place]!);
  let rows: { row: PlanRow; turn: string }[] | undefined;
  let count = 0;
  /** Of the first week that is pasted: the same row in another week has the same id. */
  const firstIds = new Map<string, string[]>();
  let dayOfWeek = 0;

  function close(): void {
    weeks[place] = { ...weeks[place]!, days };
  }
  function openDay({ weekday, name }: { weekday: number | null; name: string }, words: string): void {
    if (days.length >= PLAN_LIMITS.days) {
      unread.push({ where: 'A week has no more room', text: words, kept: false });
      rows = undefined;
      return;
    }
    const day = emptyDay(weekday, name);
    days = [...days, day];
    rows = [];
    dayOfWeek += 1;
  }
  function openWeek(name: string, words: string): boolean {
    const isFirst = count === 0 && rowsOfWeek(weeks[place]!).size === 0;
    if (!isFirst && weeks.length >= PLAN_LIMITS.weeks) {
      unread.push({ where: 'The plan has no more room', text: words, kept: false });
      return false;
    }
    if (isFirst) weeks[place] = { ...weeks[place]!, name };
    else {
      close();
      weeks.push({ ...emptyWeek(), name, days: [] });
      place = weeks.length - 1;
    }
    days = [];
    rows = undefined;
    dayOfWeek = 0;
    return true;
  }

  let isFull = false;
  for (const texts of table) {
    const heading = headingOf(texts);
    const words = texts.filter(Boolean).join(', ');
    if (heading && 'week' in heading) isFull = !openWeek(heading.week, words);
    else if (isFull) {
      if (words !== '') unread.push({ where: 'The plan has no more room', text: words, kept: false });
    } else if (heading) openDay(heading.day, words);
    else if (words !== '') {
      const found = meaningsOf(texts);
      if (found) {
        meanings = found;
        continue;
      }
      const columns: readonly Meaning[] =
        meanings ??
        texts.map((_, x): Meaning => {
          if (letters && x === 0) return 'order';
          return COLUMNS[x - (letters ? 1 : 0)] ?? { other: '' };
        });
      if (!rows) openDay({ weekday: null, name: '' }, words);
      if (!rows || rows.length >= PLAN_LIMITS.rows) {
        unread.push({ where: 'A day has no more room', text: words, kept: false });
        continue;
      }
      const read = readRow(texts, columns, find);
      const made: PlanRow = { ...emptyRow(), ...read.cells };
      const key = `${dayOfWeek}:${made.name.toLowerCase()}`;
      const ids = firstIds.get(key) ?? [];
      const used = rowsOfDays(days);
      const same = ids.find((id) => !used.has(id));
      const id = same ?? made.id;
      if (same === undefined) firstIds.set(key, [...ids, id]);
      const done = kept({ ...made, id }, read.unread, made.name || words);
      rows.push({ row: done.row, turn: read.turn });
      unread.push(...done.unread);
      count += 1;
      const last = days.at(-1)!;
      days = [...days.slice(0, -1), withPlaced(last, placedOf(rows))];
    }
  }
  close();
  return { plan: { ...plan, weeks }, rows: count, unread };
}

/** A day in which nothing stands yet makes room for those that are pasted. */
const startOf = (week: PlanWeek): readonly PlanDay[] => (rowsOfWeek(week).size === 0 ? [] : week.days);

const rowsOfDays = (days: readonly PlanDay[]): Set<string> =>
  new Set(days.flatMap(rowsOfDay).map(({ id }) => id));

/** A day as other programs show it; it can be pasted again. */
export const tableOfDay = (day: PlanDay, place: number): string[][] => [
  [dayInWords(day, place).replace(', ', ': ')],
  COLUMNS.map((column) => columnNames[column]),
  ...rowsOfDay(day).map((row) => COLUMNS.map((column) => show(column, row))),
];

export const tableOfWeek = (week: PlanWeek, place: number): string[][] => [
  [`Week ${place + 1}${week.name === '' ? '' : `: ${week.name}`}`],
  ...week.days.flatMap((day, at) => tableOfDay(day, at)),
];
