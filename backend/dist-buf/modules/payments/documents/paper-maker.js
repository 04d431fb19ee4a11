var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { BusinessHistory } from '../../business/business-history.api.js';
import { paymentError } from '../core/payments.errors.js';
import { receiptPdf } from './pdf/receipt-pdf.js';
import { taxPdf } from './pdf/tax-pdf.js';
import { receiptPaper } from './receipt-paper.js';
import { creditNotePaper, invoicePaper } from './tax-paper.js';
/** Draws papers: each says who was paid as it was published at its moment. */
let PaperMaker = class PaperMaker {
    env;
    businesses;
    logger = new Logger('Receipts');
    constructor(env, businesses) {
        this.env = env;
        this.businesses = businesses;
    }
    /** @throws NO_RECEIPT, RECEIPT_UNAVAILABLE */
    async receipt(payment) {
        if (!payment.completedAt)
            throw paymentError('NO_RECEIPT');
        const seller = await this.businesses.at(payment.completedAt);
        const paper = receiptPaper(payment, seller, this.env.PUBLIC_URL);
        if (!paper)
            throw paymentError('NO_RECEIPT');
        return { kind: 'receipt', number: paper.number, pdf: await this.draw(payment, () => receiptPdf(paper)) };
    }
    /** @throws RECEIPT_UNAVAILABLE */
    async invoice(payment, invoice) {
        const seller = await this.businesses.at(invoice.issuedAt);
        const paper = invoicePaper(payment, invoice, seller, this.env.PUBLIC_URL);
        return { kind: 'invoice', number: invoice.number, pdf: await this.draw(payment, () => taxPdf(paper)) };
    }
    /** @param invoice that it is to, if there is one @throws RECEIPT_UNAVAILABLE */
    async creditNote(payment, refund, note, invoice) {
        const seller = await this.businesses.at(note.issuedAt);
        const paper = creditNotePaper(payment, refund, note, invoice, seller);
        return { kind: 'credit_note', number: note.number, pdf: await this.draw(payment, () => taxPdf(paper)) };
    }
    async draw({ id }, make) {
        try {
            return await make();
        }
        catch (error) {
            this.logger.error({ err: error, paymentId: id }, 'a receipt could not be drawn');
            throw paymentError('RECEIPT_UNAVAILABLE', { cause: error });
        }
    }
};
PaperMaker = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, BusinessHistory])
], PaperMaker);
export { PaperMaker };
//# sourceMappingURL=paper-maker.js.map