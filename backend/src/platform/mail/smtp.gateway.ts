import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { brand } from '@ironbloom/brand';
import nodemailer from 'nodemailer';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import type { ComposedMail } from './compose.ts';
import { classify, type SmtpFailure } from './smtp-answer.ts';
import { smtpConnection } from './smtp-connection.ts';

export interface OutgoingMail extends ComposedMail {
  to: { email: string; name: string | null };
  replyTo: string | null;
  /** The same for every attempt, so that a mail system that sees it twice keeps one. */
  messageId: string;
}

/** `permanent`: the server will never take this mail; anything else may pass later, or once our own account is mended. */
export class SmtpError extends Error {
  override readonly name = 'SmtpError';
  constructor(
    message: string,
    readonly permanent: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** Shorter than a job's lease, so that a send that hangs has ended before anyone else takes it up. */
const SOCKET_TIMEOUT_MS = 20_000;

@Injectable()
export class SmtpGateway implements OnApplicationShutdown {
  private readonly transport;
  private readonly from;

  constructor(@Inject(ENV) env: Env) {
    this.from = { name: brand.name, address: env.MAIL_FROM };
    this.transport = nodemailer.createTransport({
      pool: true,
      maxConnections: env.SMTP_CONNECTIONS,
      ...smtpConnection(env.SMTP_URL, SOCKET_TIMEOUT_MS),
    });
  }

  /** Resolves once the server has taken responsibility for the mail. @throws SmtpError */
  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: mail.to.name ?? '', address: mail.to.email },
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
      });
    } catch (error) {
      // Whether it was handed over makes no difference here: a duplicate is better than no receipt (docs/decisions/004).
      const { kind, reason } = classify(error as SmtpFailure, false);
      throw new SmtpError(reason, kind === 'refused' || kind === 'no-mailbox', error);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
