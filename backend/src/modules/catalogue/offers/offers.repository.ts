import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { OfferEntity } from './offer.entity.ts';

/** Uses of a code without the requesting order. */
export interface OfferUses {
  /** Paid, or kept for an order that may be paid. */
  all: number;
  /** Paid by the same address; 0 without an address. */
  byEmail: number;
}

/** SQL: a use counts when paid, and while kept for an order that may be paid. */
export const COUNTS = `(status = 'completed' OR offer_held_until > now())`;

/** The requesting order, which is not counted. */
export interface Asker {
  /** Address whose uses are counted: only the caller's own verified one, or that of a completed payment. */
  email?: string | undefined;
  intentKey?: string;
}

/** Codes and their uses, for orders. */
@Injectable()
export class OffersRepository {
  constructor(private readonly db: UnitOfWork) {}

  findByCode(code: string): Promise<OfferEntity | null> {
    return this.db.manager.findOneBy(OfferEntity, { code });
  }

  /** Locks a code: other orders with it wait until `tx` ends, so that the last use is sold once. */
  lockByCode(tx: Transaction, code: string): Promise<OfferEntity | null> {
    return lock(tx, { code });
  }

  /** The same by the offer of an earlier order. Null for a sale, which has no limits. */
  lockById(tx: Transaction, id: string): Promise<OfferEntity | null> {
    return lock(tx, { id, code: Not(IsNull()) });
  }

  /** A separate statement after the lock, so that it sees the former holder's changes. */
  async countUses(offerId: string, { email, intentKey }: Asker, sql: Sql = this.db): Promise<OfferUses> {
    const [uses] = await sql.rows<OfferUses>(
      `SELECT count(*)::int AS all,
              (count(*) FILTER (WHERE lower(email) = lower($2) AND status = 'completed'))::int AS "byEmail"
         FROM payments WHERE offer_id = $1 AND ${COUNTS} AND ($3::uuid IS NULL OR intent_key <> $3)`,
      [offerId, email ?? null, intentKey ?? null],
    );
    return uses!;
  }

  /** Whether a use is kept for an order. Certain only while its offer is locked. */
  async isHeld(tx: Transaction, paymentId: string): Promise<boolean> {
    const rows = await tx.rows('SELECT 1 FROM payments WHERE id = $1 AND offer_held_until > now()', [
      paymentId,
    ]);
    return rows.length > 0;
  }

  /** Keeps a use for an unpaid order. */
  async hold(tx: Transaction, paymentId: string, holdMs: number): Promise<void> {
    await tx.rows(
      `UPDATE payments SET offer_held_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND status <> 'completed'`,
      [paymentId, holdMs / 1000],
    );
  }
}

const lock = (tx: Transaction, where: FindOptionsWhere<OfferEntity>): Promise<OfferEntity | null> =>
  tx.manager.findOne(OfferEntity, { where, lock: { mode: 'pessimistic_write' } });
