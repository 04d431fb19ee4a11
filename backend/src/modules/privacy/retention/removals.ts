import { type Retention, type RetentionKind, retentionLimits } from '@ironbloom/brand/retention';
import type { Sql } from '../../../platform/database/sql.ts';
import { fromModules, removals } from '../../../platform/declarations.ts';
import type { Due, Removal } from '../../../platform/removal.ts';
import { Injectable } from '@nestjs/common';
import { type Count, countRows } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { NightlyRuns } from '../../../platform/jobs/nightly.ts';
import { CurrentRetention } from './retention.service.ts';

interface RemovalsOfKind {
  kind: RetentionKind;
  parts: readonly Removal[];
}

/** By kind of data, in the order of the screen and of the run. */
export const removalsByKind = fromModules((): readonly RemovalsOfKind[] =>
  (Object.keys(retentionLimits) as RetentionKind[]).map((kind) => ({
    kind,
    parts: removals().filter((removal) => removal.kind === kind),
  })),
);

/** Rows older than this are expired. */
export async function cutoffOf(
  sql: Sql,
  retention: Retention,
  kind: RetentionKind,
  { keep }: Due,
): Promise<Date> {
  const period = keep ?? `${retention[kind]} ${retentionLimits[kind].unit}`;
  const [row] = await sql.rows<{ at: Date }>('SELECT now() - $1::interval AS at', [period]);
  if (!row) throw new Error('PostgreSQL returned no time');
  return row.at;
}

export interface DueKind extends Count {
  kind: RetentionKind;
  oldest: Date | null;
  /** False: expired but kept. */
  removes: boolean;
}

/** Preview of the next night, counted as far as that is cheap (retention-3). */
@Injectable()
export class DueRemovals {
  constructor(
    private readonly db: UnitOfWork,
    private readonly runs: NightlyRuns,
    private readonly retention: CurrentRetention,
  ) {}

  async look() {
    const [kinds, lastRun] = await Promise.all([
      Promise.all(removalsByKind().map(({ kind, parts }) => this.kind(kind, parts))),
      this.runs.last('retention'),
    ]);
    return { kinds, lastRun };
  }

  private async kind(kind: RetentionKind, parts: readonly Removal[]): Promise<DueKind> {
    const found: (Count & { oldest: Date | null })[] = [];
    for (const { due } of parts) {
      const { from, at, where } = due;
      const cutoff = await cutoffOf(this.db, this.retention.value, kind, due);
      const count = await countRows(this.db, `${from} WHERE ${where}`, [cutoff]);
      const [first] = await this.db.rows<{ oldest: Date }>(
        `SELECT ${at} AS oldest FROM ${from} WHERE ${where} ORDER BY ${at} LIMIT 1`,
        [cutoff],
      );
      found.push({ ...count, oldest: first?.oldest ?? null });
    }
    const dates = found.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
    return {
      kind,
      removes: parts.some(({ remove }) => remove),
      total: found.reduce((sum, { total }) => sum + total, 0),
      ...(found.some(({ more }) => more) && { more: true }),
      oldest: dates.length > 0 ? new Date(Math.min(...dates)) : null,
    };
  }
}
