import { isoDay } from '@ironbloom/brand/india';
import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import { DownloadTickets } from '../../../platform/redis/download-tickets.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.domain.ts';
import { indianTime } from '../../../platform/text/indian-time.domain.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { refundedPaise } from '../../payments/payments.repository.ts';
import { salesError } from '../sales.errors.ts';
import { paymentConditions, type PaymentFilter } from './payment-filter.ts';

const EXPORTED = [
  'id',
  'createdAt',
  'name',
  'email',
  'phone',
  'trainingType',
  'duration',
  'amountPaise',
  'discountPaise',
  'offerName',
  'currency',
  'status',
  'flagged',
  'test',
  'priceList',
  'razorpayOrderId',
  'razorpayPaymentId',
  'receiptNumber',
  'completedAt',
] as const;

interface ExportedPayment extends Pick<PaymentEntity, (typeof EXPORTED)[number]> {
  /** Microseconds, for the keyset of the next batch. */
  cursor: string;
  refundedPaise: number;
}

const BATCH = 2_000;

/** Exports for plain downloads, which cannot carry a bearer token. */
@Injectable()
export class PaymentExportService {
  constructor(
    private readonly tickets: DownloadTickets,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** @returns a ticket for the filtered payments, valid once within a minute. @throws EXPORT_UNAVAILABLE */
  async allow(filter: PaymentFilter, actor: Actor): Promise<string> {
    const ticket = await this.tickets.issue('export:payments', filter).catch(unavailable);
    const changes = { before: null, after: filter };
    await this.db.run((tx) =>
      this.activities.record(tx, actor, { action: 'Exported', feature: 'Payment', changes }),
    );
    return ticket;
  }

  /** The file, streamed. @throws UNKNOWN_EXPORT, EXPORT_UNAVAILABLE */
  async redeem(ticket: string): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
    const filter = await this.tickets.redeem<PaymentFilter>('export:payments', ticket).catch(unavailable);
    if (!filter) throw salesError('UNKNOWN_EXPORT');
    return { fileName: fileName(), lines: paymentsCsv(this.batches(filter)) };
  }

  /** As `redeem`, without using the ticket. @throws UNKNOWN_EXPORT, EXPORT_UNAVAILABLE */
  async look(ticket: string): Promise<{ fileName: string }> {
    const filter = await this.tickets.read('export:payments', ticket).catch(unavailable);
    if (!filter) throw salesError('UNKNOWN_EXPORT');
    return { fileName: fileName() };
  }

  /** Newest first, in batches by keyset: no transaction or cursor stays open during a download, and one batch is in memory. */
  private async *batches(filter: PaymentFilter): AsyncGenerator<ExportedPayment[]> {
    let after: [createdAt: string, id: string] = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
    const { where, parameters } = paymentConditions(filter, after.length);
    for (;;) {
      const batch = await this.db.rows<ExportedPayment>(
        `SELECT ${columnsOf(PaymentEntity, { only: EXPORTED })}, created_at::text AS cursor,
                ${refundedPaise('payments')} AS "refundedPaise"
           FROM payments ${where ? `${where} AND` : 'WHERE'} (created_at, id) < ($1::timestamptz, $2::uuid)
          ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`,
        [...after, ...parameters],
      );
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = [last.cursor, last.id];
    }
  }
}

function unavailable(cause: unknown): never {
  throw salesError('EXPORT_UNAVAILABLE', { cause });
}

/** With today's date in India. */
function fileName(): string {
  return `payments-${isoDay(Date.now())}.csv`;
}

/** Two decimals and a point. */
const rupees = (paise: number) => (paise / 100).toFixed(2);
const yesNo = (flag: boolean) => (flag ? 'yes' : 'no');

const CSV: readonly (readonly [head: string, cell: (payment: ExportedPayment) => string | number | null])[] =
  [
    ['Date (IST)', ({ createdAt }) => indianTime(createdAt)],
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => shownAddress(email)],
    ['Phone', ({ phone }) => phone],
    ['Type', ({ trainingType }) => trainingType.toUpperCase()],
    ['Duration (months)', ({ duration }) => duration],
    ['Amount', ({ amountPaise }) => rupees(amountPaise)],
    ['Refunded', ({ refundedPaise: paise }) => rupees(paise)],
    ['Currency', ({ currency }) => currency],
    ['Status', ({ status }) => status],
    ['Flagged', ({ flagged }) => yesNo(flagged)],
    ['Price list', ({ priceList }) => priceList],
    ['Order ID', ({ razorpayOrderId }) => razorpayOrderId],
    ['Payment ID', ({ razorpayPaymentId }) => razorpayPaymentId],
    ['Receipt number', ({ receiptNumber }) => receiptNumber],
    ['Completed (IST)', ({ completedAt }) => indianTime(completedAt)],
    ['Test', ({ test }) => yesNo(test)],
    ['Offer', ({ offerName }) => offerName],
    ['Discount', ({ discountPaise }) => rupees(discountPaise)],
  ];

/** The file, batch by batch. */
async function* paymentsCsv(batches: AsyncIterable<ExportedPayment[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(CSV.map(([head]) => head));
  for await (const batch of batches)
    yield batch.map((payment) => csvLine(CSV.map(([, cell]) => cell(payment)))).join('');
}
