import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import type { TextTable } from '#shared/lib/text-table.ts';
import { type BookForm, lists, type PlanForm, type PlanRow, rowsOf } from './book.ts';

/** A column of numbers; months belong to both lists. */
type NumberColumn =
  | { field: 'months'; list?: undefined }
  | { field: 'price' | 'originalPrice'; list: PriceListId };

/** In the grid's order. A paste fills these columns only. */
export const numberColumns: readonly NumberColumn[] = [
  { field: 'months' },
  ...lists.flatMap(({ id: list }): NumberColumn[] => [
    { field: 'price', list },
    { field: 'originalPrice', list },
  ]),
];

export const columnOf = (list: PriceListId, field: 'price' | 'originalPrice'): number =>
  numberColumns.findIndex((each) => each.list === list && each.field === field);

/** "₹ 15 000" and "Rs. 15,000.00" as 15000, "3 months" as 3; any other text as it is. */
export function typedNumber(field: NumberColumn['field'], text: string): string {
  if (field === 'months') return /^(\d{1,3}) ?(?:months?)?$/i.exec(text.trim())?.[1] ?? text;
  const paise = readRupees(text.replaceAll(/\s/g, '').replace(/^(?:rs\.?|inr)/i, ''));
  return paise === undefined ? text : typedRupees(paise);
}

const plansAt = (row: PlanRow | undefined, { list }: NumberColumn): PlanForm[] =>
  row ? Object.values(row.plans).filter(({ priceList }) => list === undefined || priceList === list) : [];

export interface Pasted {
  plans: readonly PlanForm[];
  filled: number;
  /** Texts without a cell. */
  left: number;
}

/** Fills the cells to the right and below with a copied table. Empty texts change nothing. */
export function pasted(form: BookForm, at: { row: string; column: number }, table: TextTable): Pasted {
  const rows = form.kinds.flatMap(({ key }) => rowsOf(form, key));
  const top = rows.findIndex(({ id }) => id === at.row);
  const changes = new Map<string, Partial<PlanForm>>();
  let filled = 0;
  let left = 0;
  for (const [down, texts] of table.entries()) {
    for (const [right, text] of texts.entries()) {
      const column = numberColumns[at.column + right];
      const plans = column ? plansAt(rows[top + down], column) : [];
      if (text === '') continue;
      if (!column || plans.length === 0) left += 1;
      else filled += 1;
      for (const { id } of plans)
        changes.set(id, { ...changes.get(id), [column!.field]: typedNumber(column!.field, text) });
    }
  }
  return { plans: form.plans.map((plan) => ({ ...plan, ...changes.get(plan.id) })), filled, left };
}
