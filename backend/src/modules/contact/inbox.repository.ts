import { Injectable } from '@nestjs/common';
import { pageOf } from '../../platform/database/page.ts';
import { contains, digitsOf, phoneDigits } from '../../platform/database/text-search.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

export interface InboxFilter {
  /** Part of a name, e-mail, number (however its digits are written) or text. */
  search?: string | undefined;
  unread: boolean;
}

export interface InboxMessage {
  id: string;
  name: string;
  email: string;
  number: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  /** What it is about. */
  payment: { id: string; receiptNumber: string | null } | null;
}

const COLUMNS = `id, name, email, number, message, created_at AS "createdAt", read_at AS "readAt",
  (SELECT json_build_object('id', p.id, 'receiptNumber', p.receipt_number)
     FROM payments p WHERE p.id = payment_id) AS payment`;
/** To the letter as in the index `contact_messages_search`. */
const SEARCHED = `lower(name || E'\\n' || email || E'\\n' || ${digitsOf('number')} || E'\\n' || message)`;

@Injectable()
export class InboxRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  page({ search, unread }: InboxFilter, page: number, limit: number) {
    const searched = search ? [search, phoneDigits(search)].filter((text) => text !== undefined) : [];
    const parameters = searched.map(contains);
    const clauses = [
      ...(unread ? ['read_at IS NULL'] : []),
      ...(searched.length > 0
        ? [`(${searched.map((_, index) => `${SEARCHED} LIKE lower($${index + 1})`).join(' OR ')})`]
        : []),
    ];
    const where = clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '';
    const from = `contact_messages ${where}`;
    const listing = { select: COLUMNS, from, orderBy: 'created_at DESC, id DESC', parameters };
    return pageOf<InboxMessage>(this.db, listing, page, limit);
  }

  /** Locked for what is done to it. */
  async lock(sql: Sql, id: string): Promise<InboxMessage | undefined> {
    const [message] = await sql.rows<InboxMessage>(
      `SELECT ${COLUMNS} FROM contact_messages WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return message;
  }

  /** Read again keeps the first time. Undefined: the message is gone. */
  async mark(sql: Sql, id: string, read: boolean): Promise<InboxMessage | undefined> {
    const [message] = await sql.rows<InboxMessage>(
      `UPDATE contact_messages SET read_at = CASE WHEN $2 THEN coalesce(read_at, now()) END
        WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, read],
    );
    return message;
  }
}
