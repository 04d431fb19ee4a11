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
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { financialYearOf, numbering } from '../core/document-number.domain.js';
const COLUMNS = `id, kind, payment_id AS "paymentId", refund_id AS "refundId", invoice_id AS "invoiceId", series,
  financial_year AS "financialYear", serial, number, issued_at AS "issuedAt", test, seller_gstin AS "sellerGstin",
  buyer_gstin AS "buyerGstin", place_of_supply AS "placeOfSupply", sac, rate_percent::float8 AS "ratePercent",
  taxable_paise AS "taxablePaise", cgst_paise AS "cgstPaise", sgst_paise AS "sgstPaise", igst_paise AS "igstPaise",
  total_paise AS "totalPaise"`;
let TaxDocumentsRepository = class TaxDocumentsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /**
     * Gives the next number of the series. Its row stays locked until `tx` ends, so whoever would number a document of the same
     * series waits: this is the last statement of a transaction. Order of locks: payment, refund, series; nothing after it.
     */
    async issue(tx, document) {
        const financialYear = financialYearOf(document.issuedAt);
        const { beginning, digits } = numbering(document.series, financialYear);
        await tx.rows(`WITH next AS (
         INSERT INTO document_series (series, financial_year, last_serial) VALUES ($6, $7, 1)
         ON CONFLICT (series, financial_year) DO UPDATE SET last_serial = document_series.last_serial + 1
         RETURNING last_serial AS serial)
       INSERT INTO tax_documents (id, kind, payment_id, refund_id, invoice_id, series, financial_year, serial, number,
              issued_at, test, seller_gstin, buyer_gstin, place_of_supply, sac, rate_percent,
              taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       SELECT $1, $2, $3, $4, $5, $6, $7, serial, $8 || lpad(serial::text, greatest($9, length(serial::text)), '0'),
              $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21 FROM next`, [
            uuidv7(),
            document.kind,
            document.paymentId,
            document.refundId,
            document.invoiceId,
            document.series,
            financialYear,
            beginning,
            digits,
            document.issuedAt,
            document.test,
            document.sellerGstin,
            document.buyerGstin,
            document.placeOfSupply,
            document.sac,
            document.ratePercent,
            document.taxablePaise,
            document.cgstPaise,
            document.sgstPaise,
            document.igstPaise,
            document.totalPaise,
        ]);
    }
    /** The invoice first, then credit notes as they were issued. @param sql the transaction to read in */
    ofPayment(paymentId, sql) {
        return this.ofPayments([paymentId], sql);
    }
    /** Of each the invoice first. */
    ofPayments(paymentIds, sql = this.db) {
        return sql.rows(`SELECT ${COLUMNS} FROM tax_documents WHERE payment_id = ANY($1) ORDER BY kind = 'invoice' DESC, issued_at, id`, [paymentIds]);
    }
};
TaxDocumentsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], TaxDocumentsRepository);
export { TaxDocumentsRepository };
//# sourceMappingURL=tax-documents.repository.js.map