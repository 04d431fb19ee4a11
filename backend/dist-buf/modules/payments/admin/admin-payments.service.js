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
import { MailList } from '../../mails/mail-list.api.js';
import { AdminPaymentsRepository } from './admin-payments.repository.js';
import { PaymentFlagsRepository } from '../settlement/payment-flags.repository.js';
import { PaymentHistoryRepository } from './payment-history.repository.js';
import { PaymentNotesRepository } from '../marks/payment-notes.repository.js';
import { RefundRequestsRepository } from '../requests/refund-requests.repository.js';
import { paymentError } from '../core/payments.errors.js';
import { TaxDocumentsRepository } from '../tax/tax-documents.repository.js';
import { DisputesRepository } from '../disputes/disputes.repository.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
/** What the owner sees of payments. */
let AdminPaymentsService = class AdminPaymentsService {
    payments;
    history;
    refunds;
    flags;
    requests;
    notes;
    taxDocuments;
    disputes;
    mails;
    constructor(payments, history, refunds, flags, requests, notes, taxDocuments, disputes, mails) {
        this.payments = payments;
        this.history = history;
        this.refunds = refunds;
        this.flags = flags;
        this.requests = requests;
        this.notes = notes;
        this.taxDocuments = taxDocuments;
        this.disputes = disputes;
        this.mails = mails;
    }
    /** One page, newest first. @throws PAGE_TOO_DEEP */
    async list(filter, page, limit) {
        return { ...(await this.payments.list(filter, page, limit)), page, limit };
    }
    /** @throws UNKNOWN_PAYMENT */
    async detail(id) {
        const payment = await this.payments.find(id);
        if (!payment)
            throw paymentError('UNKNOWN_PAYMENT');
        const [transitions, webhooks, flags, refunds, receipts, refundRequests, notes, taxDocuments, disputes] = await Promise.all([
            this.history.transitions(id),
            payment.razorpayOrderId ? this.history.webhooks(payment.razorpayOrderId) : [],
            this.flags.ofPayment(id),
            this.refunds.ofPayment(id),
            this.mails.about('receipt', id),
            this.requests.ofPayment(id),
            this.notes.ofPayment(id),
            this.taxDocuments.ofPayment(id),
            this.disputes.ofPayment(id),
        ]);
        const promised = sum(refunds.filter(({ status }) => status !== 'failed').map((each) => each.amountPaise));
        // A second capture's dispute is about money that was never this payment's.
        const own = disputes.filter((each) => each.razorpayPaymentId === payment.razorpayPaymentId);
        const lost = sum(own.filter(({ status }) => status === 'lost').map((each) => each.deductedPaise));
        const refundable = payment.status === 'completed' ? Math.max(0, payment.amount - promised - lost) : 0;
        const receipt = stateOf(receipts.at(-1));
        return {
            payment,
            transitions,
            webhooks,
            flags,
            refunds,
            refundRequests,
            notes,
            taxDocuments,
            disputes,
            receipts,
            refundable,
            receipt,
        };
    }
};
AdminPaymentsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [AdminPaymentsRepository,
        PaymentHistoryRepository,
        RefundsRepository,
        PaymentFlagsRepository,
        RefundRequestsRepository,
        PaymentNotesRepository,
        TaxDocumentsRepository,
        DisputesRepository,
        MailList])
], AdminPaymentsService);
export { AdminPaymentsService };
function stateOf(mail) {
    if (!mail)
        return { status: 'none', sentAt: null, error: null };
    const { status, sentAt, error } = mail;
    return { status, sentAt, error };
}
const sum = (amounts) => amounts.reduce((total, each) => total + each, 0);
//# sourceMappingURL=admin-payments.service.js.map