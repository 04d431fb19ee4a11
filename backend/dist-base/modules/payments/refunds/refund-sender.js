var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { RazorpayError, RazorpayGateway } from '../razorpay/razorpay.gateway.js';
import { RefundSettlementService } from './refund-settlement.service.js';
import { RefundsRepository } from './refunds.repository.js';
/** Past the gateway's own time-outs (two calls), so that a lease only ends early when its holder died. */
const LEASE_MARGIN_MS = 5_000;
/**
 * Asks Razorpay for a refund, or how one stands. Of any number of callers one asks at a time. That no
 * answer came does not mean that no money went: the refund is then looked for before it is asked for
 * again, and asked for under the same idempotency key.
 */
let RefundSender = class RefundSender {
    razorpay;
    refunds;
    settlement;
    logger = new Logger('Refunds');
    leaseMs;
    constructor(env, razorpay, refunds, settlement) {
        this.razorpay = razorpay;
        this.refunds = refunds;
        this.settlement = settlement;
        this.leaseMs = 2 * env.RAZORPAY_TIMEOUT_MS + LEASE_MARGIN_MS;
    }
    /** Does nothing when it is settled, or somebody else is asking. @throws RazorpayError: it stays open */
    async send(refundId) {
        const refund = await this.refunds.lease(refundId, this.leaseMs);
        if (!refund)
            return;
        try {
            const known = await this.find(refund);
            const observed = known ?? (await this.make(refund));
            if (observed)
                await this.settlement.apply(refund, observed);
        }
        finally {
            await this.refunds.release(refundId);
        }
    }
    async find(refund) {
        if (refund.razorpayRefundId)
            return this.razorpay.fetchRefund(refund.razorpayRefundId);
        if (refund.attempts <= 1)
            return undefined;
        const all = await this.razorpay.fetchRefundsOf(refund.razorpayPaymentId);
        return all.find(({ receipt }) => receipt === refund.id);
    }
    /** Undefined: Razorpay will not make it, and that is written down. */
    async make(refund) {
        try {
            return await this.razorpay.refund(refund.razorpayPaymentId, {
                amount: refund.amountPaise,
                receipt: refund.id,
                notes: { reason: refund.reason },
            });
        }
        catch (error) {
            if (!(error instanceof RazorpayError) || error.retryable)
                throw error;
            this.logger.error({ err: error, refundId: refund.id }, 'refund refused');
            await this.settlement.refuse(refund, error.message);
            return undefined;
        }
    }
};
RefundSender = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, RazorpayGateway,
        RefundsRepository,
        RefundSettlementService])
], RefundSender);
export { RefundSender };
//# sourceMappingURL=refund-sender.js.map