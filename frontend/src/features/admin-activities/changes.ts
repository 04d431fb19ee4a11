import { formatRupees } from '#shared/india/rupees.ts';
import type { Changes } from './api.ts';

/** One changed field; undefined where it did not exist. */
export interface FieldChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Fields in paise. */
const money = new Set(['amount', 'refundable']);

function inWords(field: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && money.has(field)) return formatRupees(value);
  return JSON.stringify(value, null, 2);
}

/** "coverPicture" and "cover_picture" become "Cover picture". */
function named(field: string): string {
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields whose values differ. */
export function fieldChanges({ before, after }: Changes): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({
      field: named(field),
      before: inWords(field, before?.[field]),
      after: inWords(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
