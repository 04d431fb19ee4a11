import {
  type Amount,
  type Effort,
  type Load,
  LOAD_LIMITS,
  MOST_AMOUNT,
  type PlanBlock,
  type PlanRow,
  type Progression,
} from './plan.ts';

/** The columns of a plan's row, in their order. */
export const COLUMNS = ['name', 'sets', 'amount', 'load', 'effort', 'tempo', 'rest', 'each', 'note'] as const;
export type Column = (typeof COLUMNS)[number];

export const columnNames: Readonly<Record<Column, string>> = {
  name: 'Exercise',
  sets: 'Sets',
  amount: 'Reps',
  load: 'Load',
  effort: 'Effort',
  tempo: 'Tempo',
  rest: 'Rest',
  each: 'Each week',
  note: 'Note',
};

type Cells = Omit<PlanRow, 'id' | 'exerciseId'>;

/** Longest texts that the server takes. */
const LONGEST = { name: 120, note: 300, cell: 40 };

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const numberOf = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));
/** To the hundredth: sums of decimals are not exact. */
const exact = (value: number): number => Math.round(value * 100) / 100;

const within = (value: number, least: number, most: number): boolean =>
  Number.isFinite(value) && value >= least && value <= most;

const N = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;
const INT = String.raw`(\d{1,6})`;
const TO = String.raw`\s?(?:-|–|to)\s?`;
const CLOCK = String.raw`(\d{1,3}):([0-5]\d)`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'i');

const A_SIDE = /\s?(?:\/ ?side|\/ ?leg|\/ ?arm|(?:a|per|each) (?:side|leg|arm)|e\/s|each)$/i;
const REPS = pattern(`${INT}(?:${TO}${INT})?(?: ?(?:reps?|x))?`);
const TIME = pattern(`${N}(?:${TO}${N})? ?(s|secs?|seconds?|min|mins|minutes?)`);
const CLOCKS = pattern(`${CLOCK}(?:${TO}${CLOCK})?`);
const DISTANCE = pattern(`${N}(?:${TO}${N})? ?(m|metres?|meters?|km)`);

const isMinutes = (unit: string): boolean => unit.toLowerCase().startsWith('m');

function parseAmount(text: string): Amount | undefined {
  const side = A_SIDE.exec(text);
  const words = side ? text.slice(0, side.index) : text;
  const amount = (kind: Amount['kind'], from: number, to: number | null): Amount | undefined => {
    const isRight =
      within(from, 0, MOST_AMOUNT) && (to === null || (within(to, 0, MOST_AMOUNT) && to > from));
    return isRight ? { kind, from, to, aSide: side !== null } : undefined;
  };
  const reps = REPS.exec(words);
  if (reps) return amount('reps', numberOf(reps[1]!), reps[2] ? numberOf(reps[2]) : null);
  const clocks = CLOCKS.exec(words);
  if (clocks) {
    const [, minutes, seconds, toMinutes, toSeconds] = clocks.map(Number);
    const to = clocks[3] === undefined ? null : toMinutes! * 60 + toSeconds!;
    return amount('time', minutes! * 60 + seconds!, to);
  }
  const measured = TIME.exec(words) ?? DISTANCE.exec(words);
  if (!measured) return undefined;
  const [, from, to, unit] = measured;
  const kind = TIME.test(words) ? 'time' : 'distance';
  const larger = kind === 'time' ? isMinutes(unit!) && 60 : unit!.toLowerCase() === 'km' && 1000;
  const valueOf = (digits: string): number => exact(numberOf(digits) * (larger || 1));
  return amount(kind, valueOf(from!), to ? valueOf(to) : null);
}

const range = (from: string, to: string | undefined): string => (to === undefined ? from : `${from}-${to}`);

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function timeInWords(values: readonly number[]): string {
  const whole = values.every(Number.isInteger);
  if (whole && values.every((value) => value >= 120 && value % 60 === 0))
    return `${range(...textsOf(values, (value) => `${value / 60}`))} min`;
  if (whole && values.every((value) => value > 60 && value < 60_000)) return range(...textsOf(values, clock));
  return `${range(...textsOf(values, String))} s`;
}

const textsOf = (
  values: readonly number[],
  inWords: (value: number) => string,
): [string, string | undefined] => [
  inWords(values[0]!),
  values[1] === undefined ? undefined : inWords(values[1]),
];

function showAmount({ kind, from, to, aSide }: Amount): string {
  const values = to === null ? [from] : [from, to];
  const side = aSide ? ' a side' : '';
  if (kind === 'time') return `${timeInWords(values)}${side}`;
  const metres = kind === 'distance' ? ' m' : '';
  return `${range(...textsOf(values, String))}${metres}${side}`;
}

const KG = pattern(String.raw`([-−]?\d{1,4}(?:[.,]\d{1,2})?) ?(?:kgs?)?`);
const PAIR = pattern(`2 ?[x×*] ?${N} ?(?:kgs?)?`);
const PERCENT = pattern(`${N} ?%(?: (?:of )?(?:1 ?rm|max))?`);
const BEFORE = pattern(`${N} ?% (?:of )?before`);
const LAST = pattern(String.raw`last(?: time)?(?: ?([-+−]) ?${N} ?(?:kgs?)?)?`);
const BODY = /^(?:body ?-?weight|body|bw)$/i;

function parseLoad(text: string): Load | undefined {
  const load = (kind: Load['kind'], value: number, least = 0): Load | undefined =>
    within(value, least, LOAD_LIMITS.most) ? { kind, value } : undefined;
  if (BODY.test(text)) return load('body', 0);
  const last = LAST.exec(text);
  if (last) return load('last', last[2] ? signed(last[1]!, last[2]) : 0, LOAD_LIMITS.least);
  const pair = PAIR.exec(text);
  if (pair) return load('pair', numberOf(pair[1]!));
  const before = BEFORE.exec(text);
  if (before) return load('before', numberOf(before[1]!));
  const percent = PERCENT.exec(text);
  if (percent) return load('percent', numberOf(percent[1]!));
  const kg = KG.exec(text);
  return kg ? load('kg', numberOf(kg[1]!), LOAD_LIMITS.least) : undefined;
}

/** "-" and "−" subtract. */
const signed = (sign: string, digits: string): number => (sign === '+' ? 1 : -1) * numberOf(digits);
const withSign = (value: number): string => (value < 0 ? `-${-value}` : `+${value}`);

function showLoad({ kind, value }: Load): string {
  if (kind === 'body') return 'Body';
  if (kind === 'pair') return `2 × ${value} kg`;
  if (kind === 'percent') return `${value}%`;
  if (kind === 'before') return `${value}% of before`;
  if (kind === 'last') return value === 0 ? 'last' : `last ${withSign(value)} kg`;
  return `${value} kg`;
}

const BAND = /\bbands?\b/i;

/** As a client reads it: with a band nothing is weighed. */
export function loadInWords(row: Pick<PlanRow, 'name' | 'load'>): string {
  if (row.load?.kind === 'body') return BAND.test(row.name) ? '' : 'body weight';
  return row.load ? showLoad(row.load) : '';
}

const RPE = pattern(`@?(?:rpe)? ?${N}`);
const RIR = pattern(`@?(?:rir ?${N}|${N} ?rir)`);

function parseEffort(text: string): Effort | undefined {
  const reserve = RIR.exec(text);
  const value = numberOf(reserve?.[1] ?? reserve?.[2] ?? RPE.exec(text)?.[1] ?? 'none');
  if (!within(value, 0, 10)) return undefined;
  return { kind: reserve ? 'rir' : 'rpe', value };
}

const showEffort = ({ kind, value }: Effort): string => `${kind.toUpperCase()} ${value}`;

/** "X", as fast as possible, is no seconds. */
function parseTempo(text: string): string | undefined {
  const digits = text.toLowerCase().replaceAll('x', '0');
  const parts = /^\d{3,4}$/.test(digits) ? [...digits] : digits.split(/[-–/. ]/);
  const isRight = [3, 4].includes(parts.length) && parts.every((part) => /^\d{1,2}$/.test(part));
  return isRight ? parts.map(Number).join('-') : undefined;
}

const REST_CLOCK = pattern(`(?:r|rest)? ?${CLOCK}(?: ?min)?`);
const REST = pattern(`(?:r|rest)? ?${N} ?(s|secs?|seconds?|min|mins|minutes?)?`);

function parseRest(text: string): number | undefined {
  const clocked = REST_CLOCK.exec(text);
  const plain = REST.exec(text);
  const seconds = clocked
    ? Number(clocked[1]) * 60 + Number(clocked[2])
    : numberOf(plain?.[1] ?? 'none') * (plain?.[2] && isMinutes(plain[2]) ? 60 : 1);
  return within(seconds, 0, 3600) && Number.isInteger(seconds) ? seconds : undefined;
}

const EACH = pattern(
  String.raw`([-+−]) ?${N} ?(kgs?|%|reps?|s|secs?|seconds?|m|metres?|meters?|sets?)?` +
    String.raw`(?: to ${N})?(?: ?(?:\/|every) ?(\d{1,2}) ?(?:wks?|weeks?))?`,
);
const units: readonly [RegExp, Progression['kind']][] = [
  [/^$|^kg/i, 'kg'],
  [/^%/, 'percent'],
  [/^rep/i, 'reps'],
  [/^set/i, 'sets'],
  [/^s/i, 'seconds'],
  [/^m/i, 'metres'],
];
const unitOf: Readonly<Record<Progression['kind'], string>> = {
  kg: 'kg',
  percent: '%',
  reps: 'reps',
  seconds: 's',
  metres: 'm',
  sets: 'sets',
};

function parseEach(text: string): Progression | undefined {
  const found = EACH.exec(text);
  if (!found) return undefined;
  const [, sign, digits, unit = '', until, every] = found;
  const [, kind] = units.find(([one]) => one.test(unit))!;
  const add = signed(sign!, digits!);
  const everyWeeks = every === undefined ? 1 : Number(every);
  const limit = until === undefined ? null : numberOf(until);
  const isCount = kind === 'reps' || kind === 'sets';
  if (add === 0 || !within(add, -1000, 1000) || (isCount && !Number.isInteger(add))) return undefined;
  if (!within(everyWeeks, 1, 26) || !within(limit ?? 0, 0, 100_000)) return undefined;
  return { kind, add, everyWeeks, until: limit };
}

function showEach({ kind, add, everyWeeks, until }: Progression): string {
  const unit = Math.abs(add) === 1 ? unitOf[kind].replace(/(?<=rep|set)s$/, '') : unitOf[kind];
  const limit = until === null ? '' : ` to ${until}`;
  return `${withSign(add)} ${unit}${limit}${everyWeeks === 1 ? '' : ` / ${everyWeeks} wk`}`;
}

function parseSets(text: string): number | undefined {
  const found = /^(\d{1,2}) ?(?:x|×|sets?)?$/i.exec(text);
  return found && within(Number(found[1]), 0, 50) ? Number(found[1]) : undefined;
}

const readers: Readonly<Record<Exclude<Column, 'name' | 'note'>, (text: string) => unknown>> = {
  sets: parseSets,
  amount: parseAmount,
  load: parseLoad,
  effort: parseEffort,
  tempo: parseTempo,
  rest: parseRest,
  each: parseEach,
};

const isText = (column: Column): column is 'name' | 'tempo' | 'note' =>
  column === 'name' || column === 'tempo' || column === 'note';

/** What a cell's text says of a row; an empty text prescribes nothing. Undefined where it is not understood. */
export function parse(column: Column, text: string): Partial<Cells> | undefined {
  const words = tidy(text);
  if (words === '') return { [column]: isText(column) ? '' : null };
  if (column === 'name' || column === 'note')
    return words.length <= LONGEST[column] ? { [column]: words } : undefined;
  if (words.length > LONGEST.cell) return undefined;
  const value = readers[column](words);
  return value === undefined ? undefined : { [column]: value };
}

const OPEN_REPS = pattern(`${INT} ?[+](?: ?(?:reps?|x))?`);
const MOST_REPS = /^(?:amrap|max|max\.? ?reps?|as many as possible)$/i;
const EFFORTS = pattern(`@?(?:(rpe|rir) ?)?${N}${TO}${N}(?: ?(rir|rpe))?`);

/** What a column has no form for, as the nearest that it has and a note: "8+", "AMRAP", "RPE 8-9". */
export function parseNoted(
  column: Column,
  text: string,
): { cells: Partial<Cells>; note: string } | undefined {
  const words = tidy(text);
  if (words.length > LONGEST.cell) return undefined;
  if (column === 'amount') {
    if (MOST_REPS.test(words)) return { cells: { amount: null }, note: 'AMRAP' };
    const cells = parse('amount', OPEN_REPS.exec(words)?.[1] ?? '?');
    return cells && { cells, note: words };
  }
  const efforts = column === 'effort' ? EFFORTS.exec(words) : null;
  if (!efforts) return undefined;
  const [, before, from, to, after] = efforts;
  const kind = (before ?? after ?? 'RPE').toUpperCase();
  const cells = parse('effort', `${kind} ${from}`);
  return cells && parse('effort', `${kind} ${to}`) && { cells, note: `${kind} ${from}-${to}` };
}

/** A cell's text for a row with this note; what has no form of its own is added to the note. */
export function parseInto(column: Column, text: string, note: string): Partial<Cells> | undefined {
  const read = parse(column, text);
  const noted = read ? undefined : parseNoted(column, text);
  if (!noted) return read;
  const isThere = note.split('. ').includes(noted.note);
  const next = isThere ? note : [note, noted.note].filter(Boolean).join('. ');
  return next.length <= LONGEST.note ? { ...noted.cells, note: next } : undefined;
}

/** A cell in words, which `parse` reads back. */
export function show(column: Column, row: Omit<PlanRow, 'id' | 'exerciseId'>): string {
  if (isText(column)) return row[column];
  if (column === 'sets') return row.sets === null ? '' : String(row.sets);
  if (column === 'rest') return row.rest === null ? '' : clock(row.rest);
  if (column === 'amount') return row.amount ? showAmount(row.amount) : '';
  if (column === 'load') return row.load ? showLoad(row.load) : '';
  if (column === 'effort') return row.effort ? showEffort(row.effort) : '';
  return row.each ? showEach(row.each) : '';
}

/** What stands apart in a quick line, with the most words that it has; the first that reads a text counts. */
const spoken: readonly [Column, RegExp][] = [
  ['effort', /^@|rpe|rir/i],
  ['rest', /^r(?:est)? ?\d/i],
  ['each', /^\+/],
  ['load', /kg|%|^last|^body|^bw|^2 ?[x×*] ?\d/i],
  ['tempo', /^\d{1,2}-\d{1,2}-\d/],
];

/**
 * "Back squat 4x6-8 @RPE8 r150" as cells. What is not understood after the sets is the note.
 * @returns undefined for a text without sets and repetitions
 */
export function quickLine(text: string): (Partial<Cells> & { name: string }) | undefined {
  const line = tidy(text).slice(0, 400);
  const sets = / (\d{1,2}) ?[x×*] ?(?=\d|(?:amrap|max)\b)/i.exec(line);
  const name = line.slice(0, sets?.index ?? 0);
  if (!sets || name === '' || name.length > LONGEST.name) return undefined;
  const cells: Partial<Cells> = { ...parse('sets', sets[1]!) };
  const rest = line.slice(sets.index + sets[0].length).split(' ');
  const unread: string[] = [];
  let at = 0;
  /** Takes the longest text that the columns read from here on. */
  function take(columns: readonly Column[]): boolean {
    for (let end = Math.min(rest.length, at + 4); end > at; end -= 1) {
      const words = rest.slice(at, end).join(' ');
      for (const column of columns) {
        const sign = spoken.find(([one]) => one === column)?.[1];
        if (column in cells || (sign && !sign.test(words))) continue;
        const read = parse(column, words);
        const noted = read ? undefined : parseNoted(column, words);
        if (noted) unread.push(noted.note);
        if (!read && !noted) continue;
        Object.assign(cells, read ?? noted!.cells);
        at = end;
        return true;
      }
    }
    return false;
  }
  if (!take(['amount'])) return undefined;
  while (at < rest.length) {
    if (take(spoken.map(([column]) => column))) continue;
    unread.push(rest[at]!);
    at += 1;
  }
  const note = unread.join(' ');
  return { ...cells, name, ...(note !== '' && note.length <= LONGEST.note && { note }) };
}

/** A value that is raised step by step, up to the limit. */
function moved(value: number, by: number, until: number | null): number {
  const next = exact(value + by);
  if (until === null) return next;
  return by > 0 ? Math.max(value, Math.min(next, until)) : Math.min(value, Math.max(next, until));
}

/** The row as its progression has it so many weeks later. */
export function raised(row: PlanRow, weeks: number): PlanRow {
  const { each, amount, load, sets } = row;
  const steps = each ? Math.floor(weeks / each.everyWeeks) : 0;
  if (!each || steps <= 0) return row;
  const { kind, until } = each;
  const by = each.add * steps;
  if (kind === 'sets')
    return sets === null ? row : { ...row, sets: Math.min(50, Math.max(1, moved(sets, by, until))) };
  if (kind === 'kg' || kind === 'percent') {
    if (!load) return row;
    const isWeight = load.kind === 'kg' || load.kind === 'pair';
    const isShare = load.kind === 'percent' || load.kind === 'before';
    if (kind === 'kg' ? !isWeight : !isWeight && !isShare) return row;
    // A percent of a weight is rounded to half a kilogram: plates are no finer.
    const added =
      kind === 'percent' && isWeight
        ? Math.round(load.value * ((1 + each.add / 100) ** steps - 1) * 2) / 2
        : by;
    const value = Math.min(LOAD_LIMITS.most, moved(load.value, added, until));
    return { ...row, load: { ...load, value: each.add < 0 && load.value >= 0 ? Math.max(0, value) : value } };
  }
  const ofAmount = { reps: 'reps', seconds: 'time', metres: 'distance' } as const;
  if (amount?.kind !== ofAmount[kind]) return row;
  const top = amount.to ?? amount.from;
  const change = exact(Math.max(moved(top, by, until), 1) - top);
  const from = Math.max(amount.to === null ? 1 : 0, exact(amount.from + change));
  return { ...row, amount: { ...amount, from, to: amount.to === null ? null : exact(amount.to + change) } };
}

/** A, B, … Z, AA, …; rows that are done in turns are numbered: B1, B2. A warm-up is W and does not count. */
export function letterOf(blocks: readonly PlanBlock[], block: number, row: number): string {
  const { kind, rows } = blocks[block]!;
  const place = blocks.slice(0, block).filter((one) => one.kind !== 'warm-up').length;
  const letter = kind === 'warm-up' ? 'W' : lettersOf(place);
  return rows.length > 1 ? `${letter}${row + 1}` : letter;
}

const lettersOf = (place: number): string =>
  (place >= 26 ? lettersOf(Math.floor(place / 26) - 1) : '') + String.fromCodePoint(65 + (place % 26));
