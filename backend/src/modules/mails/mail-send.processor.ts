import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { HandlesJob, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { MailAttachments } from './mails.service.ts';
import { MailRepository } from './mail.repository.ts';
import { SmtpError, SmtpGateway } from '../../platform/mail/smtp.gateway.ts';

/**
 * Sends one transactional mail. A mail marked `sent` is never resent. When a worker dies between the server's answer and
 * `markSent`, the mail is sent again with the same Message-ID: at least once.
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

  /** @throws to be retried: after a temporary failure, or when another worker holds the mail */
  async handle({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.claim(mailId);
    if (!mail) {
      // Throw, or the job is acknowledged and lost.
      if (await this.mails.isUnsent(mailId)) throw new Error('another worker has this mail');
      return;
    }
    try {
      const messageId = `<${mail.id}@${new URL(this.env.PUBLIC_URL).hostname}>`;
      const to = { email: mail.toEmail, name: mail.toName };
      const { template, data, replyTo } = mail;
      const attachments = await this.attachments.read(template, mail.key);
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

  /** After the job's last attempt the mail has failed, also after a temporary error. */
  async giveUp({ mailId }: { mailId: string }, reason: string): Promise<void> {
    await this.mails.markGivenUp(mailId, reason);
  }
}
