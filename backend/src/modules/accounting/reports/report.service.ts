import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { monthOf, periodOf } from '../period.domain.ts';
import { csvFile, type ReportFormat, xlsxFile } from './report-files.ts';
import { addUp, everyKind } from './report.domain.ts';
import { ReportRepository } from './report.repository.ts';

/** The accountant's month: documents and refunds, each with its day, real payments only. */
@Injectable()
export class ReportService {
  constructor(
    private readonly rows: ReportRepository,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** @param key absent: the current month. @throws UNKNOWN_PERIOD */
  async read(key: string | undefined, page: number, limit: number) {
    const period = periodOf(key ?? monthOf(new Date()));
    const [found, items, testPayments, programs, firstSale] = await Promise.all([
      this.rows.sums(period),
      this.rows.page(period, page, limit),
      this.rows.testPayments(period),
      this.rows.programs(period),
      this.rows.firstSale(),
    ]);
    const sums = everyKind(found);
    const total = sums.reduce((count, sum) => count + sum.count, 0);
    // Month of the first sale.
    const firstMonth = monthOf(firstSale ?? new Date());
    return { period, firstMonth, sums, totals: addUp(sums), testPayments, programs, items, total };
  }

  /** All rows with totals, streamed. @throws UNKNOWN_PERIOD */
  async file(
    key: string,
    format: ReportFormat,
    actor: Actor,
  ): Promise<{ fileName: string; content: Readable }> {
    const period = periodOf(key);
    await this.db.run((tx) =>
      this.activities.record(tx, actor, {
        action: 'Exported',
        feature: 'Payment report',
        changes: { before: null, after: { period: key, format } },
      }),
    );
    const batches = this.rows.batches(period);
    const content = format === 'csv' ? csvFile(batches) : xlsxFile(period.title, batches);
    return { fileName: `payments-report-${key}.${format}`, content };
  }
}
