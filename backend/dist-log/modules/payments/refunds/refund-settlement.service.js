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
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Mail } from '../../mails/mails.api.js';
import { OwnerNotifications } from '../notifications/owner-notifications.js';
import { refundMailFor } from '../notifications/refund-mail.js';
import { PaymentFlagsRepository } from '../settlement/payment-flags.repository.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { TaxDocuments } from '../tax/tax-documents.service.js';
import { RefundsRepository } from './refunds.repository.js';
const FAILED = 'Razorpay could not deliver the money.';
/**
 * What is known of a refund, turned into our state. The API's answer, webhooks and the reconciler
 * all come through here, in any order, any number of times and at once.
 */
let RefundSettlementService = class RefundSettlementService {
    unitOfWork;
    refunds;
    payments;
    flags;
    mail;
    owner;
    taxDocuments;
    constructor(unitOfWork, refunds, payments, flags, mail, owner, taxDocuments) {
        this.unitOfWork = unitOfWork;
        this.refunds = refunds;
        this.payments = payments;
        this.flags = flags;
        this.mail = mail;
        this.owner = owner;
        this.taxDocuments = taxDocuments;
    }
    /** A report that names no row of ours by itself. One that was made in Razorpay's dashboard is taken over. */
    report(observed) {
        return this.unitOfWork.run(async (tx) => {
            const refund = (await this.refunds.findReported(tx, observed.id, observed.receipt)) ??
                (await this.takeOver(tx, observed));
            return refund ? this.move(tx, refund, observed) : 'unknown_refund';
        });
    }
    /** Razorpay's answer about a refund of ours. */
    apply(refund, observed) {
        return this.unitOfWork.run((tx) => this.move(tx, refund, observed));
    }
    /** Razorpay refuses to make it: no money moves. The one who asked is told, so nobody else needs a flag. */
    async refuse(refund, reason) {
        await this.unitOfWork.run((tx) => this.refunds.settle(tx, refund.id, 'failed', { razorpayRefundId: null, error: reason }));
    }
    async move(tx, refund, observed) {
        if (observed.status === 'pending') {
            await this.refunds.attach(tx, refund.id, observed.id);
            return 'noted';
        }
        const failed = observed.status === 'failed';
        // One refund of a payment after the other, so that its credit notes add up.
        const payment = await this.payments.lockForRefund(tx, refund.paymentId);
        if (!payment)
            throw new Error('A refund is of no payment');
        const settled = await this.refunds.settle(tx, refund.id, observed.status, {
            razorpayRefundId: observed.id,
            error: failed ? FAILED : null,
        });
        if (!settled)
            return 'already_there';
        if (failed)
            await this.raise(tx, payment, refund, observed);
        else {
            await this.payments.leaveUncalled(tx, payment.id);
            await this.mail.enqueue(tx, refundMailFor(payment, settled));
            await this.owner.refund(tx, payment, settled);
            await this.taxDocuments.creditNote(tx, payment, settled);
        }
        return 'moved';
    }
    /** It fails days after it was asked for, with nobody at the screen. */
    async raise(tx, payment, { amountPaise }, { id, currency }) {
        const finding = { kind: 'refund_failed', razorpayId: id, amountPaise, currency };
        await this.flags.raise(tx, payment.id, finding);
        await this.owner.flag(tx, payment, finding);
    }
    async takeOver(tx, observed) {
        const payment = await this.payments.findByRazorpayPayment(observed.paymentId, tx);
        if (!payment)
            return undefined;
        const added = await this.refunds.add(tx, {
            paymentId: payment.id,
            refundKey: randomUUID(),
            amountPaise: observed.amount,
            reason: 'Made outside this site',
            requestedBy: "Razorpay's dashboard",
            razorpayPaymentId: observed.paymentId,
            razorpayRefundId: observed.id,
        });
        return added ?? this.refunds.findReported(tx, observed.id, null);
    }
};
RefundSettlementService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        RefundsRepository,
        PaymentsRepository,
        PaymentFlagsRepository,
        Mail,
        OwnerNotifications,
        TaxDocuments])
], RefundSettlementService);
export { RefundSettlementService };
//# sourceMappingURL=refund-settlement.service.js.map