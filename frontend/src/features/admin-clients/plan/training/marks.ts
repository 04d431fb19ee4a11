import type { PlanRow, PlanWeek, TrainingPlan } from '@ironbloom/brand/plan';
import { type Column, COLUMNS, raised, show } from '@ironbloom/brand/plan-cells';
import { rowsOfWeek } from './lines.ts';

/** A changed cell: as its progression has it, or typed. With what stood there. */
export interface Mark {
  by: 'rule' | 'typed';
  was: string;
}
export type Marks = Partial<Record<Column, Mark>>;

/** What a row's cells are compared with. Rows of the plan, so that the same ones are the same objects. */
export interface Before {
  /** Of the published week; without one, of the week before. Null: a new row of a published week. */
  row: PlanRow | null | undefined;
  /** The same row in the week before. */
  last: PlanRow | undefined;
  /** The same row in the week from which the progression counts. */
  counted: PlanRow | undefined;
  from: string;
}

/** @param at of the week in the plan */
export function beforeOf(
  plan: TrainingPlan,
  at: number,
  published: TrainingPlan | null,
): (row: PlanRow) => Before {
  const old: PlanWeek | undefined = published?.weeks.find(({ id }) => id === plan.weeks[at]!.id);
  const rowOf = (week: PlanWeek | undefined, id: string): PlanRow | undefined =>
    week && rowsOfWeek(week).get(id);
  return ({ id, each }) => {
    const last = rowOf(plan.weeks[at - 1], id);
    return {
      row: old ? (rowOf(old, id) ?? null) : last,
      last,
      counted: rowOf(plan.weeks[at - (each?.everyWeeks ?? 1)], id),
      from: old ? 'Before' : `Week ${at}`,
    };
  };
}

const nothing: Marks = {};

export function marksOf(row: PlanRow, { row: old, last, counted, from }: Before): Marks {
  if (old === undefined || old === row) return nothing;
  if (old === null) return { name: { by: 'typed', was: 'A new row' } };
  const rules = [last && raised(last, 1), counted && raised(counted, row.each?.everyWeeks ?? 1)];
  const marks: Marks = {};
  for (const column of COLUMNS) {
    const [is, was] = [show(column, row), show(column, old)];
    if (is === was) continue;
    const by = rules.some((rule) => rule && show(column, rule) === is) ? 'rule' : 'typed';
    marks[column] = { by, was: `${from}: ${was || 'nothing'}` };
  }
  return marks;
}
