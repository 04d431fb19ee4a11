import {
  type BlockKind,
  PLAN_LIMITS,
  type PlanDay,
  type PlanRow,
  type PlanWeek,
  rowsOf,
  type TrainingPlan,
} from '@ironbloom/brand/plan';
import { type Column, raised, show } from '@ironbloom/brand/plan-cells';
import { emptyWeek, isEmptyRow, newId, type Placed, placedRows, rowsOfWeek, withPlaced } from './lines.ts';

/** Commands answer a new document, or the same one where there is nothing to do. What they do not change keeps its reference. */

export type Cells = Partial<Omit<PlanRow, 'id'>>;

/** The list with its changed items; the same list where none changes. */
function mapped<Item>(list: readonly Item[], change: (item: Item, at: number) => Item): readonly Item[] {
  const next = list.map(change);
  return next.every((item, at) => item === list[at]) ? list : next;
}

const withDays = (week: PlanWeek, days: readonly PlanDay[]): PlanWeek =>
  days === week.days ? week : { ...week, days };

export const mapDay = (week: PlanWeek, id: string, change: (day: PlanDay) => PlanDay): PlanWeek =>
  withDays(
    week,
    mapped(week.days, (day) => (day.id === id ? change(day) : day)),
  );

function mapRows(week: PlanWeek, change: (row: PlanRow) => PlanRow): PlanWeek {
  return withDays(
    week,
    mapped(week.days, (day) => {
      const blocks = mapped(day.blocks, (block) => {
        const rows = mapped(block.rows, change);
        return rows === block.rows ? block : { ...block, rows };
      });
      return blocks === day.blocks ? day : { ...day, blocks };
    }),
  );
}

export function mapWeek(plan: TrainingPlan, at: number, change: (week: PlanWeek) => PlanWeek): TrainingPlan {
  const weeks = mapped(plan.weeks, (week, place) => (place === at ? change(week) : week));
  return weeks === plan.weeks ? plan : { ...plan, weeks };
}

/** @param cells by the id of the row */
export const setCells = (week: PlanWeek, cells: ReadonlyMap<string, Cells>): PlanWeek =>
  mapRows(week, (row) => {
    const change = cells.get(row.id);
    return change ? { ...row, ...change } : row;
  });

/** @param at before this row of the day */
export const insertRows = (week: PlanWeek, dayId: string, at: number, rows: readonly Placed[]): PlanWeek =>
  mapDay(week, dayId, (day) => {
    const placed = placedRows(day);
    const room = PLAN_LIMITS.rows - placed.length;
    return withPlaced(day, placed.toSpliced(at, 0, ...rows.slice(0, Math.max(0, room))));
  });

export const removeRows = (week: PlanWeek, ids: ReadonlySet<string>): PlanWeek =>
  withDays(
    week,
    mapped(week.days, (day) =>
      withPlaced(
        day,
        placedRows(day).filter(({ row }) => !ids.has(row.id)),
      ),
    ),
  );

/** A row between two of one block joins it; one that has left its block is alone. */
function settled(placed: readonly Placed[], at: number): Placed[] {
  const [before, moved, after] = [placed[at - 1], placed[at]!, placed[at + 1]];
  if (before && before.block === after?.block)
    return placed.with(at, { ...moved, block: before.block, kind: before.kind });
  const stays = before?.block === moved.block || after?.block === moved.block;
  const isAlone = !placed.some((one, place) => place !== at && one.block === moved.block);
  return stays || isAlone ? [...placed] : placed.with(at, { ...moved, block: newId(), kind: 'single' });
}

/** Moves rows of one day by one place; at the day's end into the next day. */
export function moveRows(week: PlanWeek, ids: ReadonlySet<string>, step: -1 | 1): PlanWeek {
  const at = week.days.findIndex((day) => placedRows(day).some(({ row }) => ids.has(row.id)));
  const day = week.days[at];
  if (!day) return week;
  const placed = placedRows(day);
  const places = placed.flatMap(({ row }, place) => (ids.has(row.id) ? [place] : []));
  const [first, last] = [places[0]!, places.at(-1)!];
  const from = step === 1 ? last + 1 : first - 1;
  const passed = placed[from];
  if (passed) {
    const to = step === 1 ? first : last;
    const next = placed.toSpliced(from, 1).toSpliced(to, 0, passed);
    const moved = first === last ? settled(next, first + step) : next;
    return mapDay(week, day.id, () => withPlaced(day, first === last ? moved : settled(moved, to)));
  }
  const other = week.days[at + step];
  if (!other || placedRows(other).length + places.length > PLAN_LIMITS.rows) return week;
  const going = placed.slice(first, last + 1);
  const rest = placed.filter(({ row }) => !ids.has(row.id));
  const own = new Set(placedRows(other).map(({ block }) => block));
  const names = new Map<string, string>();
  const arriving = going.map((one) => {
    const isShared = own.has(one.block) || rest.some(({ block }) => block === one.block);
    if (isShared && !names.has(one.block)) names.set(one.block, newId());
    return { ...one, block: names.get(one.block) ?? one.block };
  });
  const without = mapDay(week, day.id, () => withPlaced(day, rest));
  return insertRows(without, other.id, step === 1 ? 0 : placedRows(other).length, arriving);
}

/** Moves a row before another one, or to the end of a day. For dragging. */
export function dropRow(week: PlanWeek, id: string, dayId: string, before: string | undefined): PlanWeek {
  const moved = week.days.flatMap(placedRows).find(({ row }) => row.id === id);
  const target = week.days.find((day) => day.id === dayId);
  if (!moved || !target || id === before) return week;
  const isHere = placedRows(target).some(({ row }) => row.id === id);
  if (!isHere && placedRows(target).length >= PLAN_LIMITS.rows) return week;
  const without = removeRows(week, new Set([id]));
  return mapDay(without, dayId, (day) => {
    const placed = placedRows(day);
    const found = placed.findIndex(({ row }) => row.id === before);
    const at = found < 0 ? placed.length : found;
    return withPlaced(day, settled(placed.toSpliced(at, 0, moved), at));
  });
}

/** Rows of one day as one block; rows that are such a block already are separated. */
export const groupRows = (week: PlanWeek, ids: ReadonlySet<string>, kind: BlockKind): PlanWeek =>
  withDays(
    week,
    mapped(week.days, (day) => {
      const placed = placedRows(day);
      const chosen = placed.filter(({ row }) => ids.has(row.id));
      if (chosen.length === 0) return day;
      const [first] = chosen;
      const isGroup =
        chosen.every((one) => one.block === first!.block && one.kind === kind) &&
        placed.filter(({ block }) => block === first!.block).length === chosen.length &&
        (chosen.length > 1 || kind === 'warm-up');
      const block = newId();
      const next = placed.map((one) => {
        if (!ids.has(one.row.id)) return one;
        return isGroup ? { ...one, block: newId(), kind: 'single' as const } : { ...one, block, kind };
      });
      return withPlaced(day, next);
    }),
  );

export const addDay = (week: PlanWeek, day: PlanDay, at = week.days.length): PlanWeek =>
  week.days.length >= PLAN_LIMITS.days ? week : { ...week, days: week.days.toSpliced(at, 0, day) };

export const removeDay = (week: PlanWeek, id: string): PlanWeek => ({
  ...week,
  days: week.days.filter((day) => day.id !== id),
});

export function moveDay(week: PlanWeek, id: string, step: -1 | 1): PlanWeek {
  const at = week.days.findIndex((day) => day.id === id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= week.days.length) return week;
  return { ...week, days: week.days.toSpliced(at, 1).toSpliced(to, 0, week.days[at]!) };
}

/** From a weekday on; null where the week has them all. */
export function freeWeekday({ days }: PlanWeek, from = 0): number | null {
  const used = new Set(days.map(({ weekday }) => weekday));
  const all = Array.from({ length: 7 }, (_, step) => (from + step) % 7);
  return all.find((one) => !used.has(one)) ?? null;
}

/** A copy for a week: ids that the week has already are new, and so is a weekday. */
export function copyOfDay(day: PlanDay, into: PlanWeek): PlanDay {
  const rows = rowsOfWeek(into);
  return {
    ...day,
    weekday: day.weekday === null ? null : freeWeekday(into, day.weekday),
    id: into.days.some(({ id }) => id === day.id) ? newId() : day.id,
    blocks: day.blocks.map((block) => ({
      ...block,
      id: newId(),
      rows: block.rows.map((row) => (rows.has(row.id) ? { ...row, id: newId() } : row)),
    })),
  };
}

/** Days, blocks and rows keep their ids. */
export const copyOfWeek = (week: PlanWeek): PlanWeek => ({ ...week, id: newId() });

const isSameDose = (a: PlanRow, b: PlanRow): boolean =>
  (['sets', 'amount', 'load'] as const).every((column) => show(column, a) === show(column, b));

/** A row in the week after: raised once it has stood as it is for as many weeks as its progression says. */
function rowLater(plan: TrainingPlan, at: number, row: PlanRow): PlanRow {
  const every = row.each?.everyWeeks ?? 1;
  const first = plan.weeks[at + 1 - every];
  const before = first && rowsOfWeek(first).get(row.id);
  return before && isSameDose(before, row) ? raised(row, every) : row;
}

export function insertWeek(plan: TrainingPlan, week: PlanWeek, at = plan.weeks.length): TrainingPlan {
  return plan.weeks.length >= PLAN_LIMITS.weeks
    ? plan
    : { ...plan, weeks: plan.weeks.toSpliced(at, 0, week) };
}

/** @param raise as its progression has it a week later */
export function duplicateWeek(plan: TrainingPlan, at: number, raise: boolean): TrainingPlan {
  const week = plan.weeks[at]!;
  const later = raise ? mapRows(week, (row) => rowLater(plan, at, row)) : week;
  return insertWeek(plan, { ...copyOfWeek(later), name: '', note: '' }, at + 1);
}

/** A plan has a week at least. */
export function removeWeek(plan: TrainingPlan, at: number): TrainingPlan {
  const weeks = plan.weeks.toSpliced(at, 1);
  return { ...plan, weeks: weeks.length === 0 ? [emptyWeek()] : weeks };
}

/** What belongs together is copied together. */
const cellOf = (row: PlanRow, column: Column): Cells =>
  column === 'name' ? { name: row.name, exerciseId: row.exerciseId } : { [column]: row[column] };

export const cellsOf = (row: PlanRow, columns: readonly Column[]): Cells =>
  Object.assign({}, ...columns.map((column) => cellOf(row, column))) as Cells;

/** The first row's cells in the others. */
export function fillDown(week: PlanWeek, ids: readonly string[], columns: readonly Column[]): PlanWeek {
  const first = rowsOfWeek(week).get(ids[0] ?? '');
  if (!first) return week;
  return setCells(week, new Map(ids.slice(1).map((id) => [id, cellsOf(first, columns)])));
}

/**
 * The rows' cells in all coming weeks, as the progression of each has them. A row that a week lacks is added to its day.
 */
export function fillRight(
  plan: TrainingPlan,
  at: number,
  ids: readonly string[],
  columns: readonly Column[],
): TrainingPlan {
  const from = plan.weeks[at]!;
  const weeks = mapped(plan.weeks, (week, place) => {
    if (place <= at) return week;
    const later = new Map(
      ids.flatMap((id) => {
        const row = rowsOfWeek(from).get(id);
        return row ? [[id, raised(row, place - at)] as const] : [];
      }),
    );
    const known = rowsOfWeek(week);
    let next = setCells(
      week,
      new Map([...later].filter(([id]) => known.has(id)).map(([id, row]) => [id, cellsOf(row, columns)])),
    );
    for (const day of from.days) {
      const missing = placedRows(day)
        .filter(({ row }) => later.has(row.id) && !known.has(row.id))
        .map((one) => ({ ...one, row: later.get(one.row.id)! }));
      const there = week.days.find(({ id }) => id === day.id);
      if (missing.length > 0 && there) next = insertRows(next, day.id, placedRows(there).length, missing);
    }
    return next;
  });
  return weeks === plan.weeks ? plan : { ...plan, weeks };
}

/** An exercise, by its id or, without one, by its name. */
export interface ExerciseKey {
  exerciseId: string | null;
  name: string;
}

export const isExercise = (row: ExerciseKey, { exerciseId, name }: ExerciseKey): boolean =>
  exerciseId === null ? row.exerciseId === null && row.name === name : row.exerciseId === exerciseId;

/** Where a plan has an exercise, with the place of its week. */
export const prescribedOf = (plan: TrainingPlan | null, key: ExerciseKey): { at: number; one: PlanRow }[] =>
  (plan?.weeks ?? []).flatMap((week, at) =>
    [...rowsOfWeek(week).values()].filter((one) => isExercise(one, key)).map((one) => ({ at, one })),
  );

/** Another exercise in place of one, in this week and all that follow. */
export function replaceExercise(
  plan: TrainingPlan,
  from: number,
  old: ExerciseKey,
  { exerciseId, name }: ExerciseKey,
): TrainingPlan {
  const weeks = mapped(plan.weeks, (week, at) =>
    at < from ? week : mapRows(week, (row) => (isExercise(row, old) ? { ...row, exerciseId, name } : row)),
  );
  return weeks === plan.weeks ? plan : { ...plan, weeks };
}

/** 0 removes it. */
export const setMaximum = (plan: TrainingPlan, id: string, kg: number): TrainingPlan => {
  const others = plan.maxima.filter((one) => one.id !== id);
  return { ...plan, maxima: kg > 0 ? [...others, { id, kg }] : others };
};

/**
 * A template's weeks in a plan. Its days begin at a weekday and keep their distance: three a week are two days apart.
 * @param at replaces the weeks from here on; the number of weeks appends
 */
export function withTemplate(
  plan: TrainingPlan,
  template: TrainingPlan,
  { at, weekday }: { at: number; weekday: number | null },
): TrainingPlan {
  const weeks = template.weeks.map((week) => ({
    ...week,
    id: newId(),
    days: mapped(week.days, (day, place) => ({
      ...day,
      weekday: weekday === null ? null : spread(weekday, place, week.days.length),
    })),
  }));
  return {
    ...plan,
    templateId: template.templateId,
    weeks: [...plan.weeks.slice(0, at), ...weeks].slice(0, PLAN_LIMITS.weeks),
  };
}

const spread = (weekday: number, place: number, days: number): number =>
  (weekday + Math.floor((place * 7) / days)) % 7;

/** What is published: without rows in which nothing was written. */
export function withoutEmptyRows(plan: TrainingPlan): TrainingPlan {
  const weeks = mapped(plan.weeks, (week) =>
    removeRows(week, new Set([...rowsOfWeek(week).values()].filter(isEmptyRow).map(({ id }) => id))),
  );
  return weeks === plan.weeks ? plan : { ...plan, weeks };
}

export const hasRows = (plan: TrainingPlan): boolean => rowsOf(plan).length > 0;
