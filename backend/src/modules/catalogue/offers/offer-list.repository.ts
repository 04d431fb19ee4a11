import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { COUNTS } from './offers.repository.ts';

/** An offer as the owner writes it. Amounts in paise, days in India; null: no limit. */
export interface OfferDraft {
  /** In capitals; null for a sale. */
  code: string | null;
  name: string;
  percent: number | null;
  amount: number | null;
  startsOn: string | null;
  endsOn: string | null;
  planIds: string[] | null;
  maxUses: number | null;
  maxUsesPerEmail: number | null;
  firstPurchaseOnly: boolean;
  active: boolean;
}

export interface OfferRecord extends OfferDraft {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What came of it; paise. */
export interface OfferWithUses extends OfferRecord {
  /** Paid for. */
  used: number;
  /** Kept for orders that may still be paid. */
  held: number;
  /** What it took off all that was paid. */
  given: number;
}

const COLUMNS = `id, code, name, percent, amount_paise AS amount, starts_on::text AS "startsOn",
  ends_on::text AS "endsOn", plan_ids AS "planIds", max_uses AS "maxUses", max_uses_per_email AS "maxUsesPerEmail",
  first_purchase_only AS "firstPurchaseOnly", active, version, created_at AS "createdAt", updated_at AS "updatedAt"`;

const WRITTEN = `code, name, percent, amount_paise, starts_on, ends_on, plan_ids, max_uses, max_uses_per_email,
  first_purchase_only, active`;

/** As many offers as anybody keeps an eye on. */
const SHOWN = 200;

/** Offers as the owner sees and changes them. */
@Injectable()
export class OfferListRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. */
  list(): Promise<OfferWithUses[]> {
    return this.db.rows(
      `SELECT ${COLUMNS}, used, held, given FROM (SELECT * FROM offers ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}) o
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE status = 'completed')::int AS used,
                 count(*) FILTER (WHERE status <> 'completed')::int AS held,
                 coalesce(sum(discount_paise) FILTER (WHERE status = 'completed'), 0)::float8 AS given
            FROM payments WHERE offer_id = o.id AND ${COUNTS}) uses
        ORDER BY "createdAt" DESC, id DESC`,
    );
  }

  async lock(tx: Transaction, id: string): Promise<OfferRecord | undefined> {
    const [offer] = await tx.rows<OfferRecord>(`SELECT ${COLUMNS} FROM offers WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return offer;
  }

  /** Undefined: another offer has the code. */
  async insert(sql: Sql, id: string, draft: OfferDraft): Promise<OfferRecord | undefined> {
    const [offer] = await sql.rows<OfferRecord>(
      `INSERT INTO offers (id, ${WRITTEN}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (code) WHERE code IS NOT NULL DO NOTHING RETURNING ${COLUMNS}`,
      [id, ...valuesOf(draft)],
    );
    return offer;
  }

  /** Undefined: another offer has the code. Only while it is locked. */
  async update(sql: Sql, id: string, draft: OfferDraft): Promise<OfferRecord | undefined> {
    const [offer] = await sql.rows<OfferRecord>(
      `UPDATE offers SET (${WRITTEN}) = ROW ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12),
              version = version + 1, updated_at = now()
        WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM offers other WHERE other.code = $2 AND other.id <> $1)
        RETURNING ${COLUMNS}`,
      [id, ...valuesOf(draft)],
    );
    return offer;
  }
}

function valuesOf(draft: OfferDraft): unknown[] {
  const { code, name, percent, amount, startsOn, endsOn, planIds } = draft;
  const { maxUses, maxUsesPerEmail, firstPurchaseOnly, active } = draft;
  return [
    code,
    name,
    percent,
    amount,
    startsOn,
    endsOn,
    planIds,
    maxUses,
    maxUsesPerEmail,
    firstPurchaseOnly,
    active,
  ];
}
