import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { columnsOf } from '../../platform/database/columns-of.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { SECRET_FIELD, secretTemplates } from '../../platform/mail/declared-mails.ts';
import { MailEntity } from './mail.entity.ts';

const CLAIMED = ['id', 'key', 'template', 'toEmail', 'toName', 'replyTo', 'data'] as const;
type ClaimedMail = Pick<MailEntity, (typeof CLAIMED)[number]>;

/** Queued, or its lease expired. */
const CLAIMABLE = `(status = 'queued' OR (status = 'sending' AND lease_until < now()))`;

@Injectable()
export class MailRepository {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /** Claims a mail for sending. Undefined: nothing to send (yet). */
  async claim(id: string): Promise<ClaimedMail | undefined> {
    const [mail] = await this.db.rows<ClaimedMail>(
      `UPDATE mails SET status = 'sending', attempts = attempts + 1, lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND ${CLAIMABLE} RETURNING ${columnsOf(MailEntity, { only: CLAIMED })}`,
      [id, this.env.JOB_LEASE_MS / 1000],
    );
    return mail;
  }

  /** Whether another worker holds the mail, or has just released it. */
  isUnsent(id: string): Promise<boolean> {
    return this.db.manager.existsBy(MailEntity, { id, status: In(['queued', 'sending']) });
  }

  markSent(id: string): Promise<void> {
    return this.end(id, 'sent', null);
  }

  /** Permanently, unless retried by hand. @param error the mail server's words */
  markFailed(id: string, error: string): Promise<void> {
    return this.end(id, 'failed', error);
  }

  /** Like `markFailed`, unless another worker holds the mail or has sent it. */
  markGivenUp(id: string, error: string): Promise<void> {
    return this.end(id, 'failed', error, `AND ${CLAIMABLE}`);
  }

  /** After a temporary failure. */
  async requeue(id: string, error: string): Promise<void> {
    await this.db.manager.update(MailEntity, { id }, { status: 'queued', error, leaseUntil: null });
  }

  /** Removes one-time codes and login links: backups must not contain them. */
  private async end(id: string, status: 'sent' | 'failed', error: string | null, guard = ''): Promise<void> {
    await this.db.rows(
      `UPDATE mails SET status = $2, error = $3, lease_until = NULL,
              sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END,
              data = CASE WHEN template = ANY($4) THEN '{}'::jsonb ELSE data - '${SECRET_FIELD}' END
        WHERE id = $1 ${guard}`,
      [id, status, error, secretTemplates()],
    );
  }
}
