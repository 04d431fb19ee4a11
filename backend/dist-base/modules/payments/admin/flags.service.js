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
import { PaymentFlagsRepository } from '../settlement/payment-flags.repository.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
/** What needed a person's look, and got it. */
let FlagsService = class FlagsService {
    unitOfWork;
    payments;
    flags;
    activities;
    constructor(unitOfWork, payments, flags, activities) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.flags = flags;
        this.activities = activities;
    }
    /** @throws UNKNOWN_FLAG, FLAG_RESOLVED */
    resolve(paymentId, flagId, note, actor) {
        return this.unitOfWork.run(async (tx) => {
            await this.payments.lock(tx, paymentId);
            const before = await this.flags.find(tx, paymentId, flagId);
            if (!before)
                throw paymentError('UNKNOWN_FLAG');
            if (before.resolvedAt)
                throw paymentError('FLAG_RESOLVED');
            await this.flags.resolve(tx, paymentId, flagId, actor.email, note);
            const about = { _id: paymentId, flag: flagId, kind: before.kind };
            await this.activities.record(tx, actor, {
                action: 'Settled a flag',
                feature: 'Payment',
                changes: { before: { ...about, resolved: false }, after: { ...about, resolved: true, note } },
            });
            return (await this.flags.find(tx, paymentId, flagId)) ?? before;
        });
    }
};
FlagsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        PaymentFlagsRepository,
        ActivityLog])
], FlagsService);
export { FlagsService };
//# sourceMappingURL=flags.service.js.map