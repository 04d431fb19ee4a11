import type { RetentionKind } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { type Count, countRows } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { NightlyRuns } from '../../../platform/jobs/nightly/nightly-runs.ts';
import { CurrentRetention } from './current-retention.api.ts';
import { pastTheirTime } from './removals/index.ts';
import { cutoffOf, type Due } from './removals/removal.ts';

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
      Promise.all(pastTheirTime.map(({ kind, removes, parts }) => this.kind(kind, removes, parts))),
      this.runs.last('retention'),
    ]);
    return { kinds, lastRun };
  }

  private async kind(kind: RetentionKind, removes: boolean, parts: readonly Due[]): Promise<DueKind> {
    const found: (Count & { oldest: Date | null })[] = [];
    for (const due of parts) {
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
      removes,
      total: found.reduce((sum, { total }) => sum + total, 0),
      ...(found.some(({ more }) => more) && { more: true }),
      oldest: dates.length > 0 ? new Date(Math.min(...dates)) : null,
    };
  }
}
