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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { OwnerNotifications } from '../notifications/owner-notifications.js';
import { PaymentFlagsRepository } from '../settlement/payment-flags.repository.js';
import { hasEnded, isNews } from '../core/dispute.domain.js';
import { DisputesRepository } from './disputes.repository.js';
/** Who is said to have settled a dispute's flag when the dispute ends. */
const RAZORPAY = 'Razorpay';
/** What banks of buyers ask back, as Razorpay tells it: in any order, any number of times. */
let Disputes = class Disputes {
    unitOfWork;
    payments;
    disputes;
    flags;
    owner;
    constructor(unitOfWork, payments, disputes, flags, owner) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.disputes = disputes;
        this.flags = flags;
        this.owner = owner;
    }
    /** @param orderId of the payment: a second capture is known by its order alone */
    report(told, orderId) {
        return this.unitOfWork.run(async (tx) => {
            const found = (await this.payments.findByRazorpayPayment(told.razorpayPaymentId, tx)) ??
                (orderId === null ? undefined : await this.payments.findByOrder(orderId, tx));
            const payment = found && (await this.payments.lock(tx, found.id));
            if (!payment)
                return 'unknown_payment';
            const known = await this.disputes.find(tx, told.razorpayDisputeId);
            if (known && !isNews(known, told))
                return 'already_there';
            await this.disputes.keep(tx, payment.id, told);
            const { razorpayDisputeId: razorpayId, amountPaise, currency, respondBy, status } = told;
            const finding = { kind: 'dispute', razorpayId, amountPaise, currency, respondBy };
            if (hasEnded(status))
                await this.flags.settle(tx, payment.id, finding, RAZORPAY, `The dispute is ${status}.`);
            else
                await this.flags.raise(tx, payment.id, finding);
            await this.owner.dispute(tx, payment, told);
            return known ? 'moved' : 'noted';
        });
    }
};
Disputes = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        DisputesRepository,
        PaymentFlagsRepository,
        OwnerNotifications])
], Disputes);
export { Disputes };
//# sourceMappingURL=disputes.service.js.map