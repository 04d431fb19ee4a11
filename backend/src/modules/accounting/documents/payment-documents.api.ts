import pLimit from 'p-limit';
import { Injectable } from '@nestjs/common';
import { paymentError } from '../../payments/payments.errors.ts';
import { accountingError } from '../accounting.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { PaperMaker } from './paper-maker.ts';
import { PaymentDocumentsRepository, type PaymentDocument } from './payment-documents.repository.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { TaxDocumentsRepository } from '../tax/tax-documents.repository.ts';

export interface PaymentFile {
  /** Letters, digits, hyphens and a dot. */
  fileName: string;
  pdf: Buffer;
}

const FILE_NAMES = { receipt: 'receipt', invoice: 'invoice', credit_note: 'credit-note' };

/**
 * Receipts, tax invoices and credit notes as PDF. Each is made when it is first asked for, which its mail does, and the same
 * bytes ever after. Whoever asks has made sure that they may see the payment.
 */
@Injectable()
export class PaymentDocuments {
  /** Drawing holds up everything else in the process for the time of one: others may have their turn in between. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly taxDocuments: TaxDocumentsRepository,
    private readonly documents: PaymentDocumentsRepository,
    private readonly maker: PaperMaker,
  ) {}

  /** The invoice of a sale that has one, else its receipt. @throws UNKNOWN_PAYMENT, NO_RECEIPT, RECEIPT_UNAVAILABLE */
  async receipt(paymentId: string): Promise<PaymentFile> {
    const kept = await this.documents.ofSale(paymentId);
    return fileOf(kept ?? (await this.oneAtATime(() => this.keepOfSale(paymentId))));
  }

  /** The credit note of a refund. @throws NO_CREDIT_NOTE, RECEIPT_UNAVAILABLE */
  async creditNote(paymentId: string, refundId: string): Promise<PaymentFile> {
    const known = await this.taxDocuments.ofPayment(paymentId);
    const note = known.find((document) => document.refundId === refundId);
    const [payment, refund] = await Promise.all([
      this.payments.findById(paymentId),
      this.refunds.findById(refundId),
    ]);
    if (!note || !payment || !refund) throw accountingError('NO_CREDIT_NOTE');
    const kept = () => this.documents.find(paymentId, 'credit_note', note.number);
    const invoice = known.find(({ id }) => id === note.invoiceId);
    const make = async () =>
      (await kept()) ??
      this.documents.keep(paymentId, await this.maker.creditNote(payment, refund, note, invoice));
    return fileOf((await kept()) ?? (await this.oneAtATime(make)));
  }

  private async keepOfSale(paymentId: string): Promise<PaymentDocument> {
    // Somebody before us in the row may have asked for the same.
    const kept = await this.documents.ofSale(paymentId);
    if (kept) return kept;
    const payment = await this.payments.findById(paymentId);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const [invoice] = await this.taxDocuments.ofPayment(paymentId);
    return this.documents.keep(
      paymentId,
      invoice?.kind === 'invoice'
        ? await this.maker.invoice(payment, invoice)
        : await this.maker.receipt(payment),
    );
  }
}

const fileOf = ({ kind, number, pdf }: PaymentDocument): PaymentFile => ({
  fileName: `${FILE_NAMES[kind]}-${number.replaceAll('/', '-')}.pdf`,
  pdf,
});
