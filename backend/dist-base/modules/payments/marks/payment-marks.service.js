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
import { PaymentMarksRepository } from './payment-marks.repository.js';
const WORDS = { called: 'called', assessed: 'assessed' };
/** What was promised with a sale (pay-24), and done. */
let PaymentMarks = class PaymentMarks {
    unitOfWork;
    payments;
    marks;
    activities;
    constructor(unitOfWork, payments, marks, activities) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.marks = marks;
        this.activities = activities;
    }
    /** What is so already stays as it is, with who did it first. @throws UNKNOWN_PAYMENT, NOT_PAID */
    mark(paymentId, name, set, actor) {
        return this.unitOfWork.run(async (tx) => {
            const payment = await this.payments.lock(tx, paymentId);
            if (!payment)
                throw paymentError('UNKNOWN_PAYMENT');
            if (payment.status !== 'completed')
                throw paymentError('NOT_PAID');
            const before = await this.marks.find(tx, paymentId, name);
            if ((before !== null) === set)
                return before;
            await this.marks.write(tx, paymentId, name, set ? actor.email : null);
            await this.activities.record(tx, actor, {
                action: set ? `Marked as ${WORDS[name]}` : `Marked as not ${WORDS[name]}`,
                feature: 'Payment',
                changes: { before: { _id: paymentId, [name]: !set }, after: { _id: paymentId, [name]: set } },
            });
            return this.marks.find(tx, paymentId, name);
        });
    }
};
PaymentMarks = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        PaymentMarksRepository,
        ActivityLog])
], PaymentMarks);
export { PaymentMarks };
//# sourceMappingURL=payment-marks.service.js.map