import { Injectable } from '@nestjs/common';
import { contains } from '../../../platform/database/text-search.ts';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { SuppressionReason } from './suppression.entity.ts';

export interface SuppressionRow {
  email: string;
  reason: SuppressionReason;
  note: string | null;
  createdAt: Date;
}

@Injectable()
export class SuppressionsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** The first reason stays. @returns whether the address was not on the list before */
  async add(
    sql: Sql,
    { email, reason, note }: { email: string; reason: SuppressionReason; note: string | null },
  ): Promise<boolean> {
    const rows = await sql.rows(
      `INSERT INTO suppressions (email, reason, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING email`,
      [email, reason, note],
    );
    return rows.length > 0;
  }

  /** @returns what stood there; undefined: the address was not on the list */
  async remove(sql: Sql, email: string): Promise<SuppressionRow | undefined> {
    const [row] = await sql.rows<SuppressionRow>(
      `DELETE FROM suppressions WHERE email = $1 RETURNING email, reason, note, created_at AS "createdAt"`,
      [email],
    );
    return row;
  }

  /** Whether nothing may be sent there. @param email as `mailAddressKey` writes it */
  async has(email: string): Promise<boolean> {
    return (await this.db.rows('SELECT 1 FROM suppressions WHERE email = $1', [email])).length > 0;
  }

  /** Newest first. @param filter `search` is part of an address */
  list(filter: { search?: string | undefined; reason?: string | undefined }, page: number, limit: number) {
    const select = 'email, reason, note, created_at AS "createdAt"';
    const from = `suppressions WHERE ($1::text IS NULL OR email ILIKE $1) AND ($2::text IS NULL OR reason = $2)`;
    const parameters = [filter.search ? contains(filter.search) : null, filter.reason ?? null];
    const orderBy = 'created_at DESC, email DESC';
    return pageOf<SuppressionRow>(this.db, { select, from, orderBy, parameters }, page, limit);
  }

  /** Whose mail it was. */
  async addressOf(recipientId: string): Promise<string | undefined> {
    const [row] = await this.db.rows<{ email: string }>(
      'SELECT email FROM broadcast_recipients WHERE id = $1',
      [recipientId],
    );
    return row?.email;
  }
}
