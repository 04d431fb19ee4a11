import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { hasRight } from '../../../platform/security/rights.domain.ts';
import { formatRupees } from '../core/money.domain.ts';
import { paymentError } from '../core/payments.errors.ts';
import { PaymentsRepository } from '../core/payments.repository.ts';
import { RefundSender } from './refund-sender.ts';
import type { RefundRecord } from '../core/refund.ts';
import { RefundsRepository } from './refunds.repository.ts';

export interface RefundRequest {
  refundKey: string;
  /** Paise. */
  amount: number;
  reason: string;
}

/** Gives money back, as an admin asks for it. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger('Refunds');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly sender: RefundSender,
    private readonly activities: ActivityLog,
  ) {}

  /**
   * Written down first, asked for at Razorpay after the commit: a crash in between leaves an open
   * refund that the reconciler takes up.
   * @throws UNKNOWN_PAYMENT, NOT_REFUNDABLE, REFUND_TOO_LARGE, REFUND_ABOVE_LIMIT, REFUND_KEY_REUSED;
   *   PAYMENT_PROVIDER_UNAVAILABLE while nobody knows whether Razorpay made it
   */
  async create(paymentId: string, request: RefundRequest, actor: Actor): Promise<RefundRecord> {
    const refund = await this.unitOfWork.run((tx) => this.promise(tx, paymentId, request, actor));
    await this.send(refund);
    return (await this.refunds.findById(refund.id)) ?? refund;
  }

  /** Asks Razorpay for what was promised. @throws PAYMENT_PROVIDER_UNAVAILABLE while nobody knows whether it was made */
  async send(refund: RefundRecord): Promise<void> {
    try {
      await this.sender.send(refund.id);
    } catch (error) {
      this.logger.warn({ err: error, refundId: refund.id }, 'refund not confirmed yet');
      throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE', {
        message:
          'Razorpay cannot be reached right now. The refund is noted and will be made as soon as Razorpay answers. Please do not ask for it again.',
        cause: error,
      });
    }
  }

  /** Writes a refund down, in the transaction of what it answers; `send` asks for it after the commit. */
  async promise(
    tx: Transaction,
    paymentId: string,
    { refundKey, amount, reason }: RefundRequest,
    actor: Actor,
  ): Promise<RefundRecord> {
    // All refunds of a payment pass here one at a time, so that their sum is certain.
    const payment = await this.payments.lock(tx, paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const known = await this.refunds.findByKey(tx, refundKey);
    if (known) {
      const same = known.paymentId === paymentId && known.amountPaise === amount && known.reason === reason;
      if (!same) throw paymentError('REFUND_KEY_REUSED');
      return known;
    }
    const { status, razorpayPaymentId, amountPaise } = payment;
    if (status !== 'completed' || !razorpayPaymentId) throw paymentError('NOT_REFUNDABLE');
    const promised = await this.refunds.promised(tx, paymentId);
    const left = amountPaise - promised;
    if (amount > left) {
      const message =
        left > 0 ? `At most ${formatRupees(left)} can be refunded.` : 'Everything has been refunded already.';
      throw paymentError('REFUND_TOO_LARGE', { message, fields: { amount: message } });
    }
    this.refuseAboveLimit(amount, promised, actor);
    const refund = await this.refunds.add(tx, {
      paymentId,
      refundKey,
      amountPaise: amount,
      reason,
      requestedBy: actor.email,
      razorpayPaymentId,
    });
    if (!refund) throw new Error('A refund without an id of Razorpay cannot be there already');
    await this.activities.record(tx, actor, {
      action: 'Refunded',
      feature: 'Payment',
      changes: {
        before: { _id: paymentId, refundable: left },
        after: { _id: paymentId, refundable: left - amount, refund: refund.id, amount, reason },
      },
    });
    return refund;
  }

  /** The limit is a payment's, not a refund's: two halves are no way around it. @throws REFUND_ABOVE_LIMIT */
  private refuseAboveLimit(amount: number, promised: number, { role }: Actor): void {
    const limit = this.env.MANAGER_REFUND_LIMIT_PAISE;
    if (hasRight(role, 'payments:refund-any') || promised + amount <= limit) return;
    const message = `You can refund up to ${formatRupees(limit)} of one payment. Please ask an owner for more.`;
    throw paymentError('REFUND_ABOVE_LIMIT', { message, fields: { amount: message } });
  }
}
