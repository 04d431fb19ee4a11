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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { ConsentLedger } from '../../consents/consent-ledger.api.js';
import { BuyerMails } from '../notifications/buyer-mails.js';
import { OwnerNotifications } from '../notifications/owner-notifications.js';
import { PaymentFlagsRepository } from './payment-flags.repository.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { hasPaid } from '../razorpay/razorpay.gateway.js';
import { TaxDocuments } from '../tax/tax-documents.service.js';
import { EarlyRefundsRepository } from './early-refunds.repository.js';
/** Where the report came in, for the activity log. */
const ROUTE_OF = {
    browser: '/api/payments/verify',
    webhook: '/api/payments/webhook',
    reconciler: 'reconciler',
};
/**
 * What Razorpay reports, turned into our state. Verify, webhook and reconciler all come through
 * here, in any order, any number of times and at once; the outcome is the same.
 */
let SettlementService = class SettlementService {
    unitOfWork;
    payments;
    flags;
    earlyRefunds;
    buyers;
    owner;
    activity;
    consents;
    taxDocuments;
    constructor(unitOfWork, payments, flags, earlyRefunds, buyers, owner, activity, consents, taxDocuments) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.flags = flags;
        this.earlyRefunds = earlyRefunds;
        this.buyers = buyers;
        this.owner = owner;
        this.activity = activity;
        this.consents = consents;
        this.taxDocuments = taxDocuments;
    }
    /** Applies what is known of one Razorpay payment. Only `captured`, `refunded` and `failed` say anything final. */
    settle(observed, source) {
        return this.unitOfWork.run(async (tx) => {
            const payment = await this.payments.findByOrder(observed.orderId, tx);
            if (!payment)
                return 'unknown_order';
            if (hasPaid(observed))
                return this.complete(tx, payment, observed, source);
            if (observed.status === 'failed')
                return this.move(tx, payment, 'failed', source, observed.id);
            return 'nothing_to_do';
        });
    }
    /** The buyer closed the checkout, or nobody paid for days. Money that still arrives completes it. */
    cancel(paymentId, source) {
        return this.unitOfWork.run(async (tx) => {
            const payment = await this.payments.findById(paymentId, tx);
            return payment ? this.move(tx, payment, 'cancelled', source, null) : 'unknown_order';
        });
    }
    async complete(tx, payment, observed, source) {
        if (observed.amount !== payment.amountPaise || observed.currency !== payment.currency) {
            return this.flag(tx, payment, finding('amount_mismatch', observed));
        }
        const completed = await this.payments.transition(tx, payment.id, 'completed', source, observed.id);
        if (completed) {
            await this.earlyRefunds.applyAgain(tx, observed.orderId);
            await this.buyers.sale(tx, completed);
            await this.owner.sale(tx, completed);
            await this.activity.record(tx, { email: completed.email, route: ROUTE_OF[source], ip: null }, { action: 'Purchased', feature: 'Payment' });
            await this.consents.boughtUnderTerms(tx, completed.id);
            // Last: from its number on, other sales wait.
            await this.taxDocuments.invoice(tx, completed);
            return 'moved';
        }
        const current = await this.payments.findById(payment.id, tx);
        if (current?.razorpayPaymentId === observed.id)
            return 'already_there';
        return this.flag(tx, current ?? payment, finding('second_capture', observed));
    }
    async flag(tx, payment, found) {
        await this.flags.raise(tx, payment.id, found);
        await this.owner.flag(tx, payment, found);
        return 'flagged';
    }
    async move(tx, payment, to, source, razorpayPaymentId) {
        const moved = await this.payments.transition(tx, payment.id, to, source, razorpayPaymentId);
        return moved ? 'moved' : 'already_there';
    }
};
SettlementService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        PaymentFlagsRepository,
        EarlyRefundsRepository,
        BuyerMails,
        OwnerNotifications,
        ActivityLog,
        ConsentLedger,
        TaxDocuments])
], SettlementService);
export { SettlementService };
function finding(kind, { id, amount, currency }) {
    return { kind, razorpayId: id, amountPaise: amount, currency };
}
//# sourceMappingURL=settlement.service.js.map