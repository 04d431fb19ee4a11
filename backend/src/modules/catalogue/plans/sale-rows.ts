import type { Sql } from '../../../platform/database/sql.ts';
import type { Discount } from '../discount.domain.ts';
import type { Sale } from '../plan-catalogue.domain.ts';

type SaleRow = Omit<Sale, 'discount'> & { percent: number | null; amount: number | null };

/** Sales that run or will, the oldest first. A day more is read, as this process may live past midnight. */
export async function readSales(sql: Sql): Promise<Sale[]> {
  const rows = await sql.rows<SaleRow>(
    `SELECT id, name, percent, amount_paise AS amount, starts_on::text AS "startsOn", ends_on::text AS "endsOn",
            plan_ids AS "planIds"
       FROM offers WHERE code IS NULL AND active AND ends_on >= current_date - 2 ORDER BY created_at, id`,
  );
  return rows.map(({ percent, amount, ...sale }) => ({ ...sale, discount: discountOf(percent, amount) }));
}

/** Of the two columns one is filled. */
export function discountOf(percent: number | null, amount: number | null): Discount {
  return percent === null ? { amount: amount ?? 0 } : { percent };
}
