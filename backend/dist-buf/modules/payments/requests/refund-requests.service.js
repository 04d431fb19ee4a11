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
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { OwnerNotifications } from '../notifications/owner-notifications.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { RefundRequestsRepository } from './refund-requests.repository.js';
/** A buyer asks for their money, and may think again until somebody has answered. */
let RefundRequests = class RefundRequests {
    unitOfWork;
    payments;
    refunds;
    requests;
    owner;
    activities;
    constructor(unitOfWork, payments, refunds, requests, owner, activities) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.refunds = refunds;
        this.requests = requests;
        this.owner = owner;
        this.activities = activities;
    }
    /** @throws UNKNOWN_PAYMENT for anybody else's, NOTHING_TO_REFUND, REFUND_ASKED */
    ask(paymentId, reason, actor) {
        return this.unitOfWork.run(async (tx) => {
            const payment = await this.payments.lock(tx, paymentId);
            if (payment?.ownerId !== actor.userId)
                throw paymentError('UNKNOWN_PAYMENT');
            if ((await this.refunds.promised(tx, paymentId)) >= payment.amountPaise) {
                throw paymentError('NOTHING_TO_REFUND');
            }
            const id = await this.requests.add(tx, paymentId, actor.userId, reason);
            const request = id && (await this.requests.find(tx, paymentId, id));
            if (!request)
                throw paymentError('REFUND_ASKED');
            await this.owner.refundAsked(tx, payment, request);
            await this.activities.record(tx, actor, { action: 'Asked for a refund', feature: 'Payment' });
            return request;
        });
    }
    /** @throws UNKNOWN_PAYMENT for anybody else's, NO_OPEN_REQUEST */
    async withdraw(paymentId, actor) {
        await this.unitOfWork.run(async (tx) => {
            const payment = await this.payments.lock(tx, paymentId);
            if (payment?.ownerId !== actor.userId)
                throw paymentError('UNKNOWN_PAYMENT');
            if (!(await this.requests.withdraw(tx, paymentId)))
                throw paymentError('NO_OPEN_REQUEST');
            await this.activities.record(tx, actor, { action: 'Withdrew a refund request', feature: 'Payment' });
        });
    }
};
RefundRequests = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        RefundsRepository,
        RefundRequestsRepository,
        OwnerNotifications,
        ActivityLog])
], RefundRequests);
export { RefundRequests };
//# sourceMappingURL=refund-requests.service.js.map