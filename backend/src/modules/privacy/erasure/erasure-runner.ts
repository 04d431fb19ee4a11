import type { Sql } from '../../../platform/database/sql.ts';
import { personalTables } from '../../../platform/declarations.ts';
import { rowsAbout, type Subject } from '../subject.ts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PaymentDocuments } from '../../accounting/documents/payment-documents.service.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BOUGHT, ERASED } from '../../../platform/personal-data.ts';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { BackgroundTask } from '../../../platform/lifecycle/repeating-task.ts';
import { type Obstacle, obstacleTo } from './erasure-obstacles.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';

/** Some statements scan whole tables, which takes seconds at a million rows. */
const STATEMENT_TIMEOUT = '10min';

/**
 * Erases a person from every table, except what `kept` says. Idempotent.
 * @param tx one transaction for all of it
 * @param id of the erasure, part of the alias address (RFC 2606)
 */
export async function erasePerson(tx: Sql, subject: Subject, id: string): Promise<void> {
  await tx.rows(`SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
  const alias = `erased-${id}@erased.invalid`;
  for (const { erased } of personalTables()) {
    for (const statement of erased) await rowsAbout(tx, statement, subject, alias);
  }
}

/** Creates receipts and credit notes that tax law requires before the name is removed. */
@Injectable()
export class RequiredDocuments {
  constructor(
    private readonly db: UnitOfWork,
    private readonly documents: PaymentDocuments,
  ) {}

  /** @throws RECEIPT_UNAVAILABLE */
  async create(subject: Subject): Promise<void> {
    const missing = await rowsAbout<{ id: string }>(
      this.db,
      `SELECT p.id FROM payments p, subject WHERE ${BOUGHT} AND p.completed_at IS NOT NULL AND p.receipt_number IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM payment_documents d WHERE d.payment_id = p.id AND d.kind IN ('receipt', 'invoice'))`,
      subject,
    );
    for (const { id } of missing) await this.documents.receipt(id);
    const notes = await rowsAbout<{ payment: string; refund: string }>(
      this.db,
      `SELECT t.payment_id AS payment, t.refund_id AS refund FROM tax_documents t JOIN payments p ON p.id = t.payment_id, subject
        WHERE ${BOUGHT} AND t.kind = 'credit_note'
          AND NOT EXISTS (SELECT 1 FROM payment_documents d WHERE d.kind = 'credit_note' AND d.number = t.number)`,
      subject,
    );
    for (const { payment, refund } of notes) await this.documents.creditNote(payment, refund);
  }
}

/** Only the hash of the address remains. */
export async function finishErasure(tx: Sql, id: string): Promise<void> {
  await tx.rows(
    `UPDATE erasures SET finished_at = coalesce(finished_at, now()), email = NULL, user_id = NULL, waits_for = NULL, retry_at = NULL,
            replay = false WHERE id = $1`,
    [id],
  );
}

interface DueErasure extends Subject {
  id: string;
}

const SELECT_DUE = `SELECT e.id, e.email, coalesce(e.user_id, (SELECT u.id FROM users u WHERE u.email = e.email)) AS "userId"
  FROM erasures e WHERE e.finished_at IS NULL AND e.due_at <= now() AND coalesce(e.retry_at, e.due_at) <= now()`;

/** Delay of a retry. */
const RETRY = `interval '1 minute'`;

const LOOK_EVERY_MS = 2_000;

/** Carries out due erasures, one transaction per person: after a worker's death the next one starts over. */
@Injectable()
export class ErasureRunner extends BackgroundTask {
  private readonly logger = new Logger('Erasure');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly requiredDocuments: RequiredDocuments,
    private readonly activities: ActivityLog,
  ) {
    super('erasures', LOOK_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const [due] = await this.db.rows<DueErasure>(`${SELECT_DUE} ORDER BY e.due_at LIMIT 1`);
    if (!due) return false;
    try {
      await this.requiredDocuments.create(due);
      await this.db.run((tx) => this.carryOut(tx, due));
    } catch (error) {
      // A failure does not block other erasures.
      this.logger.error({ err: error, erasureId: due.id }, 'person not erased; will be tried again');
      await this.wait(this.db, due.id, 'busy');
    }
    return true;
  }

  private async carryOut(tx: Transaction, { id }: DueErasure): Promise<void> {
    // None: cancelled meanwhile, or held by another worker.
    const [subject] = await tx.rows<DueErasure>(`${SELECT_DUE} AND e.id = $1 FOR UPDATE OF e SKIP LOCKED`, [
      id,
    ]);
    if (!subject) return;
    const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
    if (obstacle) return this.wait(tx, id, obstacle);
    await erasePerson(tx, subject, id);
    await finishErasure(tx, id);
    const changes = { before: null, after: { _id: id } };
    const who = { email: ERASED, route: 'erasure', ip: null };
    await this.activities.record(tx, who, { action: 'Erased', feature: 'Person', changes });
    tx.afterCommit(() => this.logger.log({ erasureId: id }, 'person erased'));
  }

  private async wait(sql: Sql, id: string, waitsFor: Obstacle): Promise<void> {
    await sql.rows(`UPDATE erasures SET waits_for = $2, retry_at = now() + ${RETRY} WHERE id = $1`, [
      id,
      waitsFor,
    ]);
  }
}

@Injectable()
export class ErasureMetrics {
  constructor(metrics: Metrics, db: UnitOfWork) {
    metrics.gauge('ironbloom_erasure_overdue_seconds', 'How overdue the oldest pending erasure is', [], () =>
      db.rows<{ value: number }>(
        `SELECT coalesce(extract(epoch FROM now() - min(due_at)), 0)::float AS value
             FROM erasures WHERE finished_at IS NULL AND due_at <= now()`,
      ),
    );
  }
}
