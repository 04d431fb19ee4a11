import {
  type BlockKind,
  PLAN_LIMITS,
  type PlanBlock,
  type PlanDay,
  type PlanRow,
  type PlanWeek,
  rowsOfDay,
  type TrainingPlan,
} from '@ironbloom/brand/plan';
import { COLUMNS, columnNames, letterOf, show } from '@ironbloom/brand/plan-cells';
import { weekdayNames } from '@ironbloom/brand/plan-days';
import { newUuid } from '#shared/lib/uuid.ts';

/** Said where a limit is reached. */
export const full = {
  day: `A day has room for ${PLAN_LIMITS.rows} exercises.`,
  week: `A week has room for ${PLAN_LIMITS.days} days.`,
  plan: `A plan has room for ${PLAN_LIMITS.weeks} weeks.`,
} as const;

/** Short: a plan of 16 weeks has thousands. */
export const newId = (): string => newUuid().slice(0, 13);

export const emptyPlan = (): TrainingPlan => ({ templateId: null, weeks: [emptyWeek()], maxima: [] });
export const emptyWeek = (): PlanWeek => ({ id: newId(), name: '', note: '', days: [emptyDay(0)] });
export const emptyDay = (weekday: number | null, name = ''): PlanDay => ({
  id: newId(),
  weekday,
  name,
  minutes: null,
  note: '',
  blocks: [],
});
export const emptyRow = (): PlanRow => ({
  id: newId(),
  exerciseId: null,
  name: '',
  sets: null,
  amount: null,
  load: null,
  effort: null,
  tempo: '',
  rest: null,
  each: null,
  note: '',
});

export const isEmptyRow = (row: PlanRow): boolean => COLUMNS.every((column) => show(column, row) === '');

/** A row of the grid: one of the plan, or the one in which the next exercise of a day is typed. */
export interface Line {
  day: PlanDay;
  /** Undefined for the line of the next exercise. */
  row: PlanRow | undefined;
  block: PlanBlock | undefined;
  /** A, B1, B2. */
  letter: string;
  /** Its place among rows that are done in turns. */
  turn: 'first' | 'middle' | 'last' | undefined;
}

const linesOfDays = new WeakMap<PlanDay, readonly Line[]>();

export function linesOfDay(day: PlanDay): readonly Line[] {
  const known = linesOfDays.get(day);
  if (known) return known;
  const lines = day.blocks.flatMap((block, place) =>
    block.rows.map((row, at): Line => {
      const end = at === block.rows.length - 1 ? 'last' : 'middle';
      return {
        day,
        row,
        block,
        letter: letterOf(day.blocks, place, at),
        turn: block.rows.length === 1 ? undefined : at === 0 ? 'first' : end,
      };
    }),
  );
  const all = [...lines, { day, row: undefined, block: undefined, letter: '', turn: undefined }];
  linesOfDays.set(day, all);
  return all;
}

export const linesOf = ({ days }: PlanWeek): Line[] => days.flatMap((day) => [...linesOfDay(day)]);

const rowsById = new WeakMap<PlanWeek, ReadonlyMap<string, PlanRow>>();

export function rowsOfWeek(week: PlanWeek): ReadonlyMap<string, PlanRow> {
  const known = rowsById.get(week);
  if (known) return known;
  const rows = new Map(week.days.flatMap(rowsOfDay).map((row) => [row.id, row]));
  rowsById.set(week, rows);
  return rows;
}

/** "Mon, Lower A", "Day 2". */
export function dayInWords({ weekday, name }: PlanDay, place: number): string {
  const when = weekday === null ? `Day ${place + 1}` : weekdayNames[weekday]!;
  return name === '' ? when : `${when}, ${name}`;
}

/** "4 × 6-8, 57.5 kg, RPE 8, rest 2:30". */
export function rowInWords(row: PlanRow): string {
  const { sets, rest, note } = row;
  const amount = show('amount', row);
  const work = [sets === null ? '' : String(sets), amount].filter(Boolean).join(' × ');
  const parts = [
    work,
    ...(['load', 'effort', 'tempo'] as const).map((column) => show(column, row)),
    rest === null ? '' : `rest ${show('rest', row)}`,
    row.each ? `${columnNames.each.toLowerCase()} ${show('each', row)}` : '',
    note,
  ];
  return parts.filter(Boolean).join(', ');
}

/** One row with the block that it stands in; rows of one block follow each other. */
export interface Placed {
  row: PlanRow;
  block: string;
  kind: BlockKind;
}

export const placedRows = (day: PlanDay): Placed[] =>
  day.blocks.flatMap(({ id, kind, rows }) => rows.map((row) => ({ row, block: id, kind })));

export const single = (row: PlanRow): Placed => ({ row, block: newId(), kind: 'single' });

/** The rows again, together as they were. */
export function copiesOf(placed: readonly Placed[]): Placed[] {
  const blocks = new Map<string, string>();
  return placed.map(({ row, block, kind }) => {
    if (!blocks.has(block)) blocks.set(block, newId());
    return { row: { ...row, id: newId() }, block: blocks.get(block)!, kind };
  });
}

/** The day with these rows; blocks that did not change are kept. */
export function withPlaced(day: PlanDay, placed: readonly Placed[]): PlanDay {
  const blocks: { id: string; kind: BlockKind; rows: PlanRow[] }[] = [];
  let open: string | undefined;
  for (const { row, block, kind } of placed) {
    if (block === open) blocks.at(-1)!.rows.push(row);
    else {
      const isTaken = blocks.some(({ id }) => id === block);
      blocks.push({ id: isTaken ? newId() : block, kind, rows: [row] });
      open = block;
    }
  }
  const before = new Map(day.blocks.map((block) => [block.id, block]));
  const next = blocks.map((block): PlanBlock => {
    const isAlone = block.rows.length === 1 && block.kind !== 'warm-up';
    const kind = isAlone ? 'single' : block.kind;
    const old = before.get(block.id);
    const isSame =
      old?.kind === kind &&
      old.rows.length === block.rows.length &&
      block.rows.every((row, at) => row === old.rows[at]);
    return isSame ? old : { ...block, kind };
  });
  const isSame = next.length === day.blocks.length && next.every((block, at) => block === day.blocks[at]);
  return isSame ? day : { ...day, blocks: next };
}
