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
import { DomainError } from '../../../platform/errors/domain-error.js';
import { MailAttachments } from '../../mails/mail-attachments.api.js';
import { Receipts } from '../payment-documents.api.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
/**
 * Worker process only: the mails of a sale and of a refund bring their PDF, and are what has it made. The mail is what counts: a
 * paper that cannot be drawn does not keep it back (docs/decisions/022). A database that is away does, as it would the mail itself.
 */
let ReceiptAttachment = class ReceiptAttachment {
    attachments;
    receipts;
    refunds;
    constructor(attachments, receipts, refunds) {
        this.attachments = attachments;
        this.receipts = receipts;
        this.refunds = refunds;
    }
    onModuleInit() {
        this.attachments.provide('receipt', (paymentId) => attached(() => this.receipts.of(paymentId)));
        this.attachments.provide('refund', async (refundId) => {
            const refund = await this.refunds.findById(refundId);
            return refund ? attached(() => this.receipts.creditNote(refund.paymentId, refundId)) : [];
        });
    }
};
ReceiptAttachment = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [MailAttachments,
        Receipts,
        RefundsRepository])
], ReceiptAttachment);
export { ReceiptAttachment };
async function attached(find) {
    try {
        const { fileName, pdf } = await find();
        return [{ filename: fileName, contentType: 'application/pdf', content: pdf }];
    }
    catch (error) {
        // Said in the log by who could not draw it; a refund from before credit notes has none.
        if (error instanceof DomainError)
            return [];
        throw error;
    }
}
//# sourceMappingURL=receipt-attachment.js.map