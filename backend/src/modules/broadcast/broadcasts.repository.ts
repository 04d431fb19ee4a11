import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns-of.ts';
import { type Page, pageOf } from '../../platform/database/page.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { contains } from '../../platform/database/text-search.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { BroadcastStatus, RecipientStatus } from './broadcast.domain.ts';
import {
  type BroadcastAttachmentEntity,
  BroadcastEntity,
  BroadcastRecipientEntity,
} from './broadcast.entity.ts';

export type NewBroadcast = Pick<
  BroadcastEntity,
  | 'id'
  | 'intentKey'
  | 'subject'
  | 'fromName'
  | 'bodyHtml'
  | 'bodyText'
  | 'single'
  | 'createdBy'
  | 'scheduledAt'
>;
export type NewRecipient = Pick<BroadcastRecipientEntity, 'id' | 'email' | 'name'>;
export type Attachment = Omit<BroadcastAttachmentEntity, 'broadcastId'>;

const LISTED = [
  'id',
  'subject',
  'fromName',
  'status',
  'pauseReason',
  'total',
  'createdBy',
  'createdAt',
  'scheduledAt',
  'startedAt',
  'finishedAt',
] as const;
export type ListedBroadcast = Pick<BroadcastEntity, (typeof LISTED)[number]> & {
  counts: Partial<Record<RecipientStatus, number>>;
};

/** SQL: recipients of a row of `broadcasts` by status, answered from the index `broadcast_recipients_status`. */
export const COUNTED = `(SELECT coalesce(jsonb_object_agg(c.status, c.n), '{}') FROM (
     SELECT status, count(*)::int AS n FROM broadcast_recipients WHERE broadcast_id = broadcasts.id GROUP BY status) c)`;

/** Kept counts are valid only for the end at which they were counted. */
const COUNTS = `CASE WHEN broadcasts.counts_end = broadcasts.finished_at THEN broadcasts.counts ELSE ${COUNTED} END`;

const COLUMNS = `${columnsOf(BroadcastEntity, { only: LISTED })}, ${COUNTS} AS counts`;

const RECIPIENT = ['id', 'email', 'name', 'status', 'attempts', 'error', 'settledAt'] as const;
const RECIPIENT_COLUMNS = columnsOf(BroadcastRecipientEntity, { only: RECIPIENT });
export type ListedRecipient = Pick<BroadcastRecipientEntity, (typeof RECIPIENT)[number]>;

export interface RecipientFilter {
  status?: RecipientStatus | undefined;
  /** Part of an address or a name. */
  search?: string | undefined;
}

/** Recipients per statement. */
const CHUNK = 10_000;

@Injectable()
export class BroadcastsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** @returns false when the intent's broadcast exists */
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

  /** Whether the intent's broadcast has the same content, recipients and time. */
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

  /** In the given order. @param suppressed addresses that get nothing */
  async insertRecipients(
    tx: Sql,
    broadcastId: string,
    recipients: readonly NewRecipient[],
    suppressed: ReadonlySet<string>,
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
          [...suppressed],
        ],
      );
    }
  }

  /** Single messages included. */
  async findBy(key: 'id' | 'intentKey', value: string): Promise<ListedBroadcast | undefined> {
    const column = key === 'id' ? 'id' : 'intent_key';
    const [row] = await this.db.rows<ListedBroadcast>(
      `SELECT ${COLUMNS} FROM broadcasts WHERE ${column} = $1`,
      [value],
    );
    return row;
  }

  /** Newest first, without single messages. @param statuses only these */
  list(page: number, limit: number, statuses?: readonly BroadcastStatus[]): Promise<Page<ListedBroadcast>> {
    const from = 'broadcasts WHERE NOT single AND ($1::text[] IS NULL OR status = ANY($1))';
    const orderBy = 'created_at DESC, id DESC';
    const parameters = [statuses ?? null];
    return pageOf(this.db, { select: COLUMNS, from, orderBy, parameters }, page, limit);
  }

  /** In the given order. */
  listRecipients(
    broadcastId: string,
    { status, search }: RecipientFilter,
    page: number,
    limit: number,
  ): Promise<Page<ListedRecipient>> {
    const from = `broadcast_recipients WHERE broadcast_id = $1 AND ($2::text IS NULL OR status = $2)
      AND ($3::text IS NULL OR email ILIKE $3 OR name ILIKE $3)`;
    const parameters = [broadcastId, status ?? null, search ? contains(search) : null];
    return pageOf(this.db, { select: RECIPIENT_COLUMNS, from, orderBy: 'position', parameters }, page, limit);
  }
}
