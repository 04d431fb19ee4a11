import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { discountOf } from '../plans/sale-rows.ts';
import type { OfferTerms, OfferUses } from './offer.domain.ts';

type OfferRow = Omit<OfferTerms, 'discount'> & { percent: number | null; amount: number | null };

const TERMS = `id, code, percent, amount_paise AS amount, starts_on::text AS "startsOn", ends_on::text AS "endsOn",
  plan_ids AS "planIds", max_uses AS "maxUses", max_uses_per_email AS "maxUsesPerEmail",
  first_purchase_only AS "firstPurchaseOnly", active`;

/** A use counts once it is paid for, and while it is kept for an order that may be paid. */
export const COUNTS = `(status = 'completed' OR offer_held_until > now())`;

/** Who asks: an order does not stand in its own way. */
export interface Asker {
  /** Whose uses are told: only an address that is known to be the caller's own, or that of a payment that has completed. */
  email?: string | undefined;
  intentKey?: string;
}

/** Codes as orders look at them. */
@Injectable()
export class OffersRepository {
  constructor(private readonly db: UnitOfWork) {}

  async byCode(code: string): Promise<OfferTerms | undefined> {
    return termsOf(await this.db.rows<OfferRow>(`SELECT ${TERMS} FROM offers WHERE code = $1`, [code]));
  }

  /** Whoever else orders with it waits until `tx` has ended, so that the last use is sold once. */
  async lockByCode(tx: Transaction, code: string): Promise<OfferTerms | undefined> {
    return termsOf(await tx.rows<OfferRow>(`SELECT ${TERMS} FROM offers WHERE code = $1 FOR UPDATE`, [code]));
  }

  /** The same for the offer of an earlier order. Undefined for a sale, which has no uses to count. */
  async lockById(tx: Transaction, id: string): Promise<OfferTerms | undefined> {
    return termsOf(
      await tx.rows<OfferRow>(`SELECT ${TERMS} FROM offers WHERE id = $1 AND code IS NOT NULL FOR UPDATE`, [
        id,
      ]),
    );
  }

  /** A statement of its own after the lock: it sees what whoever held it has committed. */
  async usesOf(offerId: string, { email, intentKey }: Asker, sql: Sql = this.db): Promise<OfferUses> {
    const [uses] = await sql.rows<OfferUses>(
      `SELECT count(*)::int AS all,
              (count(*) FILTER (WHERE lower(email) = lower($2) AND status = 'completed'))::int AS "byEmail"
         FROM payments WHERE offer_id = $1 AND ${COUNTS} AND ($3::uuid IS NULL OR intent_key <> $3)`,
      [offerId, email ?? null, intentKey ?? null],
    );
    if (!uses) throw new Error('A count of uses gave no row');
    return uses;
  }

  /** Whether a use is kept for an order. Only certain while its offer is locked: nobody else can take the use then. */
  async isHeld(tx: Transaction, paymentId: string): Promise<boolean> {
    const rows = await tx.rows('SELECT 1 FROM payments WHERE id = $1 AND offer_held_until > now()', [
      paymentId,
    ]);
    return rows.length > 0;
  }

  /** Keeps a use for an order that is not paid yet. */
  async hold(tx: Transaction, paymentId: string, holdMs: number): Promise<void> {
    await tx.rows(
      `UPDATE payments SET offer_held_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND status <> 'completed'`,
      [paymentId, holdMs / 1000],
    );
  }
}

function termsOf([row]: OfferRow[]): OfferTerms | undefined {
  if (!row) return undefined;
  const { percent, amount, ...terms } = row;
  return { ...terms, discount: discountOf(percent, amount) };
}
