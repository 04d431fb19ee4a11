import { Inject, Injectable } from '@nestjs/common';
import { business } from '@ironbloom/brand';
import { MailerService } from '@nestjs-modules/mailer';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { mailDefinitions } from './declared-mails.ts';
import { greetedName } from './greeting.ts';
import { answersGoTo, senderAddress } from './shown-address.ts';
import type { MailTemplate } from './mail-names.ts';
import { mailFrame } from './templates.ts';
import { classify, type SmtpFailure } from './smtp-answer.ts';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  template: MailTemplate;
  data: object;
  to: { email: string; name: string | null };
  replyTo: string | null;
  /** The same for every attempt, so that mail systems can detect duplicates. */
  messageId: string;
  attachments?: readonly MailAttachment[];
}

/** `permanent`: the server will never accept this mail; otherwise a retry may succeed. */
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

/** Composes and sends receipts, codes and notices. */
@Injectable()
export class SmtpGateway {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly mailer: MailerService,
  ) {}

  /** Resolves once the server has accepted the mail. @throws SmtpError */
  async send({ template, data, to, replyTo, messageId, attachments = [] }: OutgoingMail): Promise<void> {
    const sender = senderAddress(this.env);
    try {
      await this.mailer.sendMail({
        from: { name: business().name, address: sender },
        to: { name: to.name ?? '', address: to.email },
        replyTo: replyTo ?? answersGoTo(sender),
        messageId,
        template,
        attachments: [...attachments],
        context: {
          ...data,
          ...mailFrame(this.env.PUBLIC_URL),
          siteUrl: this.env.PUBLIC_URL,
          hello: greetedName(to.name),
          team: mailDefinitions()[template].team,
        },
      });
    } catch (error) {
      // Retried also when it was possibly handed over: a duplicate is better than no receipt (docs/decisions/004).
      const { kind, reason } = classify(error as SmtpFailure, false);
      throw new SmtpError(reason, kind === 'refused' || kind === 'no-mailbox', error);
    }
  }
}
