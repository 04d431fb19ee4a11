import { Injectable } from '@nestjs/common';
import { type Page, pageOf } from '../../platform/database/page.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { refusedAndOpen } from './refused-mails.ts';

/** As the owner sees it: a mail that is being sent right now still waits. */
export type ShownStatus = 'failed' | 'queued' | 'sent';

export interface MailEntry {
  id: string;
  template: string;
  toEmail: string;
  status: ShownStatus;
  attempts: number;
  /** What the mail server said last. */
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface MailOutcome {
  status: ShownStatus;
  sentAt: Date | null;
  error: string | null;
}

export type SentMail = Omit<MailEntry, 'toEmail' | 'attempts'>;

/** A CASE and not a list of states, so that the index on the very same expression answers. */
const SHOWN = `CASE WHEN status = 'sending' THEN 'queued' ELSE status END`;

/** What became of transactional mails. Their contents stay where they are. */
@Injectable()
export class MailList {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  page(status: ShownStatus | undefined, page: number, limit: number): Promise<Page<MailEntry>> {
    const listing = {
      select: `id, template, to_email AS "toEmail", ${SHOWN} AS status, attempts, error,
        created_at AS "createdAt", sent_at AS "sentAt"`,
      from: status ? `mails WHERE (${SHOWN}) = $1` : 'mails',
      orderBy: 'created_at DESC, id DESC',
      parameters: status ? [status] : [],
    };
    return pageOf<MailEntry>(this.db, listing, page, limit);
  }

  /** To one address, newest first. @param email lower case */
  to(email: string, limit: number): Promise<SentMail[]> {
    return this.db.rows<SentMail>(
      `SELECT id, template, ${SHOWN} AS status, error, created_at AS "createdAt", sent_at AS "sentAt"
         FROM mails WHERE lower(to_email) = $1 ORDER BY created_at DESC LIMIT $2`,
      [email, limit],
    );
  }

  /** That still want somebody. */
  async failed(): Promise<number> {
    const [row] = await this.db.rows<{ failed: number }>(
      `SELECT count(*)::int AS failed FROM mails WHERE (${SHOWN}) = 'failed' AND ${refusedAndOpen()}`,
    );
    return row?.failed ?? 0;
  }

  /** Every mail of a template about one thing (the second part of its key), oldest first. */
  about(template: string, subject: string): Promise<(MailOutcome & { createdAt: Date })[]> {
    return this.db.rows(
      `SELECT ${SHOWN} AS status, sent_at AS "sentAt", error, created_at AS "createdAt" FROM mails
        WHERE template = $1 AND split_part(key, ':', 2) = $2 ORDER BY created_at, id`,
      [template, subject],
    );
  }
}
