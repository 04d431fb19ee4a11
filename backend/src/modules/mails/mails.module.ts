import { Global, Module } from '@nestjs/common';
import { SmtpModule } from '../../platform/mail/smtp.module.ts';
import { MailList, MailMetrics } from './mail-list.service.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSendProcessor } from './mail-send.processor.ts';
import { AdminMailsController } from './mails.controller.ts';
import { Mail, MailAttachments } from './mails.service.ts';

/** HTTP process: requesting and listing mails. */
@Global()
@Module({ controllers: [AdminMailsController], providers: [Mail, MailList], exports: [Mail, MailList] })
export class MailsModule {}

/** Worker process: requesting mails and sending them. */
@Global()
@Module({
  imports: [SmtpModule],
  providers: [Mail, MailAttachments, MailMetrics, MailRepository, MailSendProcessor],
  exports: [Mail, MailAttachments],
})
export class MailsWorkerModule {}
