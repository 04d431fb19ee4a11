import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { formatRupees } from '../../../platform/text/money.domain.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { type PaymentRecord, PaymentsRepository } from '../../payments/core/payments.repository.ts';
import type { RefundRecord } from '../../payments/core/refund.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { RefundsService } from '../../payments/refunds/refunds.service.ts';
import { Grants } from '../../payments/capture/grants.service.ts';
import { type FlagRecord, PaymentFlagsRepository } from '../../payments/capture/payment-flags.repository.ts';
import { SettlementService } from '../../payments/capture/settlement.service.ts';

/** Kept with the refund, and told to Razorpay. */
const REASON = 'The payment did not match the order';

/** What becomes of a capture of another amount or currency than the order's (pay-45): it is accepted, or it goes back. */
@Injectable()
export class UnfitCaptures {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly grants: Grants,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundsRepository,
    private readonly giving: RefundsService,
    private readonly activities: ActivityLog,
  ) {}

  /**
   * The order is paid, at its own amount. Asked twice, it is one sale.
   * @throws UNKNOWN_PAYMENT, UNKNOWN_FLAG, NOT_A_DIFFERENCE, FLAG_RESOLVED, NOT_ACCEPTABLE, PAID_OTHERWISE, REFUNDED_MEANWHILE,
   *   REFUND_ABOVE_LIMIT
   */
  accept(paymentId: string, flagId: string, actor: Actor): Promise<FlagRecord> {
    return this.db.run(async (tx) => {
      const known = await this.payments.findById(paymentId, tx);
      // In the order of locks: the offer before the payment.
      if (known) await this.grants.lock(tx, known);
      const { payment, flag } = await this.lock(tx, paymentId, flagId);
      if (payment.razorpayPaymentId === flag.razorpayId) return flag;
      await this.refuse(tx, payment, flag);
      const { amountPaise: ordered } = payment;
      const { razorpayId, amountPaise: captured } = flag;
      this.giving.refuseAboveLimit(Math.max(0, ordered - captured), flag.currency, actor);
      await this.payments.noteCaptured(tx, paymentId, captured);
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
      await this.settlement.completeSale(tx, payment, razorpayId, 'owner');
      return (await this.flags.find(tx, paymentId, flagId)) ?? flag;
    });
  }

  /**
   * All of it that is left goes back. Asked twice, it is one refund; after one that failed, another.
   * @throws UNKNOWN_PAYMENT, UNKNOWN_FLAG, NOT_A_DIFFERENCE, ACCEPTED_MEANWHILE, FLAG_RESOLVED, and what a refund throws
   *   (`RefundsService.create`)
   */
  async refund(
    paymentId: string,
    flagId: string,
    atRisk: number | undefined,
    actor: Actor,
  ): Promise<RefundRecord> {
    const refund = await this.db.run((tx) => this.promise(tx, paymentId, flagId, atRisk, actor));
    await this.giving.send(refund);
    return (await this.refunds.findById(refund.id)) ?? refund;
  }

  private async promise(
    tx: Transaction,
    paymentId: string,
    flagId: string,
    atRisk: number | undefined,
    actor: Actor,
  ): Promise<RefundRecord> {
    const { payment, flag } = await this.lock(tx, paymentId, flagId);
    const { razorpayId: razorpayPaymentId, amountPaise: paise, currency } = flag;
    if (payment.razorpayPaymentId === razorpayPaymentId) throw paymentError('ACCEPTED_MEANWHILE');
    const { backPaise } = await this.refunds.takenFrom(paymentId, razorpayPaymentId, tx);
    if (backPaise >= paise) {
      const known = await this.refunds.newestOfCapture(tx, paymentId, razorpayPaymentId);
      if (known) return known;
      throw paymentError('NOTHING_TO_REFUND');
    }
    if (flag.resolvedAt) throw paymentError('FLAG_RESOLVED');
    const request = { refundKey: randomUUID(), amount: paise - backPaise, reason: REASON, atRisk };
    return this.giving.promiseOf(tx, paymentId, { razorpayPaymentId, paise, currency }, request, actor);
  }

  private async lock(
    tx: Transaction,
    paymentId: string,
    flagId: string,
  ): Promise<{ payment: PaymentRecord; flag: FlagRecord }> {
    const payment = await this.payments.lock(tx, paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const flag = await this.flags.find(tx, paymentId, flagId);
    if (!flag) throw paymentError('UNKNOWN_FLAG');
    if (flag.kind !== 'amount_mismatch') throw paymentError('NOT_A_DIFFERENCE');
    return { payment, flag };
  }

  private async refuse(tx: Transaction, payment: PaymentRecord, flag: FlagRecord): Promise<void> {
    if (flag.currency !== payment.currency) throw paymentError('NOT_ACCEPTABLE');
    if (payment.status === 'completed') throw paymentError('PAID_OTHERWISE');
    const { backPaise } = await this.refunds.takenFrom(payment.id, flag.razorpayId, tx);
    if (backPaise > 0) throw paymentError('REFUNDED_MEANWHILE');
    if (flag.resolvedAt) throw paymentError('FLAG_RESOLVED');
  }
}
