import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { financialYearOf, numbering } from './document-number.domain.ts';
import type { TaxDocument } from './tax-document.ts';

export type NewTaxDocument = Omit<TaxDocument, 'id' | 'financialYear' | 'serial' | 'number'>;

const COLUMNS = `id, kind, payment_id AS "paymentId", refund_id AS "refundId", invoice_id AS "invoiceId", series,
  financial_year AS "financialYear", serial, number, issued_at AS "issuedAt", test, seller_gstin AS "sellerGstin",
  buyer_gstin AS "buyerGstin", place_of_supply AS "placeOfSupply", sac, rate_percent::float8 AS "ratePercent",
  taxable_paise AS "taxablePaise", cgst_paise AS "cgstPaise", sgst_paise AS "sgstPaise", igst_paise AS "igstPaise",
  total_paise AS "totalPaise"`;

@Injectable()
export class TaxDocumentsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Gives the next number of the series. Its row stays locked until `tx` ends, so whoever would number a document of the same
   * series waits: this is the last statement of a transaction. Order of locks: payment, refund, series; nothing after it.
   */
  async issue(tx: Transaction, document: NewTaxDocument): Promise<void> {
    const financialYear = financialYearOf(document.issuedAt);
    const { beginning, digits } = numbering(document.series, financialYear);
    await tx.rows(
      `WITH next AS (
         INSERT INTO document_series (series, financial_year, last_serial) VALUES ($6, $7, 1)
         ON CONFLICT (series, financial_year) DO UPDATE SET last_serial = document_series.last_serial + 1
         RETURNING last_serial AS serial)
       INSERT INTO tax_documents (id, kind, payment_id, refund_id, invoice_id, series, financial_year, serial, number,
              issued_at, test, seller_gstin, buyer_gstin, place_of_supply, sac, rate_percent,
              taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       SELECT $1, $2, $3, $4, $5, $6, $7, serial, $8 || lpad(serial::text, greatest($9, length(serial::text)), '0'),
              $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21 FROM next`,
      [
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
      ],
    );
  }

  /** The invoice first, then credit notes as they were issued. @param sql the transaction to read in */
  ofPayment(paymentId: string, sql?: Sql): Promise<TaxDocument[]> {
    return this.ofPayments([paymentId], sql);
  }

  /** Of each the invoice first. */
  ofPayments(paymentIds: readonly string[], sql: Sql = this.db): Promise<TaxDocument[]> {
    return sql.rows(
      `SELECT ${COLUMNS} FROM tax_documents WHERE payment_id = ANY($1) ORDER BY kind = 'invoice' DESC, issued_at, id`,
      [paymentIds],
    );
  }
}
