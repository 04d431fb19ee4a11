import { Inject, Injectable, Logger, StreamableFile } from '@nestjs/common';
import pLimit from 'p-limit';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Letterhead } from '../../../platform/pdf/band.ts';
import { Letterheads } from '../../media/letterhead.service.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { BusinessHistory } from '../../site/business/business-publications.ts';
import { accountingError } from '../accounting.errors.ts';
import type { TaxDocument } from '../tax/tax-document.entity.ts';
import { TaxDocuments } from '../tax/tax-documents.service.ts';
import { creditNoteContent, type Frame, invoiceContent, receiptContent } from './document-contents.ts';
import {
  type PaymentDocument,
  PaymentDocumentEntity,
  type PaymentDocumentKind,
} from './payment-document.entity.ts';
import { receiptPdf, taxPdf } from './document-pdf.ts';

export interface PaymentFile {
  /** Letters, digits, hyphens and a dot. */
  fileName: string;
  pdf: Buffer;
}

/** File name of the download. */
export function attachedPdf({ fileName, pdf }: PaymentFile): StreamableFile {
  const disposition = `attachment; filename="${fileName}"`;
  return new StreamableFile(pdf, { type: 'application/pdf', disposition, length: pdf.length });
}

const FILE_NAMES = { receipt: 'receipt', invoice: 'invoice', credit_note: 'credit-note' };

/**
 * PDFs of receipts, tax invoices and credit notes. Each is created on first request, usually by its mail, and never changes.
 * It names the seller as published at the time of the event. Callers check access to the payment.
 */
@Injectable()
export class PaymentDocuments {
  private readonly logger = new Logger('Receipts');
  /** Limits concurrent drawing, which blocks the event loop. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly taxDocuments: TaxDocuments,
    private readonly businesses: BusinessHistory,
    private readonly letterheads: Letterheads,
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
      return invoice?.kind === 'invoice' ? this.makeInvoice(payment, invoice) : this.makeReceipt(payment);
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
      async () => {
        const seller = await this.businesses.publishedAt(note.issuedAt);
        const content = creditNoteContent(payment, refund, note, invoice, seller);
        return this.draw('credit_note', payment, content, (letterhead) => taxPdf(content, letterhead));
      },
    );
  }

  private async findOrMake(
    paymentId: string,
    find: () => Promise<PaymentDocument | null>,
    make: () => Promise<PaymentDocument>,
  ): Promise<PaymentFile> {
    // Read again inside the semaphore: an earlier caller may have created it.
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

  /** Stores a document. @returns `document`, or the one stored concurrently */
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

  private async makeReceipt(payment: PaymentEntity): Promise<PaymentDocument> {
    if (!payment.completedAt) throw accountingError('NO_RECEIPT');
    const seller = await this.businesses.publishedAt(payment.completedAt);
    const content = receiptContent(payment, seller, this.env.PUBLIC_URL);
    if (!content) throw accountingError('NO_RECEIPT');
    return this.draw('receipt', payment, content, (letterhead) => receiptPdf(content, letterhead));
  }

  private async makeInvoice(payment: PaymentEntity, invoice: TaxDocument): Promise<PaymentDocument> {
    const seller = await this.businesses.publishedAt(invoice.issuedAt);
    const content = invoiceContent(payment, invoice, seller, this.env.PUBLIC_URL);
    return this.draw('invoice', payment, content, (letterhead) => taxPdf(content, letterhead));
  }

  /** @throws RECEIPT_UNAVAILABLE */
  private async draw(
    kind: PaymentDocumentKind,
    { id }: PaymentEntity,
    { number, seller }: Frame,
    draw: (letterhead: Letterhead) => Promise<Buffer>,
  ): Promise<PaymentDocument> {
    try {
      return { kind, number, pdf: await draw(await this.letterheads.current(seller.name)) };
    } catch (error) {
      this.logger.error({ err: error, paymentId: id }, 'receipt PDF not created');
      throw accountingError('RECEIPT_UNAVAILABLE', { cause: error });
    }
  }
}
