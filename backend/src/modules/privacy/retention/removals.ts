import { type Retention, type RetentionKind, retentionLimits } from '@ironbloom/brand/retention';
import type { Sql } from '../../../platform/database/sql.ts';
import { fromModules, removals } from '../../../platform/declarations.ts';
import type { Due, Removal } from '../../../platform/removal.ts';

interface RemovalsOfKind {
  kind: RetentionKind;
  parts: readonly Removal[];
}

/** By kind of data, in the order of the screen and of the night. */
export const removalsByKind = fromModules((): readonly RemovalsOfKind[] =>
  (Object.keys(retentionLimits) as RetentionKind[]).map((kind) => ({
    kind,
    parts: removals().filter((removal) => removal.kind === kind),
  })),
);

/** Until when rows are past their time. */
export async function cutoffOf(
  sql: Sql,
  retention: Retention,
  kind: RetentionKind,
  { keep }: Due,
): Promise<Date> {
  const period = keep ?? `${retention[kind]} ${retentionLimits[kind].unit}`;
  const [row] = await sql.rows<{ at: Date }>('SELECT now() - $1::interval AS at', [period]);
  if (!row) throw new Error('PostgreSQL did not say what time it is');
  return row.at;
}
