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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Mail } from '../../mails/mails.api.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { refundAnswerFor } from '../notifications/refund-answer.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { RefundRequestsRepository } from './refund-requests.repository.js';
/** Kept with the refund, and told to Razorpay: what the buyer wrote stays here. */
const REASON = 'The buyer asked for it';
/** Answers who asked for a refund: the answer, its refund's promise and its mail are one transaction (pay-36). */
let RefundAnswers = class RefundAnswers {
    unitOfWork;
    payments;
    refunds;
    giving;
    requests;
    mail;
    activities;
    constructor(unitOfWork, payments, refunds, giving, requests, mail, activities) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.refunds = refunds;
        this.giving = giving;
        this.requests = requests;
        this.mail = mail;
        this.activities = activities;
    }
    /**
     * The same answer twice is one. @throws UNKNOWN_PAYMENT, UNKNOWN_REFUND_REQUEST, REFUND_REQUEST_CLOSED, NOT_REFUNDED_SINCE, and
     *   whatever a refund throws (`RefundsService.create`)
     */
    async answer(paymentId, requestId, decision, actor) {
        const refund = await this.unitOfWork.run((tx) => this.decide(tx, paymentId, requestId, decision, actor));
        if (refund)
            await this.giving.send(refund);
        const answered = await this.requests.find(this.unitOfWork, paymentId, requestId);
        if (!answered)
            throw paymentError('UNKNOWN_REFUND_REQUEST');
        return answered;
    }
    /** @returns the refund to ask Razorpay for */
    async decide(tx, paymentId, requestId, decision, actor) {
        // Refunds, requests and answers of a payment pass here one at a time.
        const payment = await this.payments.lock(tx, paymentId);
        if (!payment)
            throw paymentError('UNKNOWN_PAYMENT');
        const request = await this.requests.find(tx, paymentId, requestId);
        if (!request)
            throw paymentError('UNKNOWN_REFUND_REQUEST');
        if (request.outcome)
            return this.again(tx, request, decision);
        const refund = await this.refundFor(tx, request, decision, actor);
        const { answer } = decision;
        await this.requests.answer(tx, requestId, {
            by: actor.email,
            text: answer,
            refundId: refund?.id ?? null,
        });
        await this.mail.enqueue(tx, refundAnswerFor(payment, { ...request, answer }, refund));
        const about = { _id: paymentId, request: requestId };
        await this.activities.record(tx, actor, {
            action: 'Answered a refund request',
            feature: 'Payment',
            changes: {
                before: { ...about, answered: false },
                after: {
                    ...about,
                    answered: true,
                    outcome: refund ? 'refunded' : 'refused',
                    ...(refund && { amount: refund.amountPaise }),
                },
            },
        });
        return decision.outcome === 'refund' ? refund : undefined;
    }
    /** An answer whose first try was not heard of is found as it was given. */
    async again(tx, request, decision) {
        if (decision.outcome === 'refund') {
            const known = await this.refunds.findByKey(tx, decision.refundKey);
            if (known && known.id === request.refundId && known.amountPaise === decision.amount)
                return known;
        }
        else {
            const outcome = decision.outcome === 'refuse' ? 'refused' : 'refunded';
            if (request.outcome === outcome && request.answer === decision.answer)
                return undefined;
        }
        throw paymentError('REFUND_REQUEST_CLOSED');
    }
    async refundFor(tx, { paymentId, askedAt }, decision, actor) {
        if (decision.outcome === 'refuse')
            return undefined;
        if (decision.outcome === 'refund') {
            const { refundKey, amount } = decision;
            return this.giving.promise(tx, paymentId, { refundKey, amount, reason: REASON }, actor);
        }
        const since = await this.refunds.newestSince(tx, paymentId, askedAt);
        if (!since)
            throw paymentError('NOT_REFUNDED_SINCE');
        return since;
    }
};
RefundAnswers = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        RefundsRepository,
        RefundsService,
        RefundRequestsRepository,
        Mail,
        ActivityLog])
], RefundAnswers);
export { RefundAnswers };
//# sourceMappingURL=refund-answers.service.js.map