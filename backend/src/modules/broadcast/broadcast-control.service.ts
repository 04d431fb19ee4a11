import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { type BroadcastStatus, type RecipientStatus, statesBefore } from './broadcast.domain.ts';
import { broadcastError } from './broadcasts.errors.ts';
import type { ListedBroadcast } from './broadcasts.repository.ts';
import { BroadcastsService } from './broadcasts.service.ts';

/** Same lock order as the workers' claims (`DeliveriesRepository`). */
const QUEUED = `WITH queued AS (
  SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 AND status = 'queued' ORDER BY id FOR UPDATE)`;

/** Pause, resume, cancel, retry. Each is one compare-and-set: of two concurrent calls one throws `NOT_POSSIBLE_NOW`. */
@Injectable()
export class BroadcastControlService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly broadcasts: BroadcastsService,
    private readonly activity: ActivityLog,
  ) {}

  /** Messages in flight still go out. */
  pause(id: string, actor: Actor): Promise<ListedBroadcast> {
    return this.change(id, actor, 'Paused', (tx) => this.move(tx, id, 'paused'));
  }

  /** Also starts a scheduled one at once. */
  resume(id: string, actor: Actor): Promise<ListedBroadcast> {
    return this.change(id, actor, 'Resumed', async (tx) => {
      if (!(await this.move(tx, id, 'running', ['paused', 'scheduled']))) return false;
      // The queue may have lost its jobs during the pause.
      await tx.rows(
        `${QUEUED} UPDATE broadcast_recipients r SET dispatched_at = NULL FROM queued WHERE r.id = queued.id`,
        [id],
      );
      return true;
    });
  }

  /** Queued recipients get nothing unless `sendRest` follows; messages in flight are sent. */
  cancel(id: string, actor: Actor): Promise<ListedBroadcast> {
    return this.change(id, actor, 'Cancelled', async (tx) => {
      if (!(await this.move(tx, id, 'cancelled'))) return false;
      await tx.rows(
        `${QUEUED} UPDATE broadcast_recipients r SET status = 'cancelled', settled_at = now()
           FROM queued WHERE r.id = queued.id`,
        [id],
      );
      return true;
    });
  }

  retryFailed(id: string, actor: Actor): Promise<ListedBroadcast> {
    return this.change(id, actor, 'Retried failed', (tx) => this.requeue(tx, id, 'failed'));
  }

  /** To the recipients left out by a cancellation. */
  sendRest(id: string, actor: Actor): Promise<ListedBroadcast> {
    return this.change(id, actor, 'Sent to the rest', (tx) => this.requeue(tx, id, 'cancelled'));
  }

  /** Sends an uncertain message again. */
  sendAgain(id: string, recipientId: string, actor: Actor): Promise<ListedBroadcast> {
    return this.change(id, actor, 'Sent again', (tx) => this.requeue(tx, id, 'uncertain', recipientId));
  }

  /** @param work false: not possible now */
  private async change(
    id: string,
    actor: Actor,
    action: string,
    work: (tx: Transaction) => Promise<boolean>,
  ): Promise<ListedBroadcast> {
    const { subject, status } = await this.broadcasts.get(id);
    await this.db.run(async (tx) => {
      if (!(await work(tx))) throw broadcastError('NOT_POSSIBLE_NOW');
      const changes = { before: { subject, status }, after: { action } };
      await this.activity.record(tx, actor, { action, feature: 'Broadcast', changes });
    });
    return this.broadcasts.get(id);
  }

  /** @returns false when its state does not allow it */
  private async move(tx: Sql, id: string, to: BroadcastStatus, from = statesBefore(to)): Promise<boolean> {
    const rows = await tx.rows(
      `UPDATE broadcasts
          SET status = $2, pause_reason = NULL, started_at = coalesce(started_at, CASE WHEN $2 = 'running' THEN now() END),
              finished_at = CASE WHEN $2 IN ('finished', 'cancelled') THEN now() END
        WHERE id = $1 AND status = ANY($3) RETURNING id`,
      [id, to, from],
    );
    return rows.length > 0;
  }

  /**
   * Queues recipients of one status again. An ended broadcast runs again; a running or paused one keeps its status. The row
   * stays locked until the commit, so that the broadcast does not finish before.
   * @param recipientId only this one
   */
  private async requeue(
    tx: Sql,
    id: string,
    status: RecipientStatus,
    recipientId: string | null = null,
  ): Promise<boolean> {
    const [open] = await tx.rows<{ status: BroadcastStatus }>(
      `SELECT status FROM broadcasts WHERE id = $1 AND status IN ('running', 'paused', 'finished', 'cancelled')
          AND recipients_removed_at IS NULL FOR UPDATE`,
      [id],
    );
    if (!open) return false;
    if (open.status === 'finished' || open.status === 'cancelled') {
      await this.move(tx, id, 'running', [open.status]);
    }
    const rows = await tx.rows(
      `UPDATE broadcast_recipients
          SET status = 'queued', attempts = 0, dispatched_at = NULL, retry_at = NULL, settled_at = NULL
        WHERE broadcast_id = $1 AND status = $2 AND ($3::uuid IS NULL OR id = $3) RETURNING id`,
      [id, status, recipientId],
    );
    return rows.length > 0;
  }
}
