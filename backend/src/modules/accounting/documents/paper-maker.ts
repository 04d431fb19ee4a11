import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BusinessHistory } from '../../site/business/business-publications.ts';
import { accountingError } from '../accounting.errors.ts';
import type { TaxDocument } from '../tax/tax-document.ts';
import type { PaymentDocument } from './payment-documents.repository.ts';
import { receiptPdf } from './pdf/receipt-pdf.ts';
import { taxPdf } from './pdf/tax-pdf.ts';
import { receiptPaper } from './receipt-paper.ts';
import { creditNotePaper, invoicePaper } from './tax-paper.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';

/** Draws papers: each says who was paid as it was published at its moment. */
@Injectable()
export class PaperMaker {
  private readonly logger = new Logger('Receipts');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly businesses: BusinessHistory,
  ) {}

  /** @throws NO_RECEIPT, RECEIPT_UNAVAILABLE */
  async receipt(payment: PaymentEntity): Promise<PaymentDocument> {
    if (!payment.completedAt) throw accountingError('NO_RECEIPT');
    const seller = await this.businesses.publishedAt(payment.completedAt);
    const paper = receiptPaper(payment, seller, this.env.PUBLIC_URL);
    if (!paper) throw accountingError('NO_RECEIPT');
    return { kind: 'receipt', number: paper.number, pdf: await this.draw(payment, () => receiptPdf(paper)) };
  }

  /** @throws RECEIPT_UNAVAILABLE */
  async invoice(payment: PaymentEntity, invoice: TaxDocument): Promise<PaymentDocument> {
    const seller = await this.businesses.publishedAt(invoice.issuedAt);
    const paper = invoicePaper(payment, invoice, seller, this.env.PUBLIC_URL);
    return { kind: 'invoice', number: invoice.number, pdf: await this.draw(payment, () => taxPdf(paper)) };
  }

  /** @param invoice that it is to, if there is one @throws RECEIPT_UNAVAILABLE */
  async creditNote(
    payment: PaymentEntity,
    refund: PaymentRefundEntity,
    note: TaxDocument,
    invoice: TaxDocument | undefined,
  ): Promise<PaymentDocument> {
    const seller = await this.businesses.publishedAt(note.issuedAt);
    const paper = creditNotePaper(payment, refund, note, invoice, seller);
    return { kind: 'credit_note', number: note.number, pdf: await this.draw(payment, () => taxPdf(paper)) };
  }

  private async draw({ id }: PaymentEntity, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await make();
    } catch (error) {
      this.logger.error({ err: error, paymentId: id }, 'a receipt could not be drawn');
      throw accountingError('RECEIPT_UNAVAILABLE', { cause: error });
    }
  }
}
