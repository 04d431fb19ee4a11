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
import { Receipts } from '../payment-documents.api.js';
import { paymentError } from '../core/payments.errors.js';
import { RefundRequestsRepository } from '../requests/refund-requests.repository.js';
import { TaxDocumentsRepository } from '../tax/tax-documents.repository.js';
import { OwnPurchasesRepository } from './own-purchases.repository.js';
let OwnPurchasesService = class OwnPurchasesService {
    purchases;
    requests;
    taxDocuments;
    documents;
    constructor(purchases, requests, taxDocuments, documents) {
        this.purchases = purchases;
        this.requests = requests;
        this.taxDocuments = taxDocuments;
        this.documents = documents;
    }
    /** By the account, not by its address: what was claimed once stays. */
    async of({ userId }) {
        const purchases = await this.purchases.of(userId);
        const paid = purchases.filter(({ half }) => half === 'buyer').map(({ id }) => id);
        const [requests, documents] = await Promise.all([
            this.requests.newestOf(paid),
            this.taxDocuments.ofPayments(paid),
        ]);
        const papers = Map.groupBy(documents, ({ paymentId }) => paymentId);
        return purchases.map((purchase) => ({
            ...purchase,
            refundRequest: requests.get(purchase.id),
            taxDocuments: papers.get(purchase.id) ?? [],
        }));
    }
    /** @throws UNKNOWN_PAYMENT for anybody else's and for a buddy's half, RECEIPT_UNAVAILABLE */
    async receipt(paymentId, { userId }) {
        if (!(await this.purchases.isPaidBy(userId, paymentId)))
            throw paymentError('UNKNOWN_PAYMENT');
        return this.documents.of(paymentId);
    }
    /** @throws UNKNOWN_PAYMENT as `receipt`, NO_CREDIT_NOTE, RECEIPT_UNAVAILABLE */
    async creditNote(paymentId, refundId, { userId }) {
        if (!(await this.purchases.isPaidBy(userId, paymentId)))
            throw paymentError('UNKNOWN_PAYMENT');
        return this.documents.creditNote(paymentId, refundId);
    }
};
OwnPurchasesService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [OwnPurchasesRepository,
        RefundRequestsRepository,
        TaxDocumentsRepository,
        Receipts])
], OwnPurchasesService);
export { OwnPurchasesService };
//# sourceMappingURL=own-purchases.service.js.map