import { Injectable } from '@nestjs/common';
import { contains } from '../../../platform/database/text-search.ts';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { RecipientStatus } from '../core/broadcast-status.domain.ts';

export interface RecipientRow {
  id: string;
  email: string;
  name: string | null;
  status: RecipientStatus;
  attempts: number;
  error: string | null;
  settledAt: Date | null;
}

export interface RecipientFilter {
  status?: RecipientStatus | undefined;
  search?: string | undefined;
}

const COLUMNS = `id, email, name, status, attempts, error, settled_at AS "settledAt"`;

/** Held in the order in which workers hold what they claim (`ClaimsRepository`). */
const WAITING = `WITH waiting AS (
  SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 AND status = 'queued' ORDER BY id FOR UPDATE)`;

/** Recipients as the screen sees them, and what a person may change of them. */
@Injectable()
export class RecipientsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** In the order in which they were given. @param search part of an address or a name */
  list(broadcastId: string, { status, search }: RecipientFilter, page: number, limit: number) {
    const from = `broadcast_recipients WHERE broadcast_id = $1 AND ($2::text IS NULL OR status = $2)
      AND ($3::text IS NULL OR email ILIKE $3 OR name ILIKE $3)`;
    const parameters = [broadcastId, status ?? null, search ? contains(search) : null];
    const listing = { select: COLUMNS, from, orderBy: 'position', parameters };
    return pageOf<RecipientRow>(this.db, listing, page, limit);
  }

  /** @returns undefined when there is none of that id */
  async find(id: string): Promise<RecipientRow | undefined> {
    const [row] = await this.db.rows<RecipientRow>(
      `SELECT ${COLUMNS} FROM broadcast_recipients WHERE id = $1`,
      [id],
    );
    return row;
  }

  /** After a pause: what lies in the queue of before may be gone. */
  async waitAgain(tx: Sql, broadcastId: string): Promise<void> {
    await tx.rows(
      `${WAITING} UPDATE broadcast_recipients r SET dispatched_at = NULL FROM waiting WHERE r.id = waiting.id`,
      [broadcastId],
    );
  }

  /** Those in flight still get theirs. */
  async cancelWaiting(tx: Sql, broadcastId: string): Promise<void> {
    await tx.rows(
      `${WAITING} UPDATE broadcast_recipients r SET status = 'cancelled', settled_at = now()
         FROM waiting WHERE r.id = waiting.id`,
      [broadcastId],
    );
  }

  /** @param recipientId only this one. @returns how many are to be tried once more */
  async requeue(tx: Sql, broadcastId: string, from: RecipientStatus, recipientId?: string): Promise<number> {
    const rows = await tx.rows(
      `UPDATE broadcast_recipients
          SET status = 'queued', attempts = 0, dispatched_at = NULL, retry_at = NULL, settled_at = NULL
        WHERE broadcast_id = $1 AND status = $2 AND ($3::uuid IS NULL OR id = $3) RETURNING id`,
      [broadcastId, from, recipientId ?? null],
    );
    return rows.length;
  }
}
