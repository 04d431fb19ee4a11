import { Injectable, StreamableFile } from '@nestjs/common';
import pLimit from 'p-limit';
import { paymentError } from '../../payments/payments.errors.ts';
import { accountingError } from '../accounting.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { DocumentMaker } from './document-maker.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { TaxDocuments } from '../tax/tax-documents.service.ts';
import { v7 as uuidv7 } from 'uuid';
import { In } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import {
  type PaymentDocument,
  PaymentDocumentEntity,
  type PaymentDocumentKind,
} from './payment-document.entity.ts';

export interface PaymentFile {
  /** Letters, digits, hyphens and a dot. */
  fileName: string;
  pdf: Buffer;
}

/** As the browser saves it. */
export function attachedPdf({ fileName, pdf }: PaymentFile): StreamableFile {
  const disposition = `attachment; filename="${fileName}"`;
  return new StreamableFile(pdf, { type: 'application/pdf', disposition, length: pdf.length });
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
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly taxDocuments: TaxDocuments,
    private readonly maker: DocumentMaker,
  ) {}

  /** The invoice of a sale that has one, else its receipt. @throws UNKNOWN_PAYMENT, NO_RECEIPT, RECEIPT_UNAVAILABLE */
  receipt(paymentId: string): Promise<PaymentFile> {
    const find = () =>
      this.db.manager.findOne(PaymentDocumentEntity, {
        where: { paymentId, kind: In(['invoice', 'receipt']) },
        order: { kind: 'ASC' },
      });
    return this.findOrMake(paymentId, find, async () => {
      const payment = await this.payments.findById(paymentId);
      if (!payment) throw paymentError('UNKNOWN_PAYMENT');
      const [invoice] = await this.taxDocuments.findByPayments([paymentId]);
      return invoice?.kind === 'invoice' ? this.maker.invoice(payment, invoice) : this.maker.receipt(payment);
    });
  }

  /** The credit note of a refund. @throws NO_CREDIT_NOTE, RECEIPT_UNAVAILABLE */
  async creditNote(paymentId: string, refundId: string): Promise<PaymentFile> {
    const known = await this.taxDocuments.findByPayments([paymentId]);
    const note = known.find((document) => document.refundId === refundId);
    const [payment, refund] = await Promise.all([
      this.payments.findById(paymentId),
      this.refunds.findById(refundId),
    ]);
    if (!note || !payment || !refund) throw accountingError('NO_CREDIT_NOTE');
    const invoice = known.find(({ id }) => id === note.invoiceId);
    return this.findOrMake(
      paymentId,
      () => this.find(paymentId, 'credit_note', note.number),
      () => this.maker.creditNote(payment, refund, note, invoice),
    );
  }

  private async findOrMake(
    paymentId: string,
    find: () => Promise<PaymentDocument | null>,
    make: () => Promise<PaymentDocument>,
  ): Promise<PaymentFile> {
    // Looked for once more in its turn: somebody before may have asked for the same.
    const makeOnce = async () => (await find()) ?? this.keep(paymentId, await make());
    const { kind, number, pdf } = (await find()) ?? (await this.oneAtATime(makeOnce));
    return { fileName: `${FILE_NAMES[kind]}-${number.replaceAll('/', '-')}.pdf`, pdf };
  }

  private find(
    paymentId: string,
    kind: PaymentDocumentKind,
    number: string,
  ): Promise<PaymentDocument | null> {
    return this.db.manager.findOneBy(PaymentDocumentEntity, { paymentId, kind, number });
  }

  /** What is kept from now on: `document`, or that of somebody who was faster. */
  private async keep(paymentId: string, document: PaymentDocument): Promise<PaymentDocument> {
    const insert = this.db.manager.createQueryBuilder().insert().into(PaymentDocumentEntity);
    await insert
      .values({ id: uuidv7(), paymentId, ...document })
      .orIgnore()
      .execute();
    const { kind, number } = document;
    const kept = await this.find(paymentId, kind, number);
    if (!kept) throw new Error(`${kind} ${number} is another payment's`);
    return kept;
  }
}
