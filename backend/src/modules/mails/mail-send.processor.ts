import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { HandlesJob, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { MailAttachments } from './mail-attachments.api.ts';
import { MailRepository } from './mail.repository.ts';
import { SmtpError, SmtpGateway } from '../../platform/mail/smtp.gateway.ts';

/**
 * Sends one transactional mail. A mail marked `sent` is never sent again. Should a worker die after
 * the server took a mail and before that was written down, the mail goes out again under the same
 * Message-ID: for a receipt or a code, a duplicate that mail programs fold is better than none.
 */
@Injectable()
@HandlesJob('mail.send')
export class MailSendProcessor implements JobHandler<'mail.send'> {
  private readonly logger = new Logger('Mail');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly mails: MailRepository,
    private readonly attachments: MailAttachments,
    private readonly smtp: SmtpGateway,
  ) {}

  /** @throws when it is to be tried again: a passing fault, or another worker has the mail */
  async handle({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.claim(mailId);
    if (!mail) {
      // Whoever ends quietly here takes the mail's job away for good.
      if (await this.mails.isUnsent(mailId)) throw new Error('another worker has this mail');
      return;
    }
    try {
      const messageId = `<${mail.id}@${new URL(this.env.PUBLIC_URL).hostname}>`;
      const to = { email: mail.toEmail, name: mail.toName };
      const { template, data, replyTo } = mail;
      const attachments = await this.attachments.of(template, mail.key);
      await this.smtp.send({ template, data, to, replyTo, messageId, attachments });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof SmtpError && error.permanent) {
        await this.mails.markFailed(mail.id, reason);
        this.logger.error({ mailId, template: mail.template }, 'mail refused for good');
        return;
      }
      await this.mails.requeue(mail.id, reason);
      throw error;
    }
    await this.mails.markSent(mail.id);
  }

  /** A mail that nobody tries any more has failed, however hopeful each single error was. */
  async giveUp({ mailId }: { mailId: string }, reason: string): Promise<void> {
    await this.mails.markGivenUp(mailId, reason);
  }
}
