import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { BusinessHistory } from '../business/business-history.api.ts';
import { paymentError } from './core/payments.errors.ts';
import { PaymentsRepository } from './core/payments.repository.ts';
import {
  PaymentDocumentsRepository,
  type PaymentDocument,
} from './documents/payment-documents.repository.ts';
import { receiptPdf } from './documents/pdf/receipt-pdf.ts';
import { type ReceiptPaper, receiptPaper } from './documents/receipt-paper.ts';

export interface PaymentFile {
  /** Letters, digits, hyphens and a dot. */
  fileName: string;
  pdf: Buffer;
}

/** Receipts as PDF. Whoever asks has made sure that they may see the payment. */
@Injectable()
export class Receipts {
  private readonly logger = new Logger('Receipts');
  /** Drawing holds up everything else in the process for the time of one: others may have their turn in between. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly payments: PaymentsRepository,
    private readonly documents: PaymentDocumentsRepository,
    private readonly businesses: BusinessHistory,
  ) {}

  /**
   * Made when it is first asked for, which the receipt's mail does, and the same bytes ever after.
   * @throws UNKNOWN_PAYMENT, NO_RECEIPT, RECEIPT_UNAVAILABLE
   */
  async of(paymentId: string): Promise<PaymentFile> {
    const { number, pdf } =
      (await this.kept(paymentId)) ?? (await this.oneAtATime(() => this.keep(paymentId)));
    return { fileName: `receipt-${number}.pdf`, pdf };
  }

  private kept(paymentId: string): Promise<PaymentDocument | undefined> {
    return this.documents.find(paymentId, 'receipt');
  }

  private async keep(paymentId: string): Promise<PaymentDocument> {
    // Somebody before us in the row may have asked for the same.
    const kept = await this.kept(paymentId);
    return kept ?? this.documents.keep(paymentId, 'receipt', await this.make(paymentId));
  }

  private async make(paymentId: string): Promise<PaymentDocument> {
    const payment = await this.payments.findById(paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    if (!payment.completedAt) throw paymentError('NO_RECEIPT');
    const seller = await this.businesses.at(payment.completedAt);
    const paper = receiptPaper(payment, seller, this.env.PUBLIC_URL);
    if (!paper) throw paymentError('NO_RECEIPT');
    return { number: paper.number, pdf: await this.draw(paymentId, paper) };
  }

  private async draw(paymentId: string, paper: ReceiptPaper): Promise<Buffer> {
    try {
      return await receiptPdf(paper);
    } catch (error) {
      this.logger.error({ err: error, paymentId }, 'a receipt could not be drawn');
      throw paymentError('RECEIPT_UNAVAILABLE', { cause: error });
    }
  }
}
