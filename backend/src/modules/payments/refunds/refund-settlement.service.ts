import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.api.ts';
import { OwnerNotifications } from '../notifications/owner-notifications.ts';
import { refundMailFor } from '../notifications/refund-mail.ts';
import type { Finding } from '../core/payment-flag.domain.ts';
import { PaymentFlagsRepository } from '../capture/payment-flags.repository.ts';
import { type PaymentRecord, PaymentsRepository } from '../core/payments.repository.ts';
import type { RazorpayRefund } from '../razorpay/razorpay.gateway.ts';
import type { RefundOutcome, RefundRecord } from '../core/refund.ts';
import { TaxDocuments } from '../../accounting/tax/tax-documents.service.ts';
import { RefundsRepository } from './refunds.repository.ts';

const FAILED = 'Razorpay could not deliver the money.';

/**
 * What is known of a refund, turned into our state. The API's answer, webhooks and the reconciler
 * all come through here, in any order, any number of times and at once.
 */
@Injectable()
export class RefundSettlementService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly refunds: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly mail: Mail,
    private readonly owner: OwnerNotifications,
    private readonly taxDocuments: TaxDocuments,
  ) {}

  /** A report that names no row of ours by itself. One that was made in Razorpay's dashboard is taken over. */
  report(observed: RazorpayRefund): Promise<RefundOutcome> {
    return this.db.run(async (tx) => {
      const refund =
        (await this.refunds.findReported(tx, observed.id, observed.receipt)) ??
        (await this.takeOver(tx, observed));
      return refund ? this.move(tx, refund, observed) : 'unknown_refund';
    });
  }

  /** Razorpay's answer about a refund of ours. */
  apply(refund: RefundRecord, observed: RazorpayRefund): Promise<RefundOutcome> {
    return this.db.run((tx) => this.move(tx, refund, observed));
  }

  /** Razorpay refuses to make it: no money moves. The one who asked is told, so nobody else needs a flag. */
  async refuse(refund: RefundRecord, reason: string): Promise<void> {
    await this.db.run((tx) =>
      this.refunds.settle(tx, refund.id, 'failed', { razorpayRefundId: null, error: reason }),
    );
  }

  private async move(
    tx: Transaction,
    refund: RefundRecord,
    observed: RazorpayRefund,
  ): Promise<RefundOutcome> {
    if (observed.status === 'pending') {
      await this.refunds.attach(tx, refund.id, observed.id);
      return 'noted';
    }
    const failed = observed.status === 'failed';
    // One refund of a payment after the other, so that its credit notes add up.
    const payment = await this.payments.lockForRefund(tx, refund.paymentId);
    if (!payment) throw new Error('A refund is of no payment');
    const settled = await this.refunds.settle(tx, refund.id, observed.status, {
      razorpayRefundId: observed.id,
      error: failed ? FAILED : null,
    });
    if (!settled) return 'already_there';
    if (failed) await this.raise(tx, payment, refund, observed);
    else {
      await this.payments.leaveUncalled(tx, payment.id);
      await this.mail.enqueue(tx, refundMailFor(payment, settled));
      await this.owner.refund(tx, payment, settled);
      await this.flags.settleRefundedCapture(tx, payment.id, settled.razorpayPaymentId, settled.requestedBy);
      await this.taxDocuments.creditNote(tx, payment, settled);
    }
    return 'moved';
  }

  /** It fails days after it was asked for, with nobody at the screen. */
  private async raise(
    tx: Transaction,
    payment: PaymentRecord,
    { amountPaise }: RefundRecord,
    { id, currency }: RazorpayRefund,
  ): Promise<void> {
    const finding: Finding = { kind: 'refund_failed', razorpayId: id, amountPaise, currency };
    await this.flags.raise(tx, payment.id, finding);
    await this.owner.flag(tx, payment, finding);
  }

  private async takeOver(tx: Transaction, observed: RazorpayRefund): Promise<RefundRecord | undefined> {
    const payment = await this.payments.findByRazorpayPayment(observed.paymentId, tx);
    const paymentId = payment?.id ?? (await this.flags.paymentOfUnfitCapture(tx, observed.paymentId));
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
