import type { RetentionKind } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { type Count, countRows } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { NightlyRuns } from '../../../platform/jobs/nightly/nightly-runs.ts';
import { CurrentRetention } from './current-retention.api.ts';
import type { Removal } from '../../../platform/removal.ts';
import { cutoffOf, removalsByKind } from './removals.ts';

export interface DueKind extends Count {
  kind: RetentionKind;
  oldest: Date | null;
  /** False: past their time, and kept all the same. */
  removes: boolean;
}

/** What the next night would remove, counted as far as that is cheap (retention-3). */
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
