import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { refundsOfSale } from '../../payments/payments.repository.ts';
import type { Period } from '../period.domain.ts';
import { AMOUNTS, type KindSum, type ReportRow } from './report.domain.ts';

const BATCH = 1_000;

/**
 * Rows of a period ($1 to $2), real payments only. Null: not applicable. `taxable` and taxes are those of taxed documents,
 * `total` that of all documents, `moneyBack` what was paid back.
 */
const ROWS = `
  SELECT CASE d.kind WHEN 'invoice' THEN 0 ELSE 3 END AS position, d.kind, d.id, d.issued_at AS at, d.number,
         CASE d.kind WHEN 'credit_note' THEN coalesce(i.number, p.receipt_number) END AS "refersTo", d.payment_id AS "paymentId",
         d.buyer_gstin AS "buyerGstin", d.place_of_supply AS "placeOfSupply", d.sac, d.rate_percent::float8 AS "ratePercent",
         CASE WHEN d.rate_percent IS NOT NULL THEN s.sign * d.taxable_paise END AS taxable,
         CASE WHEN d.rate_percent IS NOT NULL THEN s.sign * d.cgst_paise END AS cgst,
         CASE WHEN d.rate_percent IS NOT NULL THEN s.sign * d.sgst_paise END AS sgst,
         CASE WHEN d.rate_percent IS NOT NULL THEN s.sign * d.igst_paise END AS igst,
         s.sign * d.total_paise AS total, NULL::integer AS "moneyBack"
    FROM tax_documents d JOIN payments p ON p.id = d.payment_id LEFT JOIN tax_documents i ON i.id = d.invoice_id
   CROSS JOIN LATERAL (SELECT CASE d.kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS s
   WHERE NOT d.test AND d.issued_at >= $1 AND d.issued_at < $2
  UNION ALL
  SELECT 1, 'receipt', p.id, p.completed_at, p.receipt_number, NULL, p.id, NULL, NULL, NULL, NULL,
         NULL, NULL, NULL, NULL, p.amount_paise, NULL
    FROM payments p
   WHERE NOT p.test AND p.completed_at >= $1 AND p.completed_at < $2
     AND NOT EXISTS (SELECT 1 FROM tax_documents d WHERE d.payment_id = p.id AND d.kind = 'invoice')
  UNION ALL
  SELECT 2, 'refund', r.id, r.processed_at, r.razorpay_refund_id, coalesce(i.number, p.receipt_number), p.id, NULL, NULL, NULL, NULL,
         NULL, NULL, NULL, NULL, NULL, r.amount_paise
    FROM payment_refunds r JOIN payments p ON ${refundsOfSale('p')}
    LEFT JOIN tax_documents i ON i.payment_id = p.id AND i.kind = 'invoice'
   WHERE NOT p.test AND r.processed_at >= $1 AND r.processed_at < $2
  UNION ALL
  SELECT 4, 'lost_dispute', l.id, l.ended_at, l.razorpay_dispute_id, coalesce(i.number, p.receipt_number), p.id, NULL, NULL, NULL, NULL,
         NULL, NULL, NULL, NULL, NULL, l.deducted_paise
    FROM payment_disputes l JOIN payments p ON p.id = l.payment_id
    LEFT JOIN tax_documents i ON i.payment_id = p.id AND i.kind = 'invoice'
   WHERE l.status = 'lost' AND NOT p.test AND l.ended_at >= $1 AND l.ended_at < $2`;

const SHOWN = `SELECT rows.*, rows.at::text AS cursor, p.name, p.kind_name AS "kindName", p.duration,
  p.razorpay_payment_id AS "razorpayPaymentId"`;
const ORDER = 'ORDER BY at, position, id';

const sum = (column: string) => `coalesce(sum("${column}"), 0)::float8 AS "${column}"`;

export type ProgramCounts = Record<'sold' | 'ended' | 'active', number>;

@Injectable()
export class ReportRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Oldest first. @param page from 1 */
  page({ from, to }: Period, page: number, limit: number): Promise<ReportRow[]> {
    return this.db.rows(
      `${SHOWN} FROM (SELECT * FROM (${ROWS}) AS every ${ORDER} LIMIT $3 OFFSET $4) AS rows
         JOIN payments p ON p.id = rows."paymentId" ${ORDER.replace(', id', ', rows.id')}`,
      [from, to, limit, (page - 1) * limit],
    );
  }

  /** All rows in batches by keyset: no cursor stays open during a download. */
  async *batches({ from, to }: Period): AsyncGenerator<ReportRow[]> {
    let after: [at: string, position: number, id: string] = [
      '-infinity',
      0,
      '00000000-0000-0000-0000-000000000000',
    ];
    for (;;) {
      const batch = await this.db.rows<ReportRow & { cursor: string; position: number }>(
        `${SHOWN} FROM (SELECT * FROM (${ROWS}) AS every
            WHERE (at, position, id) > ($3::timestamptz, $4::integer, $5::uuid) ${ORDER} LIMIT ${BATCH}) AS rows
           JOIN payments p ON p.id = rows."paymentId" ${ORDER.replace(', id', ', rows.id')}`,
        [from, to, ...after],
      );
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = [last.cursor, last.position, last.id];
    }
  }

  /** Sums of the kinds present. */
  sums({ from, to }: Period): Promise<KindSum[]> {
    return this.db.rows(
      `SELECT kind, count(*)::int AS count, ${AMOUNTS.map(sum).join(', ')}
         FROM (${ROWS}) AS rows GROUP BY kind`,
      [from, to],
    );
  }

  /** Test payments completed in the period, which have no rows. */
  async testPayments({ from, to }: Period): Promise<number> {
    const [row] = await this.db.rows<{ count: number }>(
      'SELECT count(*)::int AS count FROM payments WHERE test AND completed_at >= $1 AND completed_at < $2',
      [from, to],
    );
    return row?.count ?? 0;
  }

  /** Programs that were sold and that ended in the time, and those in training now, of real payments. */
  async programs({ from, to }: Period): Promise<ProgramCounts> {
    const [row] = await this.db.rows<ProgramCounts>(
      `SELECT count(*) FILTER (WHERE bought_at >= $1 AND bought_at < $2)::int AS sold,
              count(*) FILTER (WHERE state = 'ended' AND state_since >= $1 AND state_since < $2)::int AS ended,
              count(*) FILTER (WHERE state = 'active')::int AS active
         FROM programs WHERE NOT test AND (state = 'active' OR bought_at >= $1 AND bought_at < $2 OR state_since >= $1 AND state_since < $2)`,
      [from, to],
    );
    return row ?? { sold: 0, ended: 0, active: 0 };
  }

  /** Date of the first real payment. */
  async firstSale(): Promise<Date | null> {
    const [row] = await this.db.rows<{ at: Date | null }>(
      'SELECT min(completed_at) AS at FROM payments WHERE completed_at IS NOT NULL AND NOT test',
    );
    return row?.at ?? null;
  }
}
