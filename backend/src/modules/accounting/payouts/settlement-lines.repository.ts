import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { SettlementLine } from '../../payments/razorpay/settlement-line.domain.ts';

/** In the order of `SettlementLine`. */
const FIELDS = [
  ['settlementId', 'settlement_id', 'text'],
  ['entityId', 'entity_id', 'text'],
  ['type', 'type', 'text'],
  ['debitPaise', 'debit_paise', 'bigint'],
  ['creditPaise', 'credit_paise', 'bigint'],
  ['amountPaise', 'amount_paise', 'bigint'],
  ['currency', 'currency', 'text'],
  ['feePaise', 'fee_paise', 'bigint'],
  ['taxPaise', 'tax_paise', 'bigint'],
  ['onHold', 'on_hold', 'boolean'],
  ['settled', 'settled', 'boolean'],
  ['createdAt', 'created_at', 'timestamptz'],
  ['settledAt', 'settled_at', 'timestamptz'],
  ['utr', 'utr', 'text'],
  ['paymentId', 'payment_id', 'text'],
  ['orderId', 'order_id', 'text'],
  ['disputeId', 'dispute_id', 'text'],
  ['method', 'method', 'text'],
] as const satisfies readonly (readonly [keyof SettlementLine, string, string])[];

const COLUMNS = FIELDS.map(([, column]) => column).join(', ');
/** Within a trillion rupees a double is exact to the paisa. */
const SELECTED = FIELDS.map(([field, column, type]) => {
  const value = column === 'settlement_id' ? `nullif(${column}, '')` : column;
  return `${value}${type === 'bigint' ? '::float8' : ''} AS "${field}"`;
}).join(', ');
const UPDATED = FIELDS.slice(2)
  .map(([, column]) => `${column} = excluded.${column}`)
  .join(', ');

/** What Razorpay said about settlements. */
@Injectable()
export class SettlementLinesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Writes them down, also when they stand there already. */
  async save(lines: readonly SettlementLine[]): Promise<void> {
    // A page that shifted while it was read brings a line twice; one statement cannot write a row twice.
    const once = new Map(lines.map((line) => [`${line.settlementId ?? ''} ${line.entityId}`, line]));
    const rows = [...once.values()].map((line) => ({ ...line, settlementId: line.settlementId ?? '' }));
    const given = FIELDS.map(([field, , type]) => `"${field}" ${type}`).join(', ');
    await this.db.run(async (tx) => {
      await tx.rows(
        `INSERT INTO settlement_lines (${COLUMNS}, fetched_at)
         SELECT g.*, now() FROM json_to_recordset($1::json) AS g(${given})
         ON CONFLICT (settlement_id, entity_id) DO UPDATE SET ${UPDATED}, fetched_at = excluded.fetched_at`,
        [JSON.stringify(rows)],
      );
      await tx.rows(
        `DELETE FROM settlement_lines w WHERE w.settlement_id = '' AND w.entity_id = ANY($1)
            AND EXISTS (SELECT 1 FROM settlement_lines s WHERE s.entity_id = w.entity_id AND s.settlement_id <> '')`,
        [rows.map(({ entityId }) => entityId)],
      );
    });
  }

  /** Those of a time, oldest first. */
  between(from: Date, to: Date): Promise<SettlementLine[]> {
    return this.db.rows(
      `SELECT ${SELECTED} FROM settlement_lines
        WHERE coalesce(settled_at, created_at) >= $1 AND coalesce(settled_at, created_at) < $2
        ORDER BY coalesce(settled_at, created_at), settlement_id, entity_id`,
      [from, to],
    );
  }

  /** All lines, of any time, of these things, of the payments that were refunded, or in these transfers. */
  about(
    entityIds: readonly string[],
    paymentIds: readonly string[],
    utrs: readonly string[],
  ): Promise<SettlementLine[]> {
    return this.db.rows(
      `SELECT ${SELECTED} FROM settlement_lines
        WHERE entity_id = ANY($1) OR payment_id = ANY($2) OR utr = ANY($3)
        ORDER BY coalesce(settled_at, created_at), settlement_id, entity_id`,
      [entityIds, paymentIds, utrs],
    );
  }

  async lastFetch(): Promise<Date | null> {
    const [row] = await this.db.rows<{ at: Date | null }>(
      `SELECT greatest((SELECT max(finished_at) FROM nightly_runs WHERE job = 'settlements'),
                       (SELECT max(fetched_at) FROM settlement_lines)) AS at`,
    );
    return row?.at ?? null;
  }
}
