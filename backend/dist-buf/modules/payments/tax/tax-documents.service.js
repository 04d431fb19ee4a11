var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { business } from '@ironbloom/brand';
import { Injectable, Logger } from '@nestjs/common';
import { creditOf, stateOfGstin, taxWithin, totalOf, untaxed, without, } from '../core/tax.domain.js';
import { TaxDocumentsRepository } from './tax-documents.repository.js';
/** Of what nobody paid for with real money, whatever the owner's own series are called. */
const TEST_INVOICES = 'TEST';
const TEST_CREDIT_NOTES = 'TESTC';
/** Numbers invoices and credit notes, each as the last thing that its transaction does. */
let TaxDocuments = class TaxDocuments {
    documents;
    logger = new Logger('TaxDocuments');
    constructor(documents) {
        this.documents = documents;
    }
    /**
     * The invoice of a sale; none without a GSTIN. An order from before the GSTIN names no state: the supply is then
     * made where the seller is (section 12(2)(b)(ii) of the IGST Act).
     * @param payment completed in `tx`
     */
    async invoice(tx, payment) {
        const { gstin, tax } = business().legal;
        if (gstin === null || !payment.completedAt)
            return;
        const sellerState = stateOfGstin(gstin);
        const placeOfSupply = payment.billingState ?? sellerState;
        await this.documents.issue(tx, {
            kind: 'invoice',
            paymentId: payment.id,
            refundId: null,
            invoiceId: null,
            series: payment.test ? TEST_INVOICES : tax.invoicePrefix,
            issuedAt: payment.completedAt,
            test: payment.test,
            sellerGstin: gstin,
            buyerGstin: payment.buyerGstin,
            placeOfSupply,
            sac: tax.sac,
            ratePercent: tax.ratePercent,
            ...taxWithin(payment.amountPaise, tax.ratePercent, placeOfSupply === sellerState),
            totalPaise: payment.amountPaise,
        });
    }
    /**
     * The credit note of a refund, counted by the invoice of its sale; to a sale without one it names no tax.
     * @param payment locked by `tx`: what is left of it is certain
     * @param refund processed in `tx`
     */
    async creditNote(tx, payment, refund) {
        const known = await this.documents.ofPayment(payment.id, tx);
        const invoice = known.find(({ kind }) => kind === 'invoice');
        const earlier = known.filter(({ kind }) => kind === 'credit_note');
        const left = earlier.reduce(without, invoice ?? untaxed(payment.amountPaise));
        const paise = Math.min(refund.amountPaise, totalOf(left));
        if (paise < refund.amountPaise) {
            this.logger.error({ paymentId: payment.id, refundId: refund.id }, 'more was refunded than was paid');
        }
        if (paise <= 0)
            return;
        await this.documents.issue(tx, {
            kind: 'credit_note',
            paymentId: payment.id,
            refundId: refund.id,
            invoiceId: invoice?.id ?? null,
            series: payment.test ? TEST_CREDIT_NOTES : business().legal.tax.creditNotePrefix,
            issuedAt: refund.processedAt ?? new Date(),
            test: payment.test,
            ...taxFacts(invoice),
            ...creditOf(left, paise),
            totalPaise: paise,
        });
    }
};
TaxDocuments = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [TaxDocumentsRepository])
], TaxDocuments);
export { TaxDocuments };
function taxFacts(invoice) {
    if (!invoice) {
        return { sellerGstin: null, buyerGstin: null, placeOfSupply: null, sac: null, ratePercent: null };
    }
    const { sellerGstin, buyerGstin, placeOfSupply, sac, ratePercent } = invoice;
    return { sellerGstin, buyerGstin, placeOfSupply, sac, ratePercent };
}
//# sourceMappingURL=tax-documents.service.js.map