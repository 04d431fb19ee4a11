import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { brand } from '@ironbloom/brand';
import nodemailer from 'nodemailer';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import type { ComposedMail } from './compose.ts';
import { smtpConnection } from './smtp-connection.ts';

export interface OutgoingMail extends ComposedMail {
  to: { email: string; name: string | null };
  replyTo: string | null;
  /** The same for every attempt, so that a mail system that sees it twice keeps one. */
  messageId: string;
}

/** `permanent`: the server will never take this mail (RFC 5321, 5yz); anything else may pass later. */
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

/** Authentication and policy answers concern our account, not the recipient: they may be mended. */
const TEMPORARY_CODES = new Set(['EAUTH', 'ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS']);

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
      const { code, responseCode, response } = error as {
        code?: string;
        responseCode?: number;
        response?: string;
      };
      const permanent = (responseCode ?? 0) >= 500 && !TEMPORARY_CODES.has(code ?? '');
      throw new SmtpError(response ?? code ?? 'The mail server did not answer', permanent, error);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
