import { business } from '@ironbloom/brand';
import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { isOfSale } from '../../payments/payment.domain.ts';
import { creditOf, stateOfGstin, type TaxParts, taxWithin, totalOf, untaxed, without } from './tax.domain.ts';
import type { TaxDocument } from './tax-document.ts';
import { TaxDocumentsRepository } from './tax-documents.repository.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';

/** Of what nobody paid for with real money, whatever the owner's own series are called. */
const TEST_INVOICES = 'TEST';
const TEST_CREDIT_NOTES = 'TESTC';

/** Numbers invoices and credit notes, each as the last thing that its transaction does. */
@Injectable()
export class TaxDocuments {
  private readonly logger = new Logger('TaxDocuments');

  constructor(private readonly documents: TaxDocumentsRepository) {}

  /**
   * The invoice of a sale; none without a GSTIN. An order made before the GSTIN was published names no state: the supply
   * is then made where the seller is (section 12(2)(b)(ii) of the IGST Act).
   * @param payment completed in `tx`
   */
  async invoice(tx: Transaction, payment: PaymentEntity): Promise<void> {
    const { gstin, tax } = business().legal;
    if (gstin === null || !payment.completedAt) return;
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
   * The credit note of a refund, counted by the invoice of its sale; to a sale without one it names no tax. None of a
   * capture that never was a sale.
   * @param payment locked by `tx`: what is left of it is certain
   * @param refund processed in `tx`
   */
  async creditNote(tx: Transaction, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
    if (!isOfSale(refund, payment)) return;
    const known = await this.documents.ofPayment(payment.id, tx);
    const invoice = known.find(({ kind }) => kind === 'invoice');
    const earlier = known.filter(({ kind }) => kind === 'credit_note');
    const left = earlier.reduce<TaxParts>(without, invoice ?? untaxed(payment.amountPaise));
    const paise = Math.min(refund.amountPaise, totalOf(left));
    if (paise < refund.amountPaise) {
      this.logger.error({ paymentId: payment.id, refundId: refund.id }, 'more was refunded than was paid');
    }
    if (paise <= 0) return;
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
}

type TaxFacts = Pick<TaxDocument, 'sellerGstin' | 'buyerGstin' | 'placeOfSupply' | 'sac' | 'ratePercent'>;

function taxFacts(invoice: TaxDocument | undefined): TaxFacts {
  if (!invoice) {
    return { sellerGstin: null, buyerGstin: null, placeOfSupply: null, sac: null, ratePercent: null };
  }
  const { sellerGstin, buyerGstin, placeOfSupply, sac, ratePercent } = invoice;
  return { sellerGstin, buyerGstin, placeOfSupply, sac, ratePercent };
}
