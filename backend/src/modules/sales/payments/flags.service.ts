import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Not } from 'typeorm';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { formatRupees } from '@ironbloom/brand/india';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { CaptureService } from '../../payments/capture/capture.service.ts';
import { Grants } from '../../payments/capture/grants.service.ts';
import { type Flag, PaymentFlagsRepository } from '../../payments/capture/payment-flags.repository.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { RefundsService } from '../../payments/refunds/refunds.service.ts';
import { salesError } from '../sales.errors.ts';

/** Stored with the refund and sent to Razorpay. */
const REASON = 'The payment did not match the order';

/** Resolves flags. A mismatched capture (pay-45) is accepted or refunded. */
@Injectable()
export class FlagsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly grants: Grants,
    private readonly captures: CaptureService,
    private readonly refunds: RefundsRepository,
    private readonly refundOrders: RefundsService,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws UNKNOWN_FLAG, FLAG_RESOLVED */
  resolve(paymentId: string, flagId: string, note: string, actor: Actor): Promise<Flag> {
    return this.db.run(async (tx) => {
      await this.payments.lock(tx, paymentId);
      const before = await this.flags.find(tx, paymentId, flagId);
      if (!before) throw salesError('UNKNOWN_FLAG');
      if (before.resolvedAt) throw salesError('FLAG_RESOLVED');
      await this.flags.resolve(tx, paymentId, flagId, actor.email, note);
      const about = { _id: paymentId, flag: flagId, kind: before.kind };
      await this.activities.record(tx, actor, {
        action: 'Resolved a flag',
        feature: 'Payment',
        changes: { before: { ...about, resolved: false }, after: { ...about, resolved: true, note } },
      });
      return (await this.flags.find(tx, paymentId, flagId)) ?? before;
    });
  }

  /**
   * Completes the payment at its order's amount. Idempotent.
   * @throws UNKNOWN_PAYMENT, UNKNOWN_FLAG, NOT_A_DIFFERENCE, FLAG_RESOLVED, NOT_ACCEPTABLE, PAID_OTHERWISE,
   * REFUNDED_MEANWHILE, REFUND_ABOVE_LIMIT
   */
  accept(paymentId: string, flagId: string, actor: Actor): Promise<Flag> {
    return this.db.run(async (tx) => {
      const known = await this.payments.findById(paymentId, tx);
      // Lock order: offer before payment.
      if (known) await this.grants.lock(tx, known);
      const { payment, flag } = await this.lock(tx, paymentId, flagId);
      if (payment.razorpayPaymentId === flag.razorpayId) return flag;
      await this.refuseUnacceptable(tx, payment, flag);
      const { amountPaise: ordered } = payment;
      const { razorpayId, amountPaise: captured } = flag;
      this.refundOrders.refuseAboveLimit(Math.max(0, ordered - captured), flag.currency, actor);
      await tx.manager.update(PaymentEntity, paymentId, { capturedPaise: captured });
      const note = `Accepted ${formatRupees(captured)} for an order of ${formatRupees(ordered)}.`;
      await this.flags.resolve(tx, paymentId, flagId, actor.email, note);
      await this.activities.record(tx, actor, {
        action: 'Accepted another amount',
        feature: 'Payment',
        changes: {
          before: { _id: paymentId, status: payment.status },
          after: { _id: paymentId, status: 'completed', ordered, captured, razorpayPaymentId: razorpayId },
        },
      });
      await this.captures.completeSale(tx, payment, razorpayId, 'owner');
      return (await this.flags.find(tx, paymentId, flagId)) ?? flag;
    });
  }

  /**
   * Refunds the rest of the capture. Idempotent; after a failed refund it makes another.
   * @throws UNKNOWN_PAYMENT, UNKNOWN_FLAG, NOT_A_DIFFERENCE, ACCEPTED_MEANWHILE, FLAG_RESOLVED, and what a refund throws
   * (`RefundsService.create`)
   */
  async refund(
    paymentId: string,
    flagId: string,
    atRisk: number | undefined,
    actor: Actor,
  ): Promise<PaymentRefundEntity> {
    const refund = await this.db.run((tx) => this.prepareRefund(tx, paymentId, flagId, atRisk, actor));
    return this.refundOrders.send(refund);
  }

  private async prepareRefund(
    tx: Transaction,
    paymentId: string,
    flagId: string,
    atRisk: number | undefined,
    actor: Actor,
  ): Promise<PaymentRefundEntity> {
    const { payment, flag } = await this.lock(tx, paymentId, flagId);
    const { razorpayId: razorpayPaymentId, amountPaise: paise, currency } = flag;
    if (payment.razorpayPaymentId === razorpayPaymentId) throw salesError('ACCEPTED_MEANWHILE');
    const { backPaise } = await this.refunds.takenFrom(paymentId, razorpayPaymentId, tx);
    if (backPaise >= paise) {
      const known = await tx.manager.findOne(PaymentRefundEntity, {
        where: { paymentId, razorpayPaymentId, status: Not('failed') },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      if (known) return known;
      throw salesError('NOTHING_TO_REFUND');
    }
    if (flag.resolvedAt) throw salesError('FLAG_RESOLVED');
    const order = { refundKey: randomUUID(), amount: paise - backPaise, reason: REASON, atRisk };
    const capture = { razorpayPaymentId, paise, currency };
    return this.refundOrders.prepareOf(tx, paymentId, capture, order, actor);
  }

  private async lock(
    tx: Transaction,
    paymentId: string,
    flagId: string,
  ): Promise<{ payment: PaymentEntity; flag: Flag }> {
    const payment = await this.payments.lock(tx, paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const flag = await this.flags.find(tx, paymentId, flagId);
    if (!flag) throw salesError('UNKNOWN_FLAG');
    if (flag.kind !== 'amount_mismatch') throw salesError('NOT_A_DIFFERENCE');
    return { payment, flag };
  }

  private async refuseUnacceptable(tx: Transaction, payment: PaymentEntity, flag: Flag): Promise<void> {
    if (flag.currency !== payment.currency) throw salesError('NOT_ACCEPTABLE');
    if (payment.status === 'completed') throw salesError('PAID_OTHERWISE');
    const { backPaise } = await this.refunds.takenFrom(payment.id, flag.razorpayId, tx);
    if (backPaise > 0) throw salesError('REFUNDED_MEANWHILE');
    if (flag.resolvedAt) throw salesError('FLAG_RESOLVED');
  }
}
