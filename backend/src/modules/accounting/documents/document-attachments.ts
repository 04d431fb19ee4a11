import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { MailAttachment } from '../../../platform/mail/smtp.gateway.ts';
import { MailAttachments } from '../../mails/mails.service.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import { PaymentDocuments, type PaymentFile } from './payment-documents.service.ts';

/**
 * Worker process only. Mails of sales and refunds attach their PDF, which is created then. A document that cannot be drawn
 * does not hold back its mail (docs/decisions/022); a failing database does.
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
    // The error is logged already; the mail goes without it.
    if (error instanceof DomainError) return [];
    throw error;
  }
}
