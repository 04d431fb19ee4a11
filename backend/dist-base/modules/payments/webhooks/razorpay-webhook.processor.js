var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandlesJob } from '../../../platform/jobs/job-handler.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { ReconcileRepository } from '../settlement/reconcile.repository.js';
import { RefundSettlementService } from '../refunds/refund-settlement.service.js';
import { REFUND_STATUSES } from '../core/refund-status.domain.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { EarlyRefundsRepository, UNKNOWN_REFUND } from '../settlement/early-refunds.repository.js';
import { Disputes } from '../disputes/disputes.service.js';
import { readDispute, STATUS_OF_DISPUTE_EVENT } from './dispute-event.js';
import { WebhookInboxRepository } from './webhook-inbox.repository.js';
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
const STATUS_OF_EVENT = {
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
const STATUS_OF_REFUND_EVENT = {
    'refund.created': 'as-told',
    'refund.processed': 'processed',
    'refund.failed': 'failed',
};
/** Applies one stored webhook event. Order and repetition do not matter: settling is idempotent. */
let RazorpayWebhookProcessor = class RazorpayWebhookProcessor {
    inbox;
    earlyRefunds;
    payments;
    schedule;
    settlement;
    refunds;
    disputes;
    constructor(inbox, earlyRefunds, payments, schedule, settlement, refunds, disputes) {
        this.inbox = inbox;
        this.earlyRefunds = earlyRefunds;
        this.payments = payments;
        this.schedule = schedule;
        this.settlement = settlement;
        this.refunds = refunds;
        this.disputes = disputes;
    }
    /** Twice is as good as once. @throws Error when it is to be tried again */
    async handle({ webhookEventId }) {
        const event = await this.inbox.findUnapplied(webhookEventId);
        if (!event)
            return;
        const outcome = await this.apply(event.type, event.payload);
        if (outcome !== UNKNOWN_REFUND)
            return this.inbox.markApplied(webhookEventId, outcome);
        if (await this.earlyRefunds.setAside(webhookEventId))
            return;
        throw new Error('the payment of this refund has become known meanwhile');
    }
    async apply(type, payload) {
        const refundStatus = STATUS_OF_REFUND_EVENT[type];
        if (refundStatus)
            return this.applyRefund(refundStatus, payload);
        const disputeStatus = STATUS_OF_DISPUTE_EVENT[type];
        if (disputeStatus)
            return this.applyDispute(disputeStatus, payload);
        const status = STATUS_OF_EVENT[type];
        if (!status)
            return 'ignored';
        const parsed = paymentPayload.safeParse(payload);
        if (!parsed.success)
            return 'unreadable';
        const { id, order_id, amount, currency } = parsed.data.payload.payment.entity;
        if (!order_id)
            return 'no_order';
        if (status === 'authorized')
            return this.captureSoon(order_id);
        return this.settlement.settle({ id, orderId: order_id, amount, currency, status }, 'webhook');
    }
    async applyRefund(told, payload) {
        const parsed = refundPayload.safeParse(payload);
        if (!parsed.success)
            return 'unreadable';
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
    async applyDispute(status, payload) {
        const dispute = readDispute(status, payload);
        return dispute ? this.disputes.report(dispute.told, dispute.orderId) : 'unreadable';
    }
    /** Authorised money is captured by the reconciler, which asks Razorpay how it stands first. */
    async captureSoon(orderId) {
        const payment = await this.payments.findByOrder(orderId);
        if (!payment)
            return 'unknown_order';
        await this.schedule.checkSoon(payment.id);
        return 'check_scheduled';
    }
};
RazorpayWebhookProcessor = __decorate([
    Injectable(),
    HandlesJob('payments.apply-webhook'),
    __metadata("design:paramtypes", [WebhookInboxRepository,
        EarlyRefundsRepository,
        PaymentsRepository,
        ReconcileRepository,
        SettlementService,
        RefundSettlementService,
        Disputes])
], RazorpayWebhookProcessor);
export { RazorpayWebhookProcessor };
//# sourceMappingURL=razorpay-webhook.processor.js.map