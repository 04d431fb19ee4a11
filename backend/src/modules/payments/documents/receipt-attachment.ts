import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { MailAttachments } from '../../mails/mail-attachments.api.ts';
import { Receipts } from '../payment-documents.api.ts';

/**
 * Worker process only: the receipt's mail brings the PDF, and is what has it made. The mail is the receipt: a paper that cannot
 * be drawn does not keep it back (docs/decisions/022). A database that is away does, as it would the mail itself.
 */
@Injectable()
export class ReceiptAttachment implements OnModuleInit {
  constructor(
    private readonly attachments: MailAttachments,
    private readonly receipts: Receipts,
  ) {}

  onModuleInit(): void {
    this.attachments.provide('receipt', async (paymentId) => {
      try {
        const { fileName, pdf } = await this.receipts.of(paymentId);
        return [{ filename: fileName, contentType: 'application/pdf', content: pdf }];
      } catch (error) {
        // Said in the log by who could not draw it.
        if (error instanceof DomainError) return [];
        throw error;
      }
    });
  }
}
