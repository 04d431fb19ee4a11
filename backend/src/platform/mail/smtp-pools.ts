import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { MailerOptions } from '@nestjs-modules/mailer';
import nodemailer, { type Transporter } from 'nodemailer';

/**
 * Makes the mailer's transports and closes them when the work has drained. The mailer itself closes them as the first thing
 * of a shutdown, under the mails that are on their way.
 */
@Injectable()
export class SmtpPools implements OnApplicationShutdown {
  private readonly closers: (() => void)[] = [];

  /** Called by the mailer, once for each transport. */
  createTransport(options: MailerOptions['transport']): Transporter {
    const transport = nodemailer.createTransport(options as Parameters<typeof nodemailer.createTransport>[0]);
    this.closers.push(transport.close.bind(transport));
    transport.close = () => undefined;
    return transport;
  }

  onApplicationShutdown(): void {
    for (const close of this.closers) close();
  }
}
