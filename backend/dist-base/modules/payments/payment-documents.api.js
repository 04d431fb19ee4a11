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
import pLimit from 'p-limit';
import { paymentError } from './core/payments.errors.js';
import { PaymentsRepository } from './core/payments.repository.js';
import { PaperMaker } from './documents/paper-maker.js';
import { PaymentDocumentsRepository, } from './documents/payment-documents.repository.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { TaxDocumentsRepository } from './tax/tax-documents.repository.js';
const FILE_NAMES = { receipt: 'receipt', invoice: 'invoice', credit_note: 'credit-note' };
/**
 * Receipts, tax invoices and credit notes as PDF. Each is made when it is first asked for, which its mail does, and the same
 * bytes ever after. Whoever asks has made sure that they may see the payment.
 */
let Receipts = class Receipts {
    payments;
    refunds;
    taxDocuments;
    documents;
    maker;
    /** Drawing holds up everything else in the process for the time of one: others may have their turn in between. */
    oneAtATime = pLimit(1);
    constructor(payments, refunds, taxDocuments, documents, maker) {
        this.payments = payments;
        this.refunds = refunds;
        this.taxDocuments = taxDocuments;
        this.documents = documents;
        this.maker = maker;
    }
    /** The invoice of a sale that has one, else its receipt. @throws UNKNOWN_PAYMENT, NO_RECEIPT, RECEIPT_UNAVAILABLE */
    async of(paymentId) {
        const kept = await this.documents.ofSale(paymentId);
        return fileOf(kept ?? (await this.oneAtATime(() => this.keepOfSale(paymentId))));
    }
    /** The credit note of a refund. @throws NO_CREDIT_NOTE, RECEIPT_UNAVAILABLE */
    async creditNote(paymentId, refundId) {
        const known = await this.taxDocuments.ofPayment(paymentId);
        const note = known.find((document) => document.refundId === refundId);
        const [payment, refund] = await Promise.all([
            this.payments.findById(paymentId),
            this.refunds.findById(refundId),
        ]);
        if (!note || !payment || !refund)
            throw paymentError('NO_CREDIT_NOTE');
        const kept = () => this.documents.find(paymentId, 'credit_note', note.number);
        const invoice = known.find(({ id }) => id === note.invoiceId);
        const make = async () => (await kept()) ??
            this.documents.keep(paymentId, await this.maker.creditNote(payment, refund, note, invoice));
        return fileOf((await kept()) ?? (await this.oneAtATime(make)));
    }
    async keepOfSale(paymentId) {
        // Somebody before us in the row may have asked for the same.
        const kept = await this.documents.ofSale(paymentId);
        if (kept)
            return kept;
        const payment = await this.payments.findById(paymentId);
        if (!payment)
            throw paymentError('UNKNOWN_PAYMENT');
        const [invoice] = await this.taxDocuments.ofPayment(paymentId);
        return this.documents.keep(paymentId, invoice?.kind === 'invoice'
            ? await this.maker.invoice(payment, invoice)
            : await this.maker.receipt(payment));
    }
};
Receipts = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PaymentsRepository,
        RefundsRepository,
        TaxDocumentsRepository,
        PaymentDocumentsRepository,
        PaperMaker])
], Receipts);
export { Receipts };
const fileOf = ({ kind, number, pdf }) => ({
    fileName: `${FILE_NAMES[kind]}-${number.replaceAll('/', '-')}.pdf`,
    pdf,
});
//# sourceMappingURL=payment-documents.api.js.map