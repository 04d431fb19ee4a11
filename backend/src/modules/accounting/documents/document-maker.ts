import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BusinessHistory } from '../../site/business/business-publications.ts';
import { accountingError } from '../accounting.errors.ts';
import type { TaxDocument } from '../tax/tax-document.entity.ts';
import type { PaymentDocument } from './payment-document.entity.ts';
import { receiptPdf, taxPdf } from './pdf/document-pdf.ts';
import { creditNoteContent, invoiceContent, receiptContent } from './document-contents.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';

/** Draws documents: each says who was paid as it was published at its moment. */
@Injectable()
export class DocumentMaker {
  private readonly logger = new Logger('Receipts');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly businesses: BusinessHistory,
  ) {}

  /** @throws NO_RECEIPT, RECEIPT_UNAVAILABLE */
  async receipt(payment: PaymentEntity): Promise<PaymentDocument> {
    if (!payment.completedAt) throw accountingError('NO_RECEIPT');
    const seller = await this.businesses.publishedAt(payment.completedAt);
    const content = receiptContent(payment, seller, this.env.PUBLIC_URL);
    if (!content) throw accountingError('NO_RECEIPT');
    return {
      kind: 'receipt',
      number: content.number,
      pdf: await this.draw(payment, () => receiptPdf(content)),
    };
  }

  /** @throws RECEIPT_UNAVAILABLE */
  async invoice(payment: PaymentEntity, invoice: TaxDocument): Promise<PaymentDocument> {
    const seller = await this.businesses.publishedAt(invoice.issuedAt);
    const content = invoiceContent(payment, invoice, seller, this.env.PUBLIC_URL);
    return { kind: 'invoice', number: invoice.number, pdf: await this.draw(payment, () => taxPdf(content)) };
  }

  /** @param invoice that it is to, if there is one @throws RECEIPT_UNAVAILABLE */
  async creditNote(
    payment: PaymentEntity,
    refund: PaymentRefundEntity,
    note: TaxDocument,
    invoice: TaxDocument | undefined,
  ): Promise<PaymentDocument> {
    const seller = await this.businesses.publishedAt(note.issuedAt);
    const content = creditNoteContent(payment, refund, note, invoice, seller);
    return { kind: 'credit_note', number: note.number, pdf: await this.draw(payment, () => taxPdf(content)) };
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
