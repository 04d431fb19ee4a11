import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BroadcastAttachmentEntity } from './broadcast-attachment.entity.ts';
import { type BroadcastStatus, type RecipientStatus, statesBefore } from './broadcast-status.domain.ts';
import { COUNTS } from './recipient-counts.ts';

export interface NewBroadcast {
  id: string;
  intentKey: string;
  subject: string;
  fromName: string;
  bodyHtml: string;
  bodyText: string;
  single: boolean;
  createdBy: string;
  scheduledAt: Date | null;
}

export interface BroadcastRow {
  id: string;
  subject: string;
  fromName: string;
  status: BroadcastStatus;
  pauseReason: string | null;
  total: number;
  createdBy: string;
  createdAt: Date;
  scheduledAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  counts: Partial<Record<RecipientStatus, number>>;
}

export interface Attachment {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface SentMessage {
  subject: string;
  fromName: string;
  bodyHtml: string;
  attachments: readonly Attachment[];
}

const CHUNK = 10_000;
const COLUMNS = `b.id, b.subject, b.from_name AS "fromName", b.status, b.pause_reason AS "pauseReason", b.total,
  b.created_by AS "createdBy", b.created_at AS "createdAt", b.scheduled_at AS "scheduledAt",
  b.started_at AS "startedAt", b.finished_at AS "finishedAt",
  ${COUNTS} AS counts`;

@Injectable()
export class BroadcastsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** @returns false when the same intent has made its broadcast already */
  async insert(tx: Sql, broadcast: NewBroadcast, total: number): Promise<boolean> {
    const { id, intentKey, subject, fromName, bodyHtml, bodyText, single, createdBy, scheduledAt } =
      broadcast;
    const rows = await tx.rows(
      `INSERT INTO broadcasts (id, intent_key, subject, from_name, body_html, body_text, status, total, single,
                               created_by, scheduled_at, started_at)
       VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $10::timestamptz IS NULL THEN 'running' ELSE 'scheduled' END,
               $7, $8, $9, $10, CASE WHEN $10::timestamptz IS NULL THEN now() END)
       ON CONFLICT (intent_key) DO NOTHING RETURNING id`,
      [id, intentKey, subject, fromName, bodyHtml, bodyText, total, single, createdBy, scheduledAt],
    );
    return rows.length > 0;
  }

  /** Whether what this intent has made says the same, to the same addresses, at the same time. */
  async isRepeated(tx: Sql, broadcast: NewBroadcast, emails: readonly string[]): Promise<boolean> {
    const { intentKey, subject, fromName, bodyHtml, scheduledAt } = broadcast;
    const rows = await tx.rows(
      `SELECT 1 FROM broadcasts b
        WHERE intent_key = $1 AND subject = $2 AND from_name = $3 AND body_html = $4
          AND scheduled_at IS NOT DISTINCT FROM $5 AND total = cardinality($6::text[])
          AND total = (SELECT count(*) FROM broadcast_recipients r JOIN unnest($6::text[]) AS e (email) USING (email)
                        WHERE r.broadcast_id = b.id)`,
      [intentKey, subject, fromName, bodyHtml, scheduledAt, emails],
    );
    return rows.length > 0;
  }

  /** One row a recipient, in the order given. @param unwanted addresses that nothing is sent to */
  async freeze(
    tx: Sql,
    broadcastId: string,
    recipients: readonly { id: string; email: string; name: string | null }[],
    unwanted: ReadonlySet<string>,
  ): Promise<void> {
    for (let from = 0; from < recipients.length; from += CHUNK) {
      const part = recipients.slice(from, from + CHUNK);
      await tx.rows(
        `INSERT INTO broadcast_recipients (id, broadcast_id, position, email, name, status, settled_at)
         SELECT v.id, $1, $2 + v.n, v.email, v.name, CASE WHEN v.email = ANY($6) THEN 'suppressed' ELSE 'queued' END,
                CASE WHEN v.email = ANY($6) THEN now() END
           FROM unnest($3::uuid[], $4::text[], $5::text[]) WITH ORDINALITY AS v (id, email, name, n)`,
        [
          broadcastId,
          from,
          part.map(({ id }) => id),
          part.map(({ email }) => email),
          part.map(({ name }) => name),
          [...unwanted],
        ],
      );
    }
  }

  /** Kept once, however many recipients get them. */
  async attach(tx: Transaction, broadcastId: string, attachments: readonly Attachment[]): Promise<void> {
    await tx.manager.insert(
      BroadcastAttachmentEntity,
      attachments.map((attachment) => ({ broadcastId, ...attachment })),
    );
  }

  /** What every recipient was sent, placeholders still in it. Not of single messages. */
  async message(id: string): Promise<SentMessage | undefined> {
    const [message] = await this.db.rows<Omit<SentMessage, 'attachments'>>(
      `SELECT subject, from_name AS "fromName", body_html AS "bodyHtml" FROM broadcasts WHERE id = $1 AND NOT single`,
      [id],
    );
    if (!message) return undefined;
    const attachments = await this.db.rows<Attachment>(
      `SELECT cid, filename, content_type AS "contentType", content
         FROM broadcast_attachments WHERE broadcast_id = $1 ORDER BY cid`,
      [id],
    );
    return { ...message, attachments };
  }

  /** Single messages, too. */
  async find(id: string): Promise<BroadcastRow | undefined> {
    const [row] = await this.db.rows<BroadcastRow>(`SELECT ${COLUMNS} FROM broadcasts b WHERE b.id = $1`, [
      id,
    ]);
    return row;
  }

  /** What this intent has made; undefined: nothing yet. */
  async findByIntent(intentKey: string): Promise<BroadcastRow | undefined> {
    const [row] = await this.db.rows<BroadcastRow>(
      `SELECT ${COLUMNS} FROM broadcasts b WHERE b.intent_key = $1`,
      [intentKey],
    );
    return row;
  }

  /** Newest first, without single messages. @param statuses only these */
  list(page: number, limit: number, statuses?: readonly BroadcastStatus[]) {
    const from = 'broadcasts b WHERE NOT b.single AND ($1::text[] IS NULL OR b.status = ANY($1))';
    const orderBy = 'b.created_at DESC, b.id DESC';
    const parameters = [statuses ?? null];
    return pageOf<BroadcastRow>(this.db, { select: COLUMNS, from, orderBy, parameters }, page, limit);
  }

  /** The one statement that moves a broadcast. @returns false when it was not in a state that may */
  async move(tx: Sql, id: string, to: BroadcastStatus, from = statesBefore(to)): Promise<boolean> {
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
   * A broadcast that has ended runs again; one that runs or is paused takes recipients along as it is. Holds it until the
   * commit, so that it is not ended before its recipients are seen to wait.
   */
  async runAgain(tx: Sql, id: string): Promise<boolean> {
    const [open] = await tx.rows<{ status: BroadcastStatus }>(
      `SELECT status FROM broadcasts WHERE id = $1 AND status IN ('running', 'paused', 'finished', 'cancelled')
          AND recipients_removed_at IS NULL FOR UPDATE`,
      [id],
    );
    const ended = open?.status === 'finished' || open?.status === 'cancelled';
    return ended ? this.move(tx, id, 'running', [open.status]) : open !== undefined;
  }
}
