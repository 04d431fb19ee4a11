import { business } from '@ironbloom/brand';
import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { isOfSale } from '../../payments/payment.domain.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import { financialYearOf } from '../period.domain.ts';
import { type TaxDocument, TaxDocumentEntity } from './tax-document.entity.ts';
import {
  creditOf,
  numbering,
  stateOfGstin,
  type TaxParts,
  taxWithin,
  totalOf,
  untaxed,
  without,
} from './tax.domain.ts';

/** Series of test payments. */
const TEST_INVOICES = 'TEST';
const TEST_CREDIT_NOTES = 'TESTC';

/** Numbers invoices and credit notes, each as the last statement of its transaction. */
@Injectable()
export class TaxDocuments {
  private readonly logger = new Logger('TaxDocuments');

  constructor(private readonly db: UnitOfWork) {}

  /**
   * The invoice of a sale; undefined without a GSTIN. An order from before the GSTIN has no state: the place of supply is then
   * the seller's state (section 12(2)(b)(ii) of the IGST Act).
   * @param payment completed in `tx`
   */
  async issueInvoice(tx: Transaction, payment: PaymentEntity): Promise<void> {
    const { gstin, tax } = business().legal;
    if (gstin === null || !payment.completedAt) return;
    const sellerState = stateOfGstin(gstin);
    const placeOfSupply = payment.billingState ?? sellerState;
    await this.issue(tx, {
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
   * The credit note of a refund, derived from the sale's invoice; without one it names no tax. Undefined for a capture that
   * was no sale.
   * @param payment locked by `tx`
   * @param refund processed in `tx`
   */
  async issueCreditNote(tx: Transaction, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
    if (!isOfSale(refund, payment)) return;
    const known = await this.findByPayments([payment.id], tx);
    const invoice = known.find(({ kind }) => kind === 'invoice');
    const earlier = known.filter(({ kind }) => kind === 'credit_note');
    const left = earlier.reduce<TaxParts>(without, invoice ?? untaxed(payment.amountPaise));
    const paise = Math.min(refund.amountPaise, totalOf(left));
    if (paise < refund.amountPaise) {
      this.logger.error({ paymentId: payment.id, refundId: refund.id }, 'more was refunded than was paid');
    }
    if (paise <= 0) return;
    await this.issue(tx, {
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

  /** Per payment the invoice first, then credit notes by issue. @param sql the transaction to read in */
  findByPayments(paymentIds: readonly string[], sql: Sql = this.db): Promise<TaxDocument[]> {
    return sql.manager.find(TaxDocumentEntity, {
      where: { paymentId: In(paymentIds) },
      // 'invoice' comes after 'credit_note'.
      order: { kind: 'DESC', issuedAt: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Takes the next number of the series. Its row stays locked until `tx` ends: this is the last statement of a transaction.
   * Order of locks: payment, refund, series.
   */
  private async issue(tx: Transaction, document: NewTaxDocument): Promise<void> {
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
}

type NewTaxDocument = Omit<TaxDocument, 'id' | 'financialYear' | 'serial' | 'number'>;
type TaxFacts = Pick<TaxDocument, 'sellerGstin' | 'buyerGstin' | 'placeOfSupply' | 'sac' | 'ratePercent'>;

function taxFacts(invoice: TaxDocument | undefined): TaxFacts {
  if (!invoice) {
    return { sellerGstin: null, buyerGstin: null, placeOfSupply: null, sac: null, ratePercent: null };
  }
  const { sellerGstin, buyerGstin, placeOfSupply, sac, ratePercent } = invoice;
  return { sellerGstin, buyerGstin, placeOfSupply, sac, ratePercent };
}
