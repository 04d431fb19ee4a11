import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { CaptureService } from '../capture/capture.service.ts';
import { CheckSchedule } from '../check-schedule.ts';
import { codeInWords, type DisputeStatus } from '../disputes/dispute.domain.ts';
import { Disputes } from '../disputes/disputes.service.ts';
import type { DisputeReport } from '../disputes/payment-dispute.entity.ts';
import { REFUND_STATUSES, type RefundStatus } from '../payment.domain.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import type { RazorpayPayment } from '../razorpay/razorpay.gateway.ts';
import { RefundTransitions } from '../refunds/refund-transitions.service.ts';
import { UNKNOWN_REFUND, WebhookInbox } from './webhook-inbox.service.ts';

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

/** The event's name says what happened; its entity may be newer. */
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

/** For `refund.created` the entity decides: an instant refund may be processed already. */
const STATUS_OF_REFUND_EVENT: Readonly<Record<string, RefundStatus | 'as-told'>> = {
  'refund.created': 'as-told',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

/** The part of Razorpay's payload that we read ("Sample payload", disputes). Times are Unix seconds. */
const disputePayload = z.object({
  created_at: z.number().int(),
  payload: z.object({
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).nullish(),
    dispute: z.object({
      entity: z.object({
        id: z.string(),
        payment_id: z.string(),
        amount: z.number().int().positive(),
        amount_deducted: z.number().int().nonnegative().nullish(),
        currency: z.string(),
        reason_code: z.string().nullish(),
        reason_description: z.string().nullish(),
        respond_by: z.number().int().nullish(),
        phase: z.string().nullish(),
        created_at: z.number().int(),
      }),
    }),
  }),
});

/** The event's name says what happened; its entity may be newer. */
const STATUS_OF_DISPUTE_EVENT: Readonly<Record<string, DisputeStatus>> = {
  'payment.dispute.created': 'open',
  'payment.dispute.action_required': 'action_required',
  'payment.dispute.under_review': 'under_review',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

const atSecond = (seconds: number): Date => new Date(seconds * 1000);

/** Undefined: not in Razorpay's shape. */
function readDispute(
  status: DisputeStatus,
  payload: unknown,
): { told: DisputeReport; orderId: string | null } | undefined {
  const parsed = disputePayload.safeParse(payload);
  if (!parsed.success) return undefined;
  const { created_at: toldAt, payload: entities } = parsed.data;
  const { entity } = entities.dispute;
  const reasonCode = entity.reason_code ?? '';
  const told: DisputeReport = {
    razorpayDisputeId: entity.id,
    razorpayPaymentId: entity.payment_id,
    amountPaise: entity.amount,
    // A lost dispute was deducted, also when the report lacks the amount.
    deductedPaise: entity.amount_deducted || (status === 'lost' ? entity.amount : 0),
    currency: entity.currency,
    phase: entity.phase ?? '',
    reasonCode,
    reason: entity.reason_description?.trim() || codeInWords(reasonCode) || 'no reason given',
    status,
    // Zero means none.
    respondBy: entity.respond_by ? atSecond(entity.respond_by) : null,
    raisedAt: atSecond(entity.created_at),
    toldAt: atSecond(toldAt),
  };
  return { told, orderId: entities.payment?.entity.order_id ?? null };
}

/** Applies a stored webhook event. Order and repetition do not matter: every transition is idempotent. */
@Injectable()
@HandlesJob('payments.apply-webhook')
export class RazorpayWebhookProcessor implements JobHandler<'payments.apply-webhook'> {
  constructor(
    private readonly inbox: WebhookInbox,
    private readonly payments: PaymentsRepository,
    private readonly schedule: CheckSchedule,
    private readonly captures: CaptureService,
    private readonly refunds: RefundTransitions,
    private readonly disputes: Disputes,
  ) {}

  /** Idempotent. @throws Error to be retried */
  async handle({ webhookEventId }: { webhookEventId: string }): Promise<void> {
    const event = await this.inbox.findUnapplied(webhookEventId);
    if (!event) return;
    const outcome = await this.apply(event.type, event.payload);
    if (outcome !== UNKNOWN_REFUND) return this.inbox.markApplied(webhookEventId, outcome);
    if (await this.inbox.setRefundAside(webhookEventId)) return;
    throw new Error('the payment of this refund is known by now');
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
    return this.captures.capture({ id, orderId: order_id, amount, currency, status }, 'webhook');
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

  /** The reconciler captures authorised money after checking it at Razorpay. */
  private async captureSoon(orderId: string): Promise<string> {
    const payment = await this.payments.findBy('razorpayOrderId', orderId);
    if (!payment) return 'unknown_order';
    await this.schedule.checkSoon(payment.id);
    return 'check_scheduled';
  }
}
