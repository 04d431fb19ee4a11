import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { RazorpayError, RazorpayGateway, type RazorpayRefund } from '../razorpay/razorpay.gateway.ts';
import { RefundSettlementService } from './refund-settlement.service.ts';
import type { RefundRecord } from '../core/refund.ts';
import { RefundsRepository } from './refunds.repository.ts';

/** Past the gateway's own time-outs (two calls), so that a lease only ends early when its holder died. */
const LEASE_MARGIN_MS = 5_000;

/**
 * Asks Razorpay for a refund, or how one stands. Of any number of callers one asks at a time. That no
 * answer came does not mean that no money went: the refund is then looked for before it is asked for
 * again, and asked for under the same idempotency key.
 */
@Injectable()
export class RefundSender {
  private readonly logger = new Logger('Refunds');
  private readonly leaseMs: number;

  constructor(
    @Inject(ENV) env: Env,
    private readonly razorpay: RazorpayGateway,
    private readonly refunds: RefundsRepository,
    private readonly settlement: RefundSettlementService,
  ) {
    this.leaseMs = 2 * env.RAZORPAY_TIMEOUT_MS + LEASE_MARGIN_MS;
  }

  /** Does nothing when it is settled, or somebody else is asking. @throws RazorpayError: it stays open */
  async send(refundId: string): Promise<void> {
    const refund = await this.refunds.lease(refundId, this.leaseMs);
    if (!refund) return;
    try {
      const known = await this.find(refund);
      const observed = known ?? (await this.make(refund));
      if (observed) await this.settlement.apply(refund, observed);
    } finally {
      await this.refunds.release(refundId);
    }
  }

  private async find(refund: RefundRecord): Promise<RazorpayRefund | undefined> {
    if (refund.razorpayRefundId) return this.razorpay.fetchRefund(refund.razorpayRefundId);
    if (refund.attempts <= 1) return undefined;
    const all = await this.razorpay.fetchRefundsOf(refund.razorpayPaymentId);
    return all.find(({ receipt }) => receipt === refund.id);
  }

  /** Undefined: Razorpay will not make it, and that is written down. */
  private async make(refund: RefundRecord): Promise<RazorpayRefund | undefined> {
    try {
      return await this.razorpay.refund(refund.razorpayPaymentId, {
        amount: refund.amountPaise,
        receipt: refund.id,
        notes: { reason: refund.reason },
      });
    } catch (error) {
      if (!(error instanceof RazorpayError) || error.retryable) throw error;
      this.logger.error({ err: error, refundId: refund.id }, 'refund refused');
      await this.settlement.refuse(refund, error.message);
      return undefined;
    }
  }
}
