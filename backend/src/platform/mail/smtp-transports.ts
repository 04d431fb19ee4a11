import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { MailerOptions } from '@nestjs-modules/mailer';
import nodemailer, { type SMTPPoolOptions, type Transporter } from 'nodemailer';
import type { Env } from '../../config/env.ts';
import { MailAdapter } from './mail-adapter.ts';
import { TEMPLATES } from './templates.ts';

/** Shorter than a lease, so that a hanging send fails before another worker claims the mail. */
const TIMEOUT_MS = 20_000;

/** Connection pool to the server of `SMTP_URL`. With a user, TLS is required. */
export function smtpPool(env: Env, maxConnections: number): SMTPPoolOptions & { pool: true } {
  const url = new URL(env.SMTP_URL);
  const secure = url.protocol === 'smtps:';
  return {
    pool: true,
    maxConnections,
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      // A password is never sent without TLS; smtps:// has it from the start.
      requireTLS: !secure,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** For receipts, codes and notices. Broadcasts use another pool, so that receipts do not wait for them. */
export function mailerOptions(env: Env): MailerOptions {
  return {
    transport: smtpPool(env, env.SMTP_CONNECTIONS),
    template: { dir: TEMPLATES, adapter: new MailAdapter() },
  };
}

/** Creates the mailer's transport and closes it after draining. The mailer itself would close it at the beginning of a shutdown. */
@Injectable()
export class MailerTransports implements OnApplicationShutdown {
  private closeTransport: (() => void) | undefined;

  /** Called by the mailer. */
  createTransport(options: MailerOptions['transport']): Transporter {
    const transport = nodemailer.createTransport(options as SMTPPoolOptions & { pool: true });
    this.closeTransport = transport.close.bind(transport);
    transport.close = () => undefined;
    return transport;
  }

  onApplicationShutdown(): void {
    this.closeTransport?.();
  }
}
