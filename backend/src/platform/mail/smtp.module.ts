import { MAILER_TRANSPORT_FACTORY, MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.ts';
import { BulkSmtpGateway } from './bulk-smtp.gateway.ts';
import { SmtpGateway } from './smtp.gateway.ts';
import { MailerTransports, mailerOptions } from './smtp-transports.ts';

/** Worker process only: composing and sending, over one pool for receipts and codes and one for broadcasts. */
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENV],
      useFactory: mailerOptions,
      extraProviders: [{ provide: MAILER_TRANSPORT_FACTORY, useClass: MailerTransports }],
    }),
  ],
  providers: [SmtpGateway, BulkSmtpGateway],
  exports: [SmtpGateway, BulkSmtpGateway],
})
export class SmtpModule {}
