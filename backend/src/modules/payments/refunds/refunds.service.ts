import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { hasRight } from '../../../platform/security/rights.ts';
import { formatMoney, formatRupees } from '../../../platform/text/money.domain.ts';
import { paymentError } from '../core/payments.errors.ts';
import { PaymentsRepository } from '../core/payments.repository.ts';
import { RefundSender } from './refund-sender.ts';
import { mostRefundable, type RefundRecord } from '../core/refund.ts';
import { RefundsRepository } from './refunds.repository.ts';

export interface RefundRequest {
  refundKey: string;
  /** In the smallest unit of the currency. */
  amount: number;
  reason: string;
  /** Paise that are paid twice if the disputes are lost, as whoever refunds has been told; undefined: they were told of none. */
  atRisk?: number | undefined;
}

/** A payment at Razorpay that money goes back from, and the most of it that can. */
interface Capture {
  razorpayPaymentId: string;
  paise: number;
  currency: string;
}

/** Gives money back, as an admin asks for it. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger('Refunds');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly sender: RefundSender,
    private readonly activities: ActivityLog,
  ) {}

  /**
   * Written down first, asked for at Razorpay after the commit: a crash in between leaves an open
   * refund that the reconciler takes up.
   * @throws UNKNOWN_PAYMENT, NOT_REFUNDABLE, REFUND_TOO_LARGE, REFUND_DISPUTED, REFUND_ABOVE_LIMIT, REFUND_KEY_REUSED;
   *   PAYMENT_PROVIDER_UNAVAILABLE while nobody knows whether Razorpay made it
   */
  async create(paymentId: string, request: RefundRequest, actor: Actor): Promise<RefundRecord> {
    const refund = await this.db.run((tx) => this.promise(tx, paymentId, request, actor));
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
          'Razorpay cannot be reached right now. The refund is saved and will be made as soon as Razorpay can be reached. Please do not request it again.',
        cause: error,
      });
    }
  }

  /** Writes a refund down, in the transaction of what it answers; `send` asks for it after the commit. */
  async promise(
    tx: Transaction,
    paymentId: string,
    request: RefundRequest,
    actor: Actor,
  ): Promise<RefundRecord> {
    const { refundKey, amount, reason } = request;
    // All refunds of a payment pass here one at a time, so that their sum is certain.
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
    return this.promiseOf(tx, paymentId, capture, request, actor);
  }

  /** Of one capture. Only while the payment's row is locked. */
  async promiseOf(
    tx: Transaction,
    paymentId: string,
    { razorpayPaymentId, paise, currency }: Capture,
    { refundKey, amount, reason, atRisk }: RefundRequest,
    actor: Actor,
  ): Promise<RefundRecord> {
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
    // Of an accepted overpayment the bank may hold more than the order; no more than this refund is paid twice.
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

  /**
   * The limit is a payment's, not a refund's: two halves are no way around it. What another currency is worth nobody here knows.
   * @param sum all that is given up of one capture @throws REFUND_ABOVE_LIMIT
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
