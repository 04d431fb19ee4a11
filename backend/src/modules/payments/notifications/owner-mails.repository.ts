import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;
const TODAY = `date_trunc('day', ${LOCAL}) AT TIME ZONE 'Asia/Kolkata'`;

/** Of one payment; amounts in paise. */
export interface DigestLine {
  paymentId: string;
  name: string;
  kindName: string;
  /** Months. */
  duration: number;
  amountPaise: number;
  test: boolean;
  /** When it was paid or refunded, is due, or was ordered. */
  at: Date;
}

export interface DigestItem extends DigestLine {
  kind: 'sale' | 'refund';
}

/** The first of what waits for the owner, and how many there are. */
export interface Waiting {
  lines: DigestLine[];
  total: number;
}

const LINE = `p.id AS "paymentId", p.name, p.kind_name AS "kindName", p.duration, p.test`;

/** How the owner is told, and what waits for the next digest. */
@Injectable()
export class OwnerMailsRepository {
  constructor(private readonly db: UnitOfWork) {}

  async digest(sql: Sql = this.db): Promise<boolean> {
    const [row] = await sql.rows<{ digest: boolean }>('SELECT digest FROM owner_mail_settings');
    return row?.digest ?? false;
  }

  /** Locked for what is done to it. */
  async choose(tx: Sql, digest: boolean): Promise<{ before: boolean }> {
    const [row] = await tx.rows<{ digest: boolean }>('SELECT digest FROM owner_mail_settings FOR UPDATE');
    await tx.rows('UPDATE owner_mail_settings SET digest = $1', [digest]);
    return { before: row?.digest ?? false };
  }

  /** Keeps it for the next digest, if the owner wants one. @param id the payment's or the refund's @returns whether it is kept */
  async keep(tx: Sql, kind: DigestItem['kind'], id: string, paymentId: string): Promise<boolean> {
    const rows = await tx.rows(
      `INSERT INTO owner_digest_items (id, kind, payment_id) SELECT $1, $2, $3 FROM owner_mail_settings WHERE digest
       ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING 1`,
      [id, kind, paymentId],
    );
    return rows.length > 0;
  }

  /** Takes what was kept before today out, oldest first. */
  take(tx: Sql): Promise<DigestItem[]> {
    return tx.rows(
      `WITH taken AS (DELETE FROM owner_digest_items WHERE created_at < ${TODAY} RETURNING *)
       SELECT t.kind, ${LINE}, t.created_at AS at, coalesce(r.amount_paise, p.amount_paise) AS "amountPaise"
         FROM taken t JOIN payments p ON p.id = t.payment_id LEFT JOIN payment_refunds r ON r.id = t.id
        ORDER BY t.created_at, t.id`,
    );
  }

  /** Soonest due first. */
  refundsAskedFor(tx: Sql, limit: number): Promise<Waiting> {
    return this.waiting(
      tx,
      `SELECT ${LINE}, p.amount_paise AS "amountPaise", q.due_at AS at, count(*) OVER ()::int AS total
         FROM refund_requests q JOIN payments p ON p.id = q.payment_id WHERE q.outcome IS NULL
        ORDER BY q.due_at LIMIT ${limit}`,
    );
  }

  /** Oldest first. */
  flagged(tx: Sql, limit: number): Promise<Waiting> {
    return this.waiting(tx, marked('p.flagged', limit));
  }

  /** Oldest first. */
  toCall(tx: Sql, limit: number): Promise<Waiting> {
    return this.waiting(tx, marked('p.to_call', limit));
  }

  private async waiting(tx: Sql, text: string): Promise<Waiting> {
    const lines = await tx.rows<DigestLine & { total: number }>(text);
    return { lines, total: lines[0]?.total ?? 0 };
  }
}

const marked = (
  mark: string,
  limit: number,
) => `SELECT ${LINE}, p.amount_paise AS "amountPaise", coalesce(p.completed_at, p.created_at) AS at,
         count(*) OVER ()::int AS total
    FROM payments p WHERE ${mark} ORDER BY p.created_at LIMIT ${limit}`;
