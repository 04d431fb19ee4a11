import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { MailAttachment } from '../../../platform/mail/smtp.gateway.ts';
import { MailAttachments } from '../../mails/mails.service.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { PaymentDocuments, type PaymentFile } from './payment-documents.service.ts';

/**
 * Worker process only: the mails of a sale and of a refund bring their PDF, and are what has it made. The mail is what counts: a
 * document that cannot be drawn does not keep it back (docs/decisions/022). A database that is away does, as it would the mail itself.
 */
@Injectable()
export class DocumentAttachments implements OnModuleInit {
  constructor(
    private readonly attachments: MailAttachments,
    private readonly documents: PaymentDocuments,
    private readonly refunds: RefundsRepository,
  ) {}

  onModuleInit(): void {
    this.attachments.provide('receipt', (paymentId) => attached(() => this.documents.receipt(paymentId)));
    this.attachments.provide('refund', async (refundId) => {
      const refund = await this.refunds.findById(refundId);
      return refund ? attached(() => this.documents.creditNote(refund.paymentId, refundId)) : [];
    });
  }
}

async function attached(find: () => Promise<PaymentFile>): Promise<MailAttachment[]> {
  try {
    const { fileName, pdf } = await find();
    return [{ filename: fileName, contentType: 'application/pdf', content: pdf }];
  } catch (error) {
    // Whoever could not draw it has logged why: the mail goes out without it.
    if (error instanceof DomainError) return [];
    throw error;
  }
}
