import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { hasRight } from '../../../platform/security/rights.ts';
import { formatMoney, formatRupees } from '@ironbloom/brand/india';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { mostRefundable } from '../payment.domain.ts';
import { paymentError } from '../payments.errors.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import { RazorpayError, RazorpayGateway, type RazorpayRefund } from '../razorpay/razorpay.gateway.ts';
import { PaymentRefundEntity } from './payment-refund.entity.ts';
import { RefundTransitions } from './refund-transitions.service.ts';
import { RefundsRepository } from './refunds.repository.ts';

export interface RefundOrder {
  refundKey: string;
  /** In the smallest unit of the currency. */
  amount: number;
  reason: string;
  /** Confirmed paise that are paid twice if the disputes are lost; undefined: none confirmed. */
  atRisk?: number | undefined;
}

/** A capture, and its refundable maximum. */
interface Capture {
  razorpayPaymentId: string;
  paise: number;
  currency: string;
}

/** Longer than the gateway's timeouts (two calls), so that a lease expires only when its holder died. */
const LEASE_MARGIN_MS = 5_000;

/** Makes refunds: the row is stored first, then Razorpay is called (docs/decisions/011). */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger('Refunds');
  private readonly leaseMs: number;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly transitions: RefundTransitions,
    private readonly razorpay: RazorpayGateway,
    private readonly activities: ActivityLog,
  ) {
    this.leaseMs = 2 * env.RAZORPAY_TIMEOUT_MS + LEASE_MARGIN_MS;
  }

  /**
   * Stores the refund, then calls Razorpay after the commit: after a crash in between the reconciler resumes it.
   * @throws UNKNOWN_PAYMENT, NOT_REFUNDABLE, REFUND_TOO_LARGE, REFUND_DISPUTED, REFUND_ABOVE_LIMIT, REFUND_KEY_REUSED;
   * PAYMENT_PROVIDER_UNAVAILABLE while it is unknown whether Razorpay made it
   */
  async create(paymentId: string, order: RefundOrder, actor: Actor): Promise<PaymentRefundEntity> {
    const refund = await this.db.run((tx) => this.prepare(tx, paymentId, order, actor));
    return this.send(refund);
  }

  /**
   * Sends a stored refund to Razorpay. @returns its state @throws PAYMENT_PROVIDER_UNAVAILABLE while it is unknown whether it
   * was made
   */
  async send(refund: PaymentRefundEntity): Promise<PaymentRefundEntity> {
    try {
      await this.askRazorpay(refund.id);
    } catch (error) {
      this.logger.warn({ err: error, refundId: refund.id }, 'refund not confirmed yet');
      throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE', {
        message:
          'Razorpay cannot be reached right now. The refund is saved and will be made as soon as Razorpay can be reached. Please do not request it again.',
        cause: error,
      });
    }
    return (await this.refunds.findById(refund.id)) ?? refund;
  }

  /**
   * Makes or checks a refund at Razorpay; one caller at a time, and none once it is final. A missing answer does not mean that
   * no money moved: a retry first looks for the refund, then repeats the call with the same idempotency key. @throws
   * RazorpayError: it stays pending
   */
  async askRazorpay(refundId: string): Promise<void> {
    const refund = await this.refunds.lease(refundId, this.leaseMs);
    if (!refund) return;
    try {
      const known = await this.findAtRazorpay(refund);
      const observed = known ?? (await this.makeAtRazorpay(refund));
      if (observed) await this.transitions.apply(refund, observed);
    } finally {
      // Releases the lease; the attempt stays counted.
      await this.db.manager.update(PaymentRefundEntity, refundId, { leaseUntil: null });
    }
  }

  private async findAtRazorpay(refund: PaymentRefundEntity): Promise<RazorpayRefund | undefined> {
    if (refund.razorpayRefundId) return this.razorpay.fetchRefund(refund.razorpayRefundId);
    if (refund.attempts <= 1) return undefined;
    const all = await this.razorpay.fetchRefundsOf(refund.razorpayPaymentId);
    return all.find(({ receipt }) => receipt === refund.id);
  }

  /** Undefined: Razorpay refused it, and that is stored. */
  private async makeAtRazorpay(refund: PaymentRefundEntity): Promise<RazorpayRefund | undefined> {
    try {
      return await this.razorpay.refund(refund.razorpayPaymentId, {
        amount: refund.amountPaise,
        receipt: refund.id,
        notes: { reason: refund.reason },
      });
    } catch (error) {
      if (!(error instanceof RazorpayError) || error.retryable) throw error;
      this.logger.error({ err: error, refundId: refund.id }, 'refund refused');
      await this.transitions.refuse(refund, error.message);
      return undefined;
    }
  }

  /** Stores a refund in the caller's transaction; `send` calls Razorpay after the commit. */
  async prepare(
    tx: Transaction,
    paymentId: string,
    order: RefundOrder,
    actor: Actor,
  ): Promise<PaymentRefundEntity> {
    const { refundKey, amount, reason } = order;
    // Serialised per payment, so that the sum is certain.
    const payment = await this.payments.lock(tx, paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const known = await this.refunds.findByKey(tx, refundKey);
    if (known) {
      const same = known.paymentId === paymentId && known.amountPaise === amount && known.reason === reason;
      if (!same) throw paymentError('REFUND_KEY_REUSED');
      return known;
    }
    const { status, razorpayPaymentId, currency } = payment;
    if (status !== 'completed' || !razorpayPaymentId) throw paymentError('NOT_REFUNDABLE');
    const capture = { razorpayPaymentId, paise: mostRefundable(payment), currency };
    return this.prepareOf(tx, paymentId, capture, order, actor);
  }

  /** Of one capture. Requires the lock on the payment's row. */
  async prepareOf(
    tx: Transaction,
    paymentId: string,
    { razorpayPaymentId, paise, currency }: Capture,
    { refundKey, amount, reason, atRisk }: RefundOrder,
    actor: Actor,
  ): Promise<PaymentRefundEntity> {
    const { backPaise, heldPaise } = await this.refunds.takenFrom(paymentId, razorpayPaymentId, tx);
    const left = paise - backPaise;
    if (amount > left) {
      const message =
        left > 0
          ? `At most ${formatMoney(left, currency)} can be refunded.`
          : 'Everything has already been refunded.';
      throw paymentError('REFUND_TOO_LARGE', { message, fields: { amount: message } });
    }
    this.refuseAboveLimit(backPaise + amount, currency, actor);
    // The bank may hold more of an accepted overpayment than the order; at most this refund is paid twice.
    const risk = Math.min(amount, Math.max(0, amount + heldPaise - left));
    if (risk > 0 && atRisk !== risk) throw disputed(amount, heldPaise, risk, currency);
    const refund = await this.refunds.add(tx, {
      paymentId,
      refundKey,
      amountPaise: amount,
      currency,
      reason,
      requestedBy: actor.email,
      razorpayPaymentId,
    });
    if (!refund) throw new Error('A refund without a Razorpay id cannot exist already');
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

  /**
   * The limit is per payment, so splitting does not evade it. Amounts in other currencies have no known value.
   * @param sum refunds of one capture @throws REFUND_ABOVE_LIMIT
   */
  refuseAboveLimit(sum: number, currency: string, { role }: Actor): void {
    const limit = this.env.MANAGER_REFUND_LIMIT_PAISE;
    if (hasRight(role, 'payments:refund-any') || (currency === 'INR' && sum <= limit)) return;
    const message = `You can refund up to ${formatRupees(limit)} of one payment. Please ask an owner for more.`;
    throw paymentError('REFUND_ABOVE_LIMIT', { message, fields: { amount: message } });
  }
}

function disputed(amount: number, held: number, risk: number, currency: string) {
  const [holds, refund, twice] = [held, amount, risk].map((each) => formatMoney(each, currency));
  const message = `The buyer’s bank holds ${holds} in a dispute. If you refund ${refund} and the dispute is lost, ${twice} is paid twice.`;
  return paymentError('REFUND_DISPUTED', { message, fields: { atRisk: message } });
}
