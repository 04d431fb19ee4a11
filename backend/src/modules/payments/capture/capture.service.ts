import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Events } from '../../../platform/jobs/events.ts';
import { TaxDocuments } from '../../accounting/tax/tax-documents.service.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { isErased } from '../payment.domain.ts';
import type { PaymentEntity, PaymentEventSource } from '../payment.entity.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import { hasPaid, type RazorpayPayment } from '../razorpay/razorpay.gateway.ts';
import { WebhookInbox } from '../webhooks/webhook-inbox.service.ts';
import { Grants } from './grants.service.ts';
import { OwnerNotices } from './owner-notices.ts';
import type { Finding, PaymentFlagKind } from './payment-flag.domain.ts';
import { PaymentFlagsRepository } from './payment-flags.repository.ts';

/** Source of a report, for the activity log. */
const ROUTE_OF: Readonly<Record<PaymentEventSource, string>> = {
  browser: '/api/payments/verify',
  webhook: '/api/payments/webhook',
  reconciler: 'reconciler',
  owner: '/api/payments/admin/:id/flags/:flagId/accept',
};

/** Outcome of a report. All but `moved` left the status unchanged. */
export type CaptureOutcome = 'moved' | 'already_there' | 'flagged' | 'unknown_order' | 'nothing_to_do';

/**
 * Turns Razorpay's reports into payment states. Verify, webhook and reconciler all use it, in any order, repeatedly and
 * concurrently, with the same result.
 */
@Injectable()
export class CaptureService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly grants: Grants,
    private readonly inbox: WebhookInbox,
    private readonly owner: OwnerNotices,
    private readonly activity: ActivityLog,
    private readonly consents: ConsentLedger,
    private readonly taxDocuments: TaxDocuments,
    private readonly events: Events,
  ) {}

  /** Applies the state of a Razorpay payment. Only `captured`, `refunded` and `failed` are final. */
  capture(observed: RazorpayPayment, source: PaymentEventSource): Promise<CaptureOutcome> {
    return this.db.run(async (tx) => {
      const payment = await this.payments.findBy('razorpayOrderId', observed.orderId, tx);
      if (!payment) return 'unknown_order';
      if (hasPaid(observed)) return this.complete(tx, payment, observed, source);
      if (observed.status === 'failed') return this.move(tx, payment, 'failed', source, observed.id);
      return 'nothing_to_do';
    });
  }

  /** Cancels: the buyer closed the checkout, or nobody paid for days. A later capture still completes it. */
  cancel(paymentId: string, source: PaymentEventSource): Promise<CaptureOutcome> {
    return this.db.run(async (tx) => {
      const payment = await this.payments.findById(paymentId, tx);
      return payment ? this.move(tx, payment, 'cancelled', source, null) : 'unknown_order';
    });
  }

  private async complete(
    tx: Transaction,
    payment: PaymentEntity,
    observed: RazorpayPayment,
    source: PaymentEventSource,
  ): Promise<CaptureOutcome> {
    const fits = observed.amount === payment.amountPaise && observed.currency === payment.currency;
    if (!fits && payment.status !== 'completed') return this.failMismatched(tx, payment, observed, source);
    if (await this.completeSale(tx, payment, observed.id, source)) return 'moved';
    const current = await this.payments.findById(payment.id, tx);
    if (current?.razorpayPaymentId === observed.id) return 'already_there';
    return this.flag(tx, current ?? payment, finding('second_capture', observed));
  }

  /** A mismatched capture: the payment fails, and the owner decides (pay-45). */
  private async failMismatched(
    tx: Transaction,
    payment: PaymentEntity,
    observed: RazorpayPayment,
    source: PaymentEventSource,
  ): Promise<CaptureOutcome> {
    await this.payments.transition(tx, payment.id, 'failed', source, observed.id);
    await this.inbox.reopenEarlyRefunds(tx, observed.orderId);
    return this.flag(tx, payment, finding('amount_mismatch', observed));
  }

  /** The only transition to `completed`, with its consequences. @returns undefined when it was completed before */
  async completeSale(
    tx: Transaction,
    payment: PaymentEntity,
    razorpayPaymentId: string,
    source: PaymentEventSource,
  ): Promise<PaymentEntity | undefined> {
    const granted = await this.grants.lock(tx, payment);
    const completed = await this.payments.transition(tx, payment.id, 'completed', source, razorpayPaymentId);
    if (!completed) return undefined;
    const lostGrant = await this.grants.findLostGrant(tx, completed, granted);
    if (lostGrant) await this.flag(tx, completed, lostGrant);
    await this.inbox.reopenEarlyRefunds(tx, completed.razorpayOrderId ?? '');
    if (isErased(completed)) {
      const { amountPaise: amount, currency } = completed;
      await this.flag(tx, completed, finding('buyer_erased', { id: razorpayPaymentId, amount, currency }));
    }
    await this.events.publish(tx, 'payment.completed', { paymentId: completed.id });
    await this.activity.record(
      tx,
      { email: completed.email, route: ROUTE_OF[source], ip: null },
      { action: 'Purchased', feature: 'Payment' },
    );
    await this.consents.recordTermsOfPurchase(tx, completed.id);
    // Last: numbering locks the series for other sales.
    await this.taxDocuments.issueInvoice(tx, completed);
    return completed;
  }

  private async flag(tx: Transaction, payment: PaymentEntity, found: Finding): Promise<'flagged'> {
    await this.flags.raise(tx, payment.id, found);
    await this.owner.sendFlag(tx, payment, found);
    return 'flagged';
  }

  private async move(
    tx: Transaction,
    { id }: PaymentEntity,
    to: 'failed' | 'cancelled',
    source: PaymentEventSource,
    razorpayPaymentId: string | null,
  ): Promise<CaptureOutcome> {
    const moved = await this.payments.transition(tx, id, to, source, razorpayPaymentId);
    return moved ? 'moved' : 'already_there';
  }
}

function finding(
  kind: PaymentFlagKind,
  { id, amount, currency }: Pick<RazorpayPayment, 'id' | 'amount' | 'currency'>,
): Finding {
  return { kind, razorpayId: id, amountPaise: amount, currency };
}
