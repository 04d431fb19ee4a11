import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/jobs/outbox/outbox.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { mailError } from './mail.errors.ts';
import { secretTemplates } from '../../platform/mail/declared-mails.ts';
import type { MailTemplate } from '../../platform/mail/mail-names.ts';
import { MailEntity } from './mail.entity.ts';

interface FailedMail {
  status: string;
  template: MailTemplate;
  toEmail: string;
  error: string | null;
}

/** Takes a mail up again that the mail server had refused, for when what stood in its way is mended. */
@Injectable()
export class MailRetryService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws UNKNOWN_MAIL, MAIL_NOT_FAILED, MAIL_WAS_SECRET */
  async retry(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const mail = await this.lock(tx, id);
      if (!mail) throw mailError('UNKNOWN_MAIL');
      if (mail.status !== 'failed') throw mailError('MAIL_NOT_FAILED');
      if (secretTemplates().includes(mail.template)) throw mailError('MAIL_WAS_SECRET');
      await tx.manager.update(MailEntity, { id }, { status: 'queued', error: null, dismissedAt: null });
      // The job that was given up over it: a new one takes its place.
      await tx.rows(`DELETE FROM outbox WHERE dead_at IS NOT NULL AND payload ->> 'mailId' = $1`, [id]);
      await this.outbox.add(tx, 'mail.send', { mailId: id });
      const { template, toEmail, error } = mail;
      const changes = {
        before: { _id: id, template, toEmail, status: 'failed', error },
        after: { _id: id, template, toEmail, status: 'queued', error: null },
      };
      await this.activities.record(tx, actor, { action: 'Retried a mail', feature: 'Mail', changes });
    });
  }

  /** Locked, so that two people who press the button at once send one mail. */
  private async lock(tx: Transaction, id: string): Promise<FailedMail | undefined> {
    const [mail] = await tx.rows<FailedMail>(
      'SELECT status, template, to_email AS "toEmail", error FROM mails WHERE id = $1 FOR UPDATE',
      [id],
    );
    return mail;
  }
}
