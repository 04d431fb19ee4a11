import { Module } from '@nestjs/common';
import { MAILER_TRANSPORT_FACTORY, MailerModule } from '@nestjs-modules/mailer';
import { ENV } from '../../config/config.module.ts';
import { BulkSmtpGateway } from './bulk-smtp.gateway.ts';
import { MailMetrics } from './mail.metrics.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSendProcessor } from './mail-send.processor.ts';
import { mailerOptions } from './mailer-options.ts';
import { SmtpGateway } from './smtp.gateway.ts';
import { SmtpPools } from './smtp-pools.ts';

/** Worker process only: composing and sending. */
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENV],
      useFactory: mailerOptions,
      extraProviders: [{ provide: MAILER_TRANSPORT_FACTORY, useClass: SmtpPools }],
    }),
  ],
  providers: [MailRepository, MailSendProcessor, MailMetrics, SmtpGateway, BulkSmtpGateway],
  exports: [BulkSmtpGateway],
})
export class MailWorkerModule {}
