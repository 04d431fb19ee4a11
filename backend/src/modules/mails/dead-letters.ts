import { In } from 'typeorm';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailEntity } from './mail.entity.ts';
import { refusedAndOpen } from './mail-list.service.ts';

/** A dead job, or a permanently refused mail. */
export interface DeadLetter {
  kind: 'job' | 'mail';
  id: string;
  /** Name of the job, or template of the mail. */
  what: string;
  reason: string | null;
  since: Date;
}

/** SQL: $1 are the ids, or null for all. */
const CHOSEN = '($1::uuid[] IS NULL OR id = ANY($1))';

/** Dead jobs and mails, for an operator to list, retry and clear (cli/dead-letters.ts). */
export class DeadLetters {
  constructor(private readonly db: UnitOfWork) {}

  /** Oldest first. */
  list(): Promise<DeadLetter[]> {
    return this.db.rows(
      `SELECT 'job' AS kind, id, job AS what, last_error AS reason, dead_at AS since
         FROM outbox WHERE dead_at IS NOT NULL
       UNION ALL
       SELECT 'mail', id, template, error, created_at FROM mails WHERE ${refusedAndOpen()}
       ORDER BY since, id`,
    );
  }

  /** Retries jobs from their first attempt. Refused mails are retried at /admin/mails. @returns how many */
  retry(ids: readonly string[] | null): Promise<number> {
    return this.db.run(async (tx) => {
      const jobs = await tx.rows<{ payload: { mailId?: string } }>(
        `UPDATE outbox SET dead_at = NULL, attempts = 0, started_at = NULL, available_at = now(), due_at = now()
          WHERE dead_at IS NOT NULL AND ${CHOSEN} RETURNING payload`,
        [ids],
      );
      const mails = jobs.flatMap(({ payload: { mailId } }) => mailId ?? []);
      // Their mails failed with them: only queued mails are sent.
      await tx.manager.update(MailEntity, { id: In(mails), status: 'failed' }, { status: 'queued' });
      return jobs.length;
    });
  }

  /** Deletes jobs; mails stay listed but raise no alarm. @returns how many of both */
  clear(ids: readonly string[] | null): Promise<number> {
    return this.db.run(async (tx) => {
      const mails = await tx.rows(
        `UPDATE mails SET dismissed_at = now() WHERE ${refusedAndOpen()} AND ${CHOSEN} RETURNING id`,
        [ids],
      );
      const jobs = await tx.rows(`DELETE FROM outbox WHERE dead_at IS NOT NULL AND ${CHOSEN} RETURNING id`, [
        ids,
      ]);
      return mails.length + jobs.length;
    });
  }
}
