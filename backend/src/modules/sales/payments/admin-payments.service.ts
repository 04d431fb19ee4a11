import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { type Page, pageOf, searchedPageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { TaxDocuments } from '../../accounting/tax/tax-documents.service.ts';
import { MailList } from '../../mails/mail-list.service.ts';
import { describeFlag } from '../../payments/capture/payment-flag.domain.ts';
import { type Flag, PaymentFlagsRepository } from '../../payments/capture/payment-flags.repository.ts';
import { codeInWords } from '../../payments/disputes/dispute.domain.ts';
import { PaymentDisputeEntity } from '../../payments/disputes/payment-dispute.entity.ts';
import { isErased, mostRefundable } from '../../payments/payment.domain.ts';
import { PaymentEntity, PaymentEventEntity } from '../../payments/payment.entity.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { refundedPaise } from '../../payments/payments.repository.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { ClientNotes } from '../../programs/follow-up/client-notes.service.ts';
import { markOf } from '../../programs/follow-up/follow-up.service.ts';
import { ProgramsRepository } from '../../programs/programs.repository.ts';
import { RefundRequests } from '../refund-requests/refund-requests.service.ts';
import { paymentConditions, type PaymentFilter, REFUND_ASKED, TO_CALL } from './payment-filter.ts';
import { type History, timelineOf } from './timeline.domain.ts';

/** Columns shown unchanged. */
const LISTED = [
  'id',
  'createdAt',
  'name',
  'email',
  'phone',
  'trainingType',
  'kindName',
  'duration',
  'status',
  'razorpayOrderId',
  'flagged',
  'test',
] as const;
export interface PaymentListItem extends Pick<PaymentEntity, (typeof LISTED)[number]> {
  /** Paise, as all amounts here. */
  amount: number;
  /** Reduction by a code or sale, with its name. */
  discount: number;
  offer: string | null;
  /** What went back to the buyer. */
  refunded: number;
  /** Has an open refund request. */
  refundAsked: boolean;
  /** Has an open dispute. */
  disputed: boolean;
  /** The first call with one of its people is not marked as made. */
  toCall: boolean;
}

interface AdminPayment extends PaymentListItem, PaymentEntity {
  /** Person of the account, else of the address. */
  personId: string | null;
  /** Terms at the order; null before terms had versions. */
  terms: { version: number; inForceSince: string } | null;
}

const COMPUTED = `amount_paise AS amount, discount_paise AS discount, offer_name AS offer, ${refundedPaise('payments')} AS refunded,
  id IN (SELECT payment_id FROM payment_disputes WHERE ended_at IS NULL) AS disputed, ${REFUND_ASKED} AS "refundAsked", ${TO_CALL} AS "toCall"`;
const COLUMNS = `${columnsOf(PaymentEntity, { only: LISTED })}, ${COMPUTED}`;
const DETAILS = `${columnsOf(PaymentEntity)}, ${COMPUTED},
  (SELECT p.id FROM people p WHERE p.user_id = owner_id OR p.email = lower(payments.email)
    ORDER BY p.user_id = owner_id DESC NULLS LAST LIMIT 1) AS "personId",
  (SELECT json_build_object('version', r.version, 'inForceSince', r.value->>'inForceSince')
     FROM publication_history r WHERE r.subject = 'page-content:terms' AND r.version = terms_version) AS terms`;
const NEWEST = 'created_at DESC, id DESC';

/** Payments for staff, in the API's format. */
@Injectable()
export class AdminPaymentsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly refunds: RefundsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly requests: RefundRequests,
    private readonly taxDocuments: TaxDocuments,
    private readonly mails: MailList,
    private readonly notes: ClientNotes,
    private readonly programs: ProgramsRepository,
  ) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  async list(filter: PaymentFilter, page: number, limit: number): Promise<Page<PaymentListItem>> {
    const { where, parameters } = paymentConditions(filter);
    const listing = { select: 'id', from: `payments ${where}`, orderBy: NEWEST, parameters };
    const pageFrom = filter.search ? searchedPageOf : pageOf;
    const { items: found, ...frame } = await pageFrom<{ id: string }>(this.db, listing, page, limit);
    const items = await this.db.rows<PaymentListItem>(
      `SELECT ${COLUMNS} FROM payments WHERE id = ANY($1) ORDER BY ${NEWEST}`,
      [found.map(({ id }) => id)],
    );
    return { items, ...frame };
  }

  /** @param userId of the caller @throws UNKNOWN_PAYMENT */
  async detail(id: string, userId: string) {
    const payment = await this.find(id);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const { manager } = this.db;
    // Before the mails: writing the receipt's mail ends the job in the same transaction.
    const isMailing = payment.status === 'completed' && !isErased(payment) && (await this.isMailing(id));
    const [
      transitions,
      webhooks,
      flags,
      refunds,
      mailed,
      refundRequests,
      notes,
      programs,
      taxDocuments,
      disputes,
      taken,
    ] = await Promise.all([
      manager.find(PaymentEventEntity, {
        where: { paymentId: id },
        order: { createdAt: 'ASC', id: 'ASC' },
      }),
      payment.razorpayOrderId ? this.webhooks(payment.razorpayOrderId) : [],
      this.flags.ofPayment(id),
      this.refunds.ofPayment(id),
      this.mails.listBySubject('receipt', id),
      this.requests.ofPayments([id]),
      this.notes.ofPayment(id, userId),
      this.programs.ofPayment(id),
      this.taxDocuments.findByPayments([id]),
      manager.find(PaymentDisputeEntity, {
        where: { paymentId: id },
        order: { raisedAt: 'ASC', id: 'ASC' },
      }),
      this.refunds.takenFrom(id, payment.razorpayPaymentId),
    ]);
    const waiting = { createdAt: payment.completedAt ?? payment.createdAt, sentAt: null, error: null };
    const receipts = isMailing && mailed.length === 0 ? [{ ...waiting, status: 'queued' as const }] : mailed;
    const { billingState: state, buyerGstin: gstin } = payment;
    return {
      ...payment,
      captured: payment.capturedPaise,
      billing: state === null ? null : { state, gstin },
      // Flags were read after the payment, and may have been raised in between.
      flagged: flags.some(({ resolvedAt }) => resolvedAt === null),
      timeline: timelineOf({ payment, transitions, webhooks, flags, receipts, refunds }),
      refundable: payment.status === 'completed' ? Math.max(0, mostRefundable(payment) - taken.backPaise) : 0,
      held: taken.heldPaise,
      receipt: receipts.at(-1) ?? { status: 'none' as const, sentAt: null, error: null },
      refunds: refunds.map(presentRefund),
      flags: flags.map(presentFlag),
      disputes: disputes.map(presentDispute),
      notes,
      programs: programs.map(({ coachName, ...program }) => ({
        ...program,
        coach: coachName,
        called: markOf(program, 'called'),
        assessed: markOf(program, 'assessed'),
      })),
      refundRequests,
      taxDocuments: taxDocuments.map((document) => ({
        ...document,
        taxable: document.taxablePaise,
        cgst: document.cgstPaise,
        sgst: document.sgstPaise,
        igst: document.igstPaise,
        total: document.totalPaise,
      })),
    };
  }

  /** With all details. @returns undefined when there is none */
  private async find(id: string): Promise<AdminPayment | undefined> {
    const [payment] = await this.db.rows<AdminPayment>(`SELECT ${DETAILS} FROM payments WHERE id = $1`, [id]);
    return payment;
  }

  /** The mails of a completed payment are not written yet. */
  private async isMailing(paymentId: string): Promise<boolean> {
    const rows = await this.db.rows(
      `SELECT 1 FROM outbox WHERE job = 'sales.mail-purchase' AND payload->>'paymentId' = $1 AND dead_at IS NULL LIMIT 1`,
      [paymentId],
    );
    return rows.length > 0;
  }

  /** Webhooks of its order, applied or not. */
  private webhooks(razorpayOrderId: string): Promise<History['webhooks']> {
    return this.db.rows(
      `SELECT received_at AS at, type, payload->'payload'->'payment'->'entity'->>'method' AS method,
              payload->'payload'->'payment'->'entity'->>'id' AS "razorpayPaymentId"
         FROM razorpay_webhook_events WHERE razorpay_order_id = $1
        ORDER BY received_at, id`,
      [razorpayOrderId],
    );
  }
}

export function presentRefund({ amountPaise: amount, requestedBy: by, ...refund }: PaymentRefundEntity) {
  return { ...refund, amount, by };
}

export function presentFlag(flag: Flag) {
  const { amountPaise: amount, razorpayId: razorpayPaymentId, heldPaise: held, orderedPaise } = flag;
  return { ...flag, ...describeFlag(flag, orderedPaise), amount, razorpayPaymentId, held };
}

function presentDispute(dispute: PaymentDisputeEntity) {
  const { razorpayDisputeId: disputeId, amountPaise: amount, deductedPaise: deducted, phase } = dispute;
  return { ...dispute, disputeId, amount, deducted, phase: codeInWords(phase) };
}
