import { promises } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { mostRefundable } from '../../payments/payment.domain.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { RefundsService } from '../../payments/refunds/refunds.service.ts';
import { BuyerMails } from '../notifications/buyer-mails.ts';
import { OwnerMails } from '../notifications/owner-mails.service.ts';
import { salesError } from '../sales.errors.ts';
import { type RefundRequest, RefundRequestEntity } from './refund-request.entity.ts';
import type { decisionBody } from './refund-requests.dto.ts';

type RefundDecision = z.infer<typeof decisionBody>;

const SELECT = `SELECT ${columnsOf(RefundRequestEntity, { alias: 'q' })},
    q.outcome IS NULL AND q.due_at < now() AS overdue, r.amount_paise AS amount, r.status AS "refundStatus"
  FROM refund_requests q LEFT JOIN payment_refunds r ON r.id = q.refund_id`;

/** Stored with the refund and sent to Razorpay, instead of the buyer's words. */
const REASON = 'Requested by the buyer';

/** Refund requests of buyers, who may withdraw them until answered. Answer, refund order and mail are one transaction (pay-36). */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly refundOrders: RefundsService,
    private readonly owner: OwnerMails,
    private readonly buyers: BuyerMails,
    private readonly activities: ActivityLog,
  ) {}

  /** Oldest first. */
  ofPayments(paymentIds: readonly string[]): Promise<RefundRequest[]> {
    return this.db.rows(`${SELECT} WHERE q.payment_id = ANY($1) ORDER BY q.asked_at, q.id`, [paymentIds]);
  }

  /** @throws UNKNOWN_PAYMENT for others', NOTHING_TO_REFUND, REFUND_ASKED */
  ask(paymentId: string, reason: string, actor: Actor): Promise<RefundRequest> {
    return this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.ownerId !== actor.userId || payment.status !== 'completed')
        throw paymentError('UNKNOWN_PAYMENT');
      const { backPaise } = await this.refunds.takenFrom(paymentId, payment.razorpayPaymentId, tx);
      if (backPaise >= mostRefundable(payment)) throw salesError('NOTHING_TO_REFUND');
      const id = await this.add(tx, paymentId, actor.userId, reason);
      const request = id && (await this.find(tx, paymentId, id));
      if (!request) throw salesError('REFUND_ASKED');
      const answered = await tx.manager.countBy(RefundRequestEntity, {
        paymentId,
        outcome: In(['refunded', 'refused']),
      });
      await this.owner.sendRefundRequest(tx, payment, request, answered);
      await this.activities.record(tx, actor, { action: 'Requested a refund', feature: 'Payment' });
      return request;
    });
  }

  /** @throws UNKNOWN_PAYMENT for others', NO_OPEN_REQUEST */
  async withdraw(paymentId: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.ownerId !== actor.userId) throw paymentError('UNKNOWN_PAYMENT');
      const { affected } = await tx.manager.update(
        RefundRequestEntity,
        { paymentId, outcome: IsNull() },
        { outcome: 'withdrawn', closedAt: () => 'now()' },
      );
      if (affected === 0) throw salesError('NO_OPEN_REQUEST');
      await this.activities.record(tx, actor, { action: 'Withdrew a refund request', feature: 'Payment' });
    });
  }

  /**
   * Idempotent. @throws UNKNOWN_PAYMENT, UNKNOWN_REFUND_REQUEST, REFUND_REQUEST_CLOSED, NOT_REFUNDED_SINCE, and what a refund
   * throws (`RefundsService.create`)
   */
  async answer(
    paymentId: string,
    requestId: string,
    decision: RefundDecision,
    actor: Actor,
  ): Promise<RefundRequest> {
    const refund = await this.db.run((tx) => this.decide(tx, paymentId, requestId, decision, actor));
    if (refund) await this.refundOrders.send(refund);
    const answered = await this.find(this.db, paymentId, requestId);
    if (!answered) throw salesError('UNKNOWN_REFUND_REQUEST');
    return answered;
  }

  /** @returns the refund to send to Razorpay */
  private async decide(
    tx: Transaction,
    paymentId: string,
    requestId: string,
    decision: RefundDecision,
    actor: Actor,
  ): Promise<PaymentRefundEntity | undefined> {
    // Refunds, requests and answers are serialised per payment.
    const payment = await this.payments.lock(tx, paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const request = await this.find(tx, paymentId, requestId);
    if (!request) throw salesError('UNKNOWN_REFUND_REQUEST');
    if (request.outcome) return this.repeatAnswer(tx, request, decision);
    const refund = await this.refundFor(tx, request, decision, actor);
    const { answer } = decision;
    await tx.manager.update(RefundRequestEntity, requestId, {
      outcome: refund ? 'refunded' : 'refused',
      closedAt: () => 'now()',
      answeredBy: actor.email,
      answer,
      refundId: refund?.id ?? null,
    });
    await this.buyers.sendRefundAnswer(tx, payment, { ...request, answer }, refund);
    const about = { _id: paymentId, request: requestId };
    await this.activities.record(tx, actor, {
      action: 'Answered a refund request',
      feature: 'Payment',
      changes: {
        before: { ...about, answered: false },
        after: {
          ...about,
          answered: true,
          outcome: refund ? 'refunded' : 'refused',
          ...(refund && { amount: refund.amountPaise }),
        },
      },
    });
    return decision.outcome === 'refund' ? refund : undefined;
  }

  /** Idempotent retry: the same answer returns the stored one; other words were never mailed and are refused. */
  private async repeatAnswer(
    tx: Transaction,
    request: RefundRequest,
    decision: RefundDecision,
  ): Promise<PaymentRefundEntity | undefined> {
    if (request.answer !== decision.answer) throw salesError('REFUND_REQUEST_CLOSED');
    if (decision.outcome === 'refund') {
      const known = await this.refunds.findByKey(tx, decision.refundKey);
      if (known && known.id === request.refundId && known.amountPaise === decision.amount) return known;
    } else {
      const outcome = decision.outcome === 'refuse' ? 'refused' : 'refunded';
      if (request.outcome === outcome) return undefined;
    }
    throw salesError('REFUND_REQUEST_CLOSED');
  }

  private async refundFor(
    tx: Transaction,
    { paymentId, askedAt }: RefundRequest,
    decision: RefundDecision,
    actor: Actor,
  ): Promise<PaymentRefundEntity | undefined> {
    if (decision.outcome === 'refuse') return undefined;
    if (decision.outcome === 'refund') {
      const { refundKey, amount, atRisk } = decision;
      return this.refundOrders.prepare(tx, paymentId, { refundKey, amount, reason: REASON, atRisk }, actor);
    }
    const since = await this.refunds.newestSince(tx, paymentId, askedAt);
    if (!since) throw salesError('NOT_REFUNDED_SINCE');
    return since;
  }

  private async find(sql: Sql, paymentId: string, id: string): Promise<RefundRequest | undefined> {
    const [request] = await sql.rows<RefundRequest>(`${SELECT} WHERE q.payment_id = $1 AND q.id = $2`, [
      paymentId,
      id,
    ]);
    return request;
  }

  /** @returns its id; undefined: one is open already */
  /** Due as promised to the buyer (pay-35). */
  private async add(
    sql: Sql,
    paymentId: string,
    askedBy: string,
    reason: string,
  ): Promise<string | undefined> {
    const [added] = await sql.rows<{ id: string }>(
      `INSERT INTO refund_requests (id, payment_id, asked_by, reason, due_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => $5))
       ON CONFLICT (payment_id) WHERE outcome IS NULL DO NOTHING RETURNING id`,
      [uuidv7(), paymentId, askedBy, reason, promises().refundDays],
    );
    return added?.id;
  }
}
