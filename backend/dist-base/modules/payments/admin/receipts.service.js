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
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { BuyerMails } from '../notifications/buyer-mails.js';
/** Receipts that are asked for again. */
let ReceiptsService = class ReceiptsService {
    unitOfWork;
    payments;
    buyers;
    activities;
    constructor(unitOfWork, payments, buyers, activities) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.buyers = buyers;
        this.activities = activities;
    }
    /** The same receipt in a mail of its own: that of the sale stays the one of the sale. @throws UNKNOWN_PAYMENT, NO_RECEIPT */
    async resend(paymentId, actor) {
        await this.unitOfWork.run(async (tx) => {
            const payment = await this.payments.findById(paymentId, tx);
            if (!payment)
                throw paymentError('UNKNOWN_PAYMENT');
            if (payment.status !== 'completed')
                throw paymentError('NO_RECEIPT');
            await this.buyers.receiptAgain(tx, payment, uuidv7());
            const { receiptNumber } = payment;
            await this.activities.record(tx, actor, {
                action: 'Resent the receipt',
                feature: 'Payment',
                changes: { before: null, after: { _id: paymentId, receiptNumber, to: payment.email } },
            });
        });
    }
};
ReceiptsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        BuyerMails,
        ActivityLog])
], ReceiptsService);
export { ReceiptsService };
//# sourceMappingURL=receipts.service.js.map