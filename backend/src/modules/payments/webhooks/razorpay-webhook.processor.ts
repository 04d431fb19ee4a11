import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { PaymentsRepository } from '../core/payments.repository.ts';
import { ReconcileRepository } from '../capture/reconcile.repository.ts';
import type { RazorpayPayment } from '../razorpay/razorpay.gateway.ts';
import { RefundSettlementService } from '../refunds/refund-settlement.service.ts';
import { REFUND_STATUSES, type RefundStatus } from '../core/refund-status.domain.ts';
import { SettlementService } from '../capture/settlement.service.ts';
import { EarlyRefundsRepository, UNKNOWN_REFUND } from '../capture/early-refunds.repository.ts';
import { Disputes } from '../disputes/disputes.service.ts';
import type { DisputeStatus } from '../core/dispute.domain.ts';
import { readDispute, STATUS_OF_DISPUTE_EVENT } from './dispute-event.ts';
import { WebhookInboxRepository } from './webhook-inbox.repository.ts';

/** The part of Razorpay's payload that we read ("Payload structure", payments and orders). */
const paymentPayload = z.object({
  payload: z.object({
    payment: z.object({
      entity: z.object({
        id: z.string(),
        order_id: z.string().nullish(),
        amount: z.number().int(),
        currency: z.string(),
      }),
    }),
  }),
});

/** The event's name says what happened; the entity inside may already be further on. */
const STATUS_OF_EVENT: Readonly<Record<string, RazorpayPayment['status']>> = {
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.failed': 'failed',
  'payment.authorized': 'authorized',
};

const refundPayload = z.object({
  payload: z.object({
    refund: z.object({
      entity: z.object({
        id: z.string(),
        payment_id: z.string(),
        amount: z.number().int(),
        currency: z.string(),
        receipt: z.string().nullish(),
        status: z.enum(REFUND_STATUSES),
      }),
    }),
  }),
});

/** Of `refund.created` the entity says it: an instant refund may be through already. */
const STATUS_OF_REFUND_EVENT: Readonly<Record<string, RefundStatus | 'as-told'>> = {
  'refund.created': 'as-told',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

/** Applies one stored webhook event. Order and repetition do not matter: settling is idempotent. */
@Injectable()
@HandlesJob('payments.apply-webhook')
export class RazorpayWebhookProcessor implements JobHandler<'payments.apply-webhook'> {
  constructor(
    private readonly inbox: WebhookInboxRepository,
    private readonly earlyRefunds: EarlyRefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly schedule: ReconcileRepository,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundSettlementService,
    private readonly disputes: Disputes,
  ) {}

  /** Twice is as good as once. @throws Error when it is to be tried again */
  async handle({ webhookEventId }: { webhookEventId: string }): Promise<void> {
    const event = await this.inbox.findUnapplied(webhookEventId);
    if (!event) return;
    const outcome = await this.apply(event.type, event.payload);
    if (outcome !== UNKNOWN_REFUND) return this.inbox.markApplied(webhookEventId, outcome);
    if (await this.earlyRefunds.setAside(webhookEventId)) return;
    throw new Error('the payment of this refund has become known meanwhile');
  }

  private async apply(type: string, payload: unknown): Promise<string> {
    const refundStatus = STATUS_OF_REFUND_EVENT[type];
    if (refundStatus) return this.applyRefund(refundStatus, payload);
    const disputeStatus = STATUS_OF_DISPUTE_EVENT[type];
    if (disputeStatus) return this.applyDispute(disputeStatus, payload);
    const status = STATUS_OF_EVENT[type];
    if (!status) return 'ignored';
    const parsed = paymentPayload.safeParse(payload);
    if (!parsed.success) return 'unreadable';
    const { id, order_id, amount, currency } = parsed.data.payload.payment.entity;
    if (!order_id) return 'no_order';
    if (status === 'authorized') return this.captureSoon(order_id);
    return this.settlement.settle({ id, orderId: order_id, amount, currency, status }, 'webhook');
  }

  private async applyRefund(told: RefundStatus | 'as-told', payload: unknown): Promise<string> {
    const parsed = refundPayload.safeParse(payload);
    if (!parsed.success) return 'unreadable';
    const { id, payment_id, amount, currency, receipt, status } = parsed.data.payload.refund.entity;
    return this.refunds.report({
      id,
      paymentId: payment_id,
      amount,
      currency,
      receipt: receipt ?? null,
      status: told === 'as-told' ? status : told,
    });
  }

  private async applyDispute(status: DisputeStatus, payload: unknown): Promise<string> {
    const dispute = readDispute(status, payload);
    return dispute ? this.disputes.report(dispute.told, dispute.orderId) : 'unreadable';
  }

  /** Authorised money is captured by the reconciler, which asks Razorpay how it stands first. */
  private async captureSoon(orderId: string): Promise<string> {
    const payment = await this.payments.findByOrder(orderId);
    if (!payment) return 'unknown_order';
    await this.schedule.checkSoon(payment.id);
    return 'check_scheduled';
  }
}
