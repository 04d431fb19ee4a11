import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { Mail } from '../../mails/mails.api.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { PaymentsRepository } from '../../payments/core/payments.repository.ts';
import type { RefundRecord } from '../../payments/core/refund.ts';
import { refundAnswerFor } from '../../payments/notifications/refund-answer.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { RefundsService } from '../../payments/refunds/refunds.service.ts';
import type { RefundRequestRecord } from './refund-request.ts';
import { RefundRequestsRepository } from './refund-requests.repository.ts';

/** What the owner decides. `settled`: the money has been given back since it was asked for. Amounts in paise. */
export type RefundDecision = { answer: string } & (
  | { outcome: 'refund'; refundKey: string; amount: number; atRisk?: number | undefined }
  | { outcome: 'settled' }
  | { outcome: 'refuse' }
);

/** Kept with the refund, and told to Razorpay: what the buyer wrote stays here. */
const REASON = 'Requested by the buyer';

/** Answers who asked for a refund: the answer, its refund's promise and its mail are one transaction (pay-36). */
@Injectable()
export class RefundAnswers {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly giving: RefundsService,
    private readonly requests: RefundRequestsRepository,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {}

  /**
   * The same answer twice is one. @throws UNKNOWN_PAYMENT, UNKNOWN_REFUND_REQUEST, REFUND_REQUEST_CLOSED, NOT_REFUNDED_SINCE, and
   *   whatever a refund throws (`RefundsService.create`)
   */
  async answer(
    paymentId: string,
    requestId: string,
    decision: RefundDecision,
    actor: Actor,
  ): Promise<RefundRequestRecord> {
    const refund = await this.db.run((tx) => this.decide(tx, paymentId, requestId, decision, actor));
    if (refund) await this.giving.send(refund);
    const answered = await this.requests.find(this.db, paymentId, requestId);
    if (!answered) throw paymentError('UNKNOWN_REFUND_REQUEST');
    return answered;
  }

  /** @returns the refund to ask Razorpay for */
  private async decide(
    tx: Transaction,
    paymentId: string,
    requestId: string,
    decision: RefundDecision,
    actor: Actor,
  ): Promise<RefundRecord | undefined> {
    // Refunds, requests and answers of a payment pass here one at a time.
    const payment = await this.payments.lock(tx, paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const request = await this.requests.find(tx, paymentId, requestId);
    if (!request) throw paymentError('UNKNOWN_REFUND_REQUEST');
    if (request.outcome) return this.again(tx, request, decision);
    const refund = await this.refundFor(tx, request, decision, actor);
    const { answer } = decision;
    await this.requests.answer(tx, requestId, {
      by: actor.email,
      text: answer,
      refundId: refund?.id ?? null,
    });
    await this.mail.enqueue(tx, refundAnswerFor(payment, { ...request, answer }, refund));
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

  /** An answer whose first try was not heard of is found as it was given; one with other words was never mailed, and is refused. */
  private async again(
    tx: Transaction,
    request: RefundRequestRecord,
    decision: RefundDecision,
  ): Promise<RefundRecord | undefined> {
    if (request.answer !== decision.answer) throw paymentError('REFUND_REQUEST_CLOSED');
    if (decision.outcome === 'refund') {
      const known = await this.refunds.findByKey(tx, decision.refundKey);
      if (known && known.id === request.refundId && known.amountPaise === decision.amount) return known;
    } else {
      const outcome = decision.outcome === 'refuse' ? 'refused' : 'refunded';
      if (request.outcome === outcome) return undefined;
    }
    throw paymentError('REFUND_REQUEST_CLOSED');
  }

  private async refundFor(
    tx: Transaction,
    { paymentId, askedAt }: RefundRequestRecord,
    decision: RefundDecision,
    actor: Actor,
  ): Promise<RefundRecord | undefined> {
    if (decision.outcome === 'refuse') return undefined;
    if (decision.outcome === 'refund') {
      const { refundKey, amount, atRisk } = decision;
      return this.giving.promise(tx, paymentId, { refundKey, amount, reason: REASON, atRisk }, actor);
    }
    const since = await this.refunds.newestSince(tx, paymentId, askedAt);
    if (!since) throw paymentError('NOT_REFUNDED_SINCE');
    return since;
  }
}
