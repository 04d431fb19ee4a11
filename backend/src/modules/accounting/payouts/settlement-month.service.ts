import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { accountingError } from '../accounting.errors.ts';
import { RazorpayError } from '../../payments/razorpay/razorpay.gateway.ts';
import type { SettlementLine } from '../../payments/razorpay/settlement-line.domain.ts';
import { monthOf, periodOf, type ReportPeriod } from '../reports/report-period.domain.ts';
import { type Difference, differencesOf } from './core/settlement-differences.domain.ts';
import { SettlementFetcher } from './settlement-fetcher.ts';
import { SettlementLinesRepository } from './settlement-lines.repository.ts';
import { SettlementMonthRepository } from './settlement-month.repository.ts';
import { settlementsCsv } from './settlements-csv.ts';
import { type Settlement, settlementsOf } from './core/settlements.domain.ts';

export interface SettlementMonth {
  period: ReportPeriod;
  /** Nothing is to be found before. */
  firstMonth: string;
  /** When a morning was last answered, or lines came; null: never. */
  fetchedAt: Date | null;
  settlements: Settlement[];
  differences: Difference[];
}

/** What Razorpay paid out in a month, held against what was sold and refunded. */
@Injectable()
export class SettlementMonths {
  constructor(
    private readonly lines: SettlementLinesRepository,
    private readonly ours: SettlementMonthRepository,
    private readonly fetcher: SettlementFetcher,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** @param key `2026-11`; absent: the current month. @throws UNKNOWN_PERIOD */
  async read(key: string | undefined): Promise<SettlementMonth> {
    const period = known(key ?? monthOf(new Date()));
    const { from, to } = period;
    const ofMonth = await this.lines.between(from, to);
    const namedPayments = ids(ofMonth, ({ type, entityId, paymentId }) =>
      type === 'payment' ? entityId : paymentId,
    );
    const [payments, refunds, first, fetchedAt] = await Promise.all([
      this.ours.payments(
        from,
        to,
        namedPayments,
        ids(ofMonth, ({ orderId }) => orderId),
      ),
      this.ours.refunds(
        from,
        to,
        ids(ofMonth, ({ type, entityId }) => (type === 'refund' ? entityId : null)),
      ),
      this.ours.first(),
      this.lines.lastFetch(),
    ]);
    const entities = [
      ...ofMonth.map(({ entityId }) => entityId),
      ...payments.map(({ razorpayPaymentId }) => razorpayPaymentId),
      ...refunds.map(({ razorpayRefundId }) => razorpayRefundId),
    ].filter((id) => id !== null);
    const refunded = ids(ofMonth, ({ type, paymentId }) => (type === 'refund' ? paymentId : null));
    const lines = await this.lines.about(
      entities,
      refunded,
      ids(ofMonth, ({ utr }) => utr),
    );
    return {
      period,
      firstMonth: monthOf(first ?? new Date()),
      fetchedAt,
      settlements: settlementsOf(ofMonth),
      differences: differencesOf({ from, to, now: new Date(), lines, payments, refunds }),
    };
  }

  /** Asks Razorpay for the whole month again. @returns how many lines it has. @throws UNKNOWN_PERIOD, SETTLEMENTS_UNAVAILABLE */
  async fetch(key: string, actor: Actor): Promise<number> {
    known(key);
    const lines = await this.ask(key);
    await this.record(actor, 'Fetched', { month: key, lines });
    return lines;
  }

  /** The month's lines as CSV. @throws UNKNOWN_PERIOD */
  async file(key: string, actor: Actor): Promise<{ fileName: string; content: Readable }> {
    const { from, to } = known(key);
    const lines = await this.lines.between(from, to);
    await this.record(actor, 'Exported', { month: key });
    return { fileName: `settlements-${key}.csv`, content: Readable.from(settlementsCsv(lines)) };
  }

  private async ask(month: string): Promise<number> {
    try {
      return await this.fetcher.fetchMonth(month);
    } catch (error) {
      if (error instanceof RazorpayError) throw accountingError('SETTLEMENTS_UNAVAILABLE', { cause: error });
      throw error;
    }
  }

  private record(actor: Actor, action: 'Fetched' | 'Exported', after: object): Promise<void> {
    const changes = { before: null, after };
    return this.db.run((tx) =>
      this.activities.record(tx, actor, { action, feature: 'Settlements', changes }),
    );
  }
}

function known(key: string): ReportPeriod {
  const period = periodOf(key);
  if (!period) throw accountingError('UNKNOWN_PERIOD');
  return period;
}

function ids(lines: readonly SettlementLine[], of: (line: SettlementLine) => string | null): string[] {
  return [...new Set(lines.map(of).filter((id) => id !== null))];
}
