import { Module } from '@nestjs/common';
import { MailRepository } from './mail.repository.ts';
import { MailSendProcessor } from './mail-send.processor.ts';
import { SmtpGateway } from './smtp.gateway.ts';

/** Worker process only: composing and sending. */
@Module({ providers: [MailRepository, MailSendProcessor, SmtpGateway] })
export class MailWorkerModule {}
