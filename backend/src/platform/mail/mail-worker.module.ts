import { Module } from '@nestjs/common';
import { MailMetrics } from './mail.metrics.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSendProcessor } from './mail-send.processor.ts';
import { SmtpGateway } from './smtp.gateway.ts';

/** Worker process only: composing and sending. */
@Module({ providers: [MailRepository, MailSendProcessor, MailMetrics, SmtpGateway] })
export class MailWorkerModule {}
