import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.domain.ts';
import { indianTime } from '../../../platform/text/indian-time.domain.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { RazorpayError } from '../../payments/razorpay/razorpay.gateway.ts';
import { accountingError } from '../accounting.errors.ts';
import { monthOf, periodOf } from '../period.domain.ts';
import { PayoutFetcher } from './payout-fetching.ts';
import type { PayoutLine } from './payout-line-checks.domain.ts';
import { differencesOf, payoutsOf } from './payouts.domain.ts';
import { PayoutsRepository } from './payouts.repository.ts';

/** Razorpay's payouts of a month compared with sales and refunds. */
@Injectable()
export class PayoutsService {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly fetcher: PayoutFetcher,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** @param key `2026-11`; absent: the current month. @throws UNKNOWN_PERIOD */
  async read(key: string | undefined) {
    const period = periodOf(key ?? monthOf(new Date()));
    const { from, to } = period;
    const ofMonth = await this.payouts.findLines(from, to);
    const namedPayments = ids(ofMonth, ({ type, entityId, paymentId }) =>
      type === 'payment' ? entityId : paymentId,
    );
    const [payments, refunds, first, fetchedAt] = await Promise.all([
      this.payouts.findPayments(
        from,
        to,
        namedPayments,
        ids(ofMonth, ({ orderId }) => orderId),
      ),
      this.payouts.findRefunds(
        from,
        to,
        ids(ofMonth, ({ type, entityId }) => (type === 'refund' ? entityId : null)),
      ),
      this.payouts.firstMoment(),
      this.payouts.lastFetch(),
    ]);
    const entities = [
      ...ofMonth.map(({ entityId }) => entityId),
      ...payments.map(({ razorpayPaymentId }) => razorpayPaymentId),
      ...refunds.map(({ razorpayRefundId }) => razorpayRefundId),
    ].filter((id) => id !== null);
    const refunded = ids(ofMonth, ({ type, paymentId }) => (type === 'refund' ? paymentId : null));
    const lines = await this.payouts.findRelatedLines(
      entities,
      refunded,
      ids(ofMonth, ({ utr }) => utr),
    );
    return {
      period,
      firstMonth: monthOf(first ?? new Date()),
      fetchedAt,
      payouts: payoutsOf(ofMonth),
      differences: differencesOf({ from, to, now: new Date(), lines, payments, refunds }),
    };
  }

  /** Fetches the whole month again. @returns the number of lines. @throws UNKNOWN_PERIOD, SETTLEMENTS_UNAVAILABLE */
  async fetch(key: string, actor: Actor): Promise<number> {
    periodOf(key);
    const lines = await this.ask(key);
    await this.record(actor, 'Fetched', { month: key, lines });
    return lines;
  }

  /** The month's lines as CSV. @throws UNKNOWN_PERIOD */
  async file(key: string, actor: Actor): Promise<{ fileName: string; content: Readable }> {
    const { from, to } = periodOf(key);
    const lines = await this.payouts.findLines(from, to);
    await this.record(actor, 'Exported', { month: key });
    return { fileName: `settlements-${key}.csv`, content: Readable.from(payoutsCsv(lines)) };
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

function ids(lines: readonly PayoutLine[], of: (line: PayoutLine) => string | null): string[] {
  return [...new Set(lines.map(of).filter((id) => id !== null))];
}

const HEADINGS = [
  'Settlement',
  'UTR',
  'Settled (IST)',
  'Type',
  'ID',
  'Of payment',
  'Order ID',
  'Made (IST)',
  'Method',
  'Currency',
  'Amount',
  'Fee with tax',
  'Tax',
  'Paid out',
  'Taken',
  'On hold',
  'Dispute',
];
const LINES_AT_A_TIME = 500;

/** Lines as Razorpay reports them, amounts in rupees, in batches that yield to other requests. */
function* payoutsCsv(lines: readonly PayoutLine[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS);
  for (let from = 0; from < lines.length; from += LINES_AT_A_TIME) {
    yield lines
      .slice(from, from + LINES_AT_A_TIME)
      .map((line) => csvLine(cells(line)))
      .join('');
  }
}

function cells(line: PayoutLine): (string | number | null)[] {
  return [
    line.settlementId,
    line.utr,
    indianTime(line.settledAt),
    line.type,
    line.entityId,
    line.paymentId,
    line.orderId,
    indianTime(line.createdAt),
    line.method,
    line.currency,
    line.amountPaise / 100,
    line.feePaise / 100,
    line.taxPaise / 100,
    line.creditPaise / 100,
    line.debitPaise / 100,
    line.onHold ? 'yes' : '',
    line.disputeId,
  ];
}
