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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { hasRight } from '../../../platform/security/rights.domain.js';
import { formatRupees } from '../core/money.domain.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { RefundSender } from './refund-sender.js';
import { RefundsRepository } from './refunds.repository.js';
/** Gives money back, as an admin asks for it. */
let RefundsService = class RefundsService {
    env;
    unitOfWork;
    payments;
    refunds;
    sender;
    activities;
    logger = new Logger('Refunds');
    constructor(env, unitOfWork, payments, refunds, sender, activities) {
        this.env = env;
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.refunds = refunds;
        this.sender = sender;
        this.activities = activities;
    }
    /**
     * Written down first, asked for at Razorpay after the commit: a crash in between leaves an open
     * refund that the reconciler takes up.
     * @throws UNKNOWN_PAYMENT, NOT_REFUNDABLE, REFUND_TOO_LARGE, REFUND_ABOVE_LIMIT, REFUND_KEY_REUSED;
     *   PAYMENT_PROVIDER_UNAVAILABLE while nobody knows whether Razorpay made it
     */
    async create(paymentId, request, actor) {
        const refund = await this.unitOfWork.run((tx) => this.promise(tx, paymentId, request, actor));
        await this.send(refund);
        return (await this.refunds.findById(refund.id)) ?? refund;
    }
    /** Asks Razorpay for what was promised. @throws PAYMENT_PROVIDER_UNAVAILABLE while nobody knows whether it was made */
    async send(refund) {
        try {
            await this.sender.send(refund.id);
        }
        catch (error) {
            this.logger.warn({ err: error, refundId: refund.id }, 'refund not confirmed yet');
            throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE', {
                message: 'Razorpay cannot be reached right now. The refund is noted and will be made as soon as Razorpay answers. Please do not ask for it again.',
                cause: error,
            });
        }
    }
    /** Writes a refund down, in the transaction of what it answers; `send` asks for it after the commit. */
    async promise(tx, paymentId, { refundKey, amount, reason }, actor) {
        // All refunds of a payment pass here one at a time, so that their sum is certain.
        const payment = await this.payments.lock(tx, paymentId);
        if (!payment)
            throw paymentError('UNKNOWN_PAYMENT');
        const known = await this.refunds.findByKey(tx, refundKey);
        if (known) {
            const same = known.paymentId === paymentId && known.amountPaise === amount && known.reason === reason;
            if (!same)
                throw paymentError('REFUND_KEY_REUSED');
            return known;
        }
        const { status, razorpayPaymentId, amountPaise } = payment;
        if (status !== 'completed' || !razorpayPaymentId)
            throw paymentError('NOT_REFUNDABLE');
        const promised = await this.refunds.promised(tx, paymentId);
        const left = amountPaise - promised;
        if (amount > left) {
            const message = left > 0 ? `At most ${formatRupees(left)} can be refunded.` : 'Everything has been refunded already.';
            throw paymentError('REFUND_TOO_LARGE', { message, fields: { amount: message } });
        }
        this.refuseAboveLimit(amount, promised, actor);
        const refund = await this.refunds.add(tx, {
            paymentId,
            refundKey,
            amountPaise: amount,
            reason,
            requestedBy: actor.email,
            razorpayPaymentId,
        });
        if (!refund)
            throw new Error('A refund without an id of Razorpay cannot be there already');
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
    /** The limit is a payment's, not a refund's: two halves are no way around it. @throws REFUND_ABOVE_LIMIT */
    refuseAboveLimit(amount, promised, { role }) {
        const limit = this.env.MANAGER_REFUND_LIMIT_PAISE;
        if (hasRight(role, 'payments:refund-any') || promised + amount <= limit)
            return;
        const message = `You can refund up to ${formatRupees(limit)} of one payment. Please ask an owner for more.`;
        throw paymentError('REFUND_ABOVE_LIMIT', { message, fields: { amount: message } });
    }
};
RefundsService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        PaymentsRepository,
        RefundsRepository,
        RefundSender,
        ActivityLog])
], RefundsService);
export { RefundsService };
//# sourceMappingURL=refunds.service.js.map