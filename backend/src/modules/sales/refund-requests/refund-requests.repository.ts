import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ANSWER_DAYS, type RefundRequestRecord } from './refund-request.ts';

const SELECT = `SELECT q.id, q.payment_id AS "paymentId", q.reason, q.asked_at AS "askedAt", q.due_at AS "dueAt",
    q.outcome IS NULL AND q.due_at < now() AS overdue, q.outcome, q.closed_at AS "closedAt",
    q.answered_by AS "answeredBy", q.answer, q.refund_id AS "refundId",
    r.amount_paise AS amount, r.status AS "refundStatus"
  FROM refund_requests q LEFT JOIN payment_refunds r ON r.id = q.refund_id`;

@Injectable()
export class RefundRequestsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Oldest first. */
  ofPayment(paymentId: string): Promise<RefundRequestRecord[]> {
    return this.db.rows(`${SELECT} WHERE q.payment_id = $1 ORDER BY q.asked_at, q.id`, [paymentId]);
  }

  /** The newest of each payment. */
  async newestOf(paymentIds: readonly string[]): Promise<Map<string, RefundRequestRecord>> {
    const rows = await this.db.rows<RefundRequestRecord>(
      `${SELECT} WHERE q.payment_id = ANY($1) ORDER BY q.asked_at, q.id`,
      [paymentIds],
    );
    return new Map(rows.map((request) => [request.paymentId, request]));
  }

  async find(sql: Sql, paymentId: string, id: string): Promise<RefundRequestRecord | undefined> {
    const [request] = await sql.rows<RefundRequestRecord>(`${SELECT} WHERE q.payment_id = $1 AND q.id = $2`, [
      paymentId,
      id,
    ]);
    return request;
  }

  async open(sql: Sql, paymentId: string): Promise<RefundRequestRecord | undefined> {
    const [request] = await sql.rows<RefundRequestRecord>(
      `${SELECT} WHERE q.payment_id = $1 AND q.outcome IS NULL`,
      [paymentId],
    );
    return request;
  }

  /** How many of a payment's were refunded or refused. */
  async answered(sql: Sql, paymentId: string): Promise<number> {
    const [row] = await sql.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM refund_requests WHERE payment_id = $1 AND outcome IN ('refunded', 'refused')`,
      [paymentId],
    );
    return row?.count ?? 0;
  }

  /** @returns its id; undefined: one is open already */
  async add(sql: Sql, paymentId: string, askedBy: string, reason: string): Promise<string | undefined> {
    const [added] = await sql.rows<{ id: string }>(
      `INSERT INTO refund_requests (id, payment_id, asked_by, reason, due_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => ${ANSWER_DAYS}))
       ON CONFLICT (payment_id) WHERE outcome IS NULL DO NOTHING RETURNING id`,
      [uuidv7(), paymentId, askedBy, reason],
    );
    return added?.id;
  }

  /** @returns false: none is open */
  async withdraw(sql: Sql, paymentId: string): Promise<boolean> {
    const rows = await sql.rows(
      `UPDATE refund_requests SET outcome = 'withdrawn', closed_at = now()
        WHERE payment_id = $1 AND outcome IS NULL RETURNING 1`,
      [paymentId],
    );
    return rows.length > 0;
  }

  /** Only of an open one, while the payment's row is locked. @param refundId of the refund that answers it */
  async answer(
    sql: Sql,
    id: string,
    { by, text, refundId }: { by: string; text: string; refundId: string | null },
  ): Promise<void> {
    await sql.rows(
      `UPDATE refund_requests SET outcome = $2, closed_at = now(), answered_by = $3, answer = $4, refund_id = $5
        WHERE id = $1 AND outcome IS NULL`,
      [id, refundId === null ? 'refused' : 'refunded', by, text, refundId],
    );
  }
}
