import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns-of.ts';
import { type Page, pageOf } from '../../platform/database/page.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { secretTemplates } from '../../platform/mail/declared-mails.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { MailEntity } from './mail.entity.ts';
import { mailError } from './mail.errors.ts';

/** Status for the owner: a mail in flight counts as queued. */
export const SHOWN_STATUSES = ['failed', 'queued', 'sent'] as const;
type ShownStatus = (typeof SHOWN_STATUSES)[number];

export type MailOutcome = Pick<MailEntity, 'sentAt' | 'error' | 'createdAt'> & { status: ShownStatus };
export type SentMail = MailOutcome & Pick<MailEntity, 'id' | 'template'>;
type ListedMail = SentMail & Pick<MailEntity, 'toEmail' | 'attempts'>;

/** The expression of the index `mails_by_status`. */
const SHOWN = `CASE WHEN status = 'sending' THEN 'queued' ELSE status END`;
const OUTCOME = `${columnsOf(MailEntity, { only: ['sentAt', 'error', 'createdAt'] })}, ${SHOWN} AS status`;
const SENT = `${columnsOf(MailEntity, { only: ['id', 'template'] })}, ${OUTCOME}`;
const LISTED = `${columnsOf(MailEntity, { only: ['toEmail', 'attempts'] })}, ${SENT}`;

/**
 * SQL: failed mails that need attention: not dismissed, and worth a retry. A code expires after a day, and its mail cannot be
 * resent.
 */
export const refusedAndOpen = (): string => `status = 'failed' AND dismissed_at IS NULL
  AND (created_at > now() - interval '1 day' OR template NOT IN (${secretTemplates()
    .map((name) => `'${name}'`)
    .join(', ')}))`;

/** Transactional mails and their outcomes, without their contents. */
@Injectable()
export class MailList {
  constructor(
    private readonly db: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly activities: ActivityLog,
  ) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  page(status: ShownStatus | undefined, page: number, limit: number): Promise<Page<ListedMail>> {
    const listing = {
      select: LISTED,
      from: status ? `mails WHERE (${SHOWN}) = $1` : 'mails',
      orderBy: 'created_at DESC, id DESC',
      parameters: status ? [status] : [],
    };
    return pageOf(this.db, listing, page, limit);
  }

  /** Newest first. @param email lower case */
  sentTo(email: string, limit: number): Promise<SentMail[]> {
    return this.db.rows(
      `SELECT ${SENT}
         FROM mails WHERE lower(to_email) = $1 ORDER BY created_at DESC LIMIT $2`,
      [email, limit],
    );
  }

  /** Mails of a template about one subject (second part of the key), oldest first. */
  listBySubject(template: string, subject: string): Promise<MailOutcome[]> {
    return this.db.rows(
      `SELECT ${OUTCOME} FROM mails
        WHERE template = $1 AND split_part(key, ':', 2) = $2 ORDER BY created_at, id`,
      [template, subject],
    );
  }

  /** Failed mails that need attention. */
  async countFailed(): Promise<number> {
    const [row] = await this.db.rows<{ failed: number }>(
      `SELECT count(*)::int AS failed FROM mails WHERE (${SHOWN}) = 'failed' AND ${refusedAndOpen()}`,
    );
    return row?.failed ?? 0;
  }

  /** Resends a failed mail. @throws UNKNOWN_MAIL, MAIL_NOT_FAILED, MAIL_WAS_SECRET */
  async retry(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      // Locked, so that two retries send one mail.
      const mail = await tx.manager.findOne(MailEntity, {
        select: { id: true, status: true, template: true, toEmail: true, error: true },
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!mail) throw mailError('UNKNOWN_MAIL');
      if (mail.status !== 'failed') throw mailError('MAIL_NOT_FAILED');
      if (secretTemplates().includes(mail.template)) throw mailError('MAIL_WAS_SECRET');
      await tx.manager.update(MailEntity, { id }, { status: 'queued', error: null, dismissedAt: null });
      // Replaced by the new job.
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
}

/** Receipts and codes. Every worker reports the same value: take the maximum, not the sum. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, db: UnitOfWork) {
    metrics.gauge('ironbloom_mails_unsent', 'Receipts and codes that are not sent', ['status'], async () => {
      const rows = await db.rows<{ status: string; value: number }>(
        `SELECT 'queued' AS status, count(*)::int AS value FROM mails WHERE (${SHOWN}) = 'queued'
         UNION ALL
         SELECT 'failed', count(*)::int FROM mails WHERE (${SHOWN}) = 'failed' AND ${refusedAndOpen()}`,
      );
      return rows.map(({ status, value }) => ({ labels: { status }, value }));
    });
    metrics.gauge('ironbloom_mails_sent_last_hour', 'Receipts and codes sent within the last hour', [], () =>
      db.rows<{ value: number }>(
        `SELECT count(*)::int AS value FROM mails WHERE status = 'sent' AND created_at > now() - interval '1 hour'`,
      ),
    );
  }
}
