import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Events } from '../../../platform/jobs/events.ts';
import { TaxDocuments } from '../../accounting/tax/tax-documents.service.ts';
import { OwnerNotices } from '../capture/owner-notices.ts';
import type { Finding } from '../capture/payment-flag.domain.ts';
import { PaymentFlagsRepository } from '../capture/payment-flags.repository.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import type { RazorpayRefund } from '../razorpay/razorpay.gateway.ts';
import { PaymentRefundEntity } from './payment-refund.entity.ts';
import { RefundsRepository } from './refunds.repository.ts';

/** Outcome of a report about a refund. */
export type RefundOutcome = 'moved' | 'already_there' | 'noted' | 'unknown_refund';

const FAILED = 'Razorpay could not deliver the money.';

/**
 * Turns reports about refunds into states. API answers, webhooks and reconciler all use it, in any order, repeatedly and
 * concurrently.
 */
@Injectable()
export class RefundTransitions {
  constructor(
    private readonly db: UnitOfWork,
    private readonly refunds: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly owner: OwnerNotices,
    private readonly taxDocuments: TaxDocuments,
    private readonly events: Events,
  ) {}

  /** A report about a refund without a row: one made in Razorpay's dashboard is taken over. */
  report(observed: RazorpayRefund): Promise<RefundOutcome> {
    return this.db.run(async (tx) => {
      const refund =
        (await this.refunds.findReported(tx, observed.id, observed.receipt)) ??
        (await this.takeOver(tx, observed));
      return refund ? this.move(tx, refund, observed) : 'unknown_refund';
    });
  }

  /** Razorpay's answer about our refund. */
  apply(refund: PaymentRefundEntity, observed: RazorpayRefund): Promise<RefundOutcome> {
    return this.db.run((tx) => this.move(tx, refund, observed));
  }

  /** Razorpay refuses the refund: no money moves. The caller gets the error, so there is no flag. */
  async refuse(refund: PaymentRefundEntity, reason: string): Promise<void> {
    await this.db.run((tx) =>
      this.refunds.transition(tx, refund.id, 'failed', { razorpayRefundId: null, error: reason }),
    );
  }

  private async move(
    tx: Transaction,
    refund: PaymentRefundEntity,
    observed: RazorpayRefund,
  ): Promise<RefundOutcome> {
    if (observed.status === 'pending') {
      const unknown = { id: refund.id, razorpayRefundId: IsNull() };
      await tx.manager.update(PaymentRefundEntity, unknown, { razorpayRefundId: observed.id });
      return 'noted';
    }
    const failed = observed.status === 'failed';
    // Serialised per payment, so that credit notes add up.
    const payment = await this.payments.lockForRefund(tx, refund.paymentId);
    if (!payment) throw new Error('The refund names no payment');
    const moved = await this.refunds.transition(tx, refund.id, observed.status, {
      razorpayRefundId: observed.id,
      error: failed ? FAILED : null,
    });
    if (!moved) return 'already_there';
    if (failed) await this.raise(tx, payment, refund, observed);
    else {
      await this.events.publish(tx, 'payment.refunded', { refundId: moved.id });
      await this.flags.resolveRefundedCapture(tx, payment.id, moved.razorpayPaymentId, moved.requestedBy);
      await this.taxDocuments.issueCreditNote(tx, payment, moved);
    }
    return 'moved';
  }

  /** Flags the payment and mails the owner: a refund may fail days later. */
  private async raise(
    tx: Transaction,
    payment: PaymentEntity,
    { amountPaise }: PaymentRefundEntity,
    { id, currency }: RazorpayRefund,
  ): Promise<void> {
    const finding: Finding = { kind: 'refund_failed', razorpayId: id, amountPaise, currency };
    await this.flags.raise(tx, payment.id, finding);
    await this.owner.sendFlag(tx, payment, finding);
  }

  private async takeOver(
    tx: Transaction,
    observed: RazorpayRefund,
  ): Promise<PaymentRefundEntity | null | undefined> {
    const payment = await this.payments.findBy('razorpayPaymentId', observed.paymentId, tx);
    const paymentId = payment?.id ?? (await this.flags.paymentOfMismatchedCapture(tx, observed.paymentId));
    if (!paymentId) return undefined;
    const added = await this.refunds.add(tx, {
      paymentId,
      refundKey: randomUUID(),
      amountPaise: observed.amount,
      currency: observed.currency,
      reason: 'Made outside this site',
      requestedBy: "Razorpay's dashboard",
      razorpayPaymentId: observed.paymentId,
      razorpayRefundId: observed.id,
    });
    return added ?? this.refunds.findReported(tx, observed.id, null);
  }
}
