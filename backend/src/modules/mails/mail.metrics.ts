import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { refusedAndOpen } from './refused-mails.ts';

/** As the index `mails_by_status` has it. */
const STATUS = `(CASE WHEN status = 'sending' THEN 'queued' ELSE status END)`;

/** Receipts and codes. Every worker says the same: take the maximum, not the sum. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, db: UnitOfWork) {
    metrics.gauge('ironbloom_mails_unsent', 'Receipts and codes that are not sent', ['status'], async () => {
      const rows = await db.rows<{ status: string; value: number }>(
        `SELECT 'queued' AS status, count(*)::int AS value FROM mails WHERE ${STATUS} = 'queued'
         UNION ALL
         SELECT 'failed', count(*)::int FROM mails WHERE ${STATUS} = 'failed' AND ${refusedAndOpen()}`,
      );
      return rows.map(({ status, value }) => ({ labels: { status }, value }));
    });
    metrics.gauge('ironbloom_mails_sent_last_hour', 'Receipts and codes sent within the last hour', [], () =>
      db.rows<{ value: number }>(
        `SELECT count(*)::int AS value FROM mails WHERE status = 'sent' AND created_at > now() - interval '1 hour'`,
      ),
    );
  }
}
