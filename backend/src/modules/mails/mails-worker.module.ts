import { Module } from '@nestjs/common';
import { SmtpModule } from '../../platform/mail/smtp.module.ts';
import { MailAttachments } from './mail-attachments.api.ts';
import { MailMetrics } from './mail.metrics.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSendProcessor } from './mail-send.processor.ts';

/** Worker process only: sending what was promised. */
@Module({
  imports: [SmtpModule],
  providers: [MailRepository, MailSendProcessor, MailMetrics, MailAttachments],
  exports: [MailAttachments],
})
export class MailsWorkerModule {}
