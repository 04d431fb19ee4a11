import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { SECRET_FIELD, secretTemplates } from '../../platform/mail/declared-mails.ts';
import type { MailTemplate } from '../../platform/mail/mail-names.ts';

export interface ClaimedMail {
  id: string;
  /** What the mail is about: `receipt:<payment id>`. */
  key: string;
  template: MailTemplate;
  toEmail: string;
  toName: string | null;
  replyTo: string | null;
  data: object;
}

/** A one-time code, or a link that opens an account, must not be there to be read in a backup. */
const WITHOUT_SECRETS = `data = CASE WHEN template = ANY($3)
                    THEN '{}'::jsonb ELSE data - '${SECRET_FIELD}' END`;

@Injectable()
export class MailRepository {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /** Takes a mail for sending, also one whose sender died. Undefined: nothing (or not yet) to send. */
  async claim(id: string): Promise<ClaimedMail | undefined> {
    const [mail] = await this.db.rows<ClaimedMail>(
      `UPDATE mails SET status = 'sending', attempts = attempts + 1,
              lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND (status = 'queued' OR (status = 'sending' AND lease_until < now()))
        RETURNING id, key, template, to_email AS "toEmail", to_name AS "toName", reply_to AS "replyTo", data`,
      [id, this.env.JOB_LEASE_MS / 1000],
    );
    return mail;
  }

  /** Whether another worker holds the mail, or held it a moment ago and gave it back. */
  async isUnsent(id: string): Promise<boolean> {
    const rows = await this.db.rows(`SELECT 1 FROM mails WHERE id = $1 AND status IN ('queued', 'sending')`, [
      id,
    ]);
    return rows.length > 0;
  }

  /** For good; a one-time code in it is forgotten. */
  async markSent(id: string): Promise<void> {
    await this.db.rows(
      `UPDATE mails SET status = 'sent', sent_at = now(), error = $2, lease_until = NULL, ${WITHOUT_SECRETS}
        WHERE id = $1`,
      [id, null, secretTemplates()],
    );
  }

  /**
   * For good, unless a person takes it up again; a one-time code in it is forgotten.
   * @param error the mail server's words
   */
  async markFailed(id: string, error: string): Promise<void> {
    await this.db.rows(
      `UPDATE mails SET status = 'failed', error = $2, lease_until = NULL, ${WITHOUT_SECRETS} WHERE id = $1`,
      [id, error, secretTemplates()],
    );
  }

  /** Like `markFailed`, for a mail that still waits, or whose sender died. */
  async markGivenUp(id: string, error: string): Promise<void> {
    await this.db.rows(
      `UPDATE mails SET status = 'failed', error = $2, lease_until = NULL, ${WITHOUT_SECRETS}
        WHERE id = $1 AND (status = 'queued' OR (status = 'sending' AND lease_until < now()))`,
      [id, error, secretTemplates()],
    );
  }

  /** Back to the queue after a passing fault. */
  async requeue(id: string, error: string): Promise<void> {
    await this.db.rows(`UPDATE mails SET status = 'queued', error = $2, lease_until = NULL WHERE id = $1`, [
      id,
      error,
    ]);
  }
}
