import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { OfferEntity } from './offer.entity.ts';

/** How often a code is used up to now, by others than the order that asks. */
export interface OfferUses {
  /** Paid for, or kept for an order that may be paid. */
  all: number;
  /** Paid for by the same address; none where no address is asked about. */
  byEmail: number;
}

/** SQL: a use counts once it is paid for, and while it is kept for an order that may be paid. */
export const COUNTS = `(status = 'completed' OR offer_held_until > now())`;

/** Who asks: an order does not stand in its own way. */
export interface Asker {
  /** Whose uses are counted: only an address that is known to be the caller's own, or that of a payment that has completed. */
  email?: string | undefined;
  intentKey?: string;
}

/** Codes and their uses, as orders look at them. */
@Injectable()
export class OffersRepository {
  constructor(private readonly db: UnitOfWork) {}

  findByCode(code: string): Promise<OfferEntity | null> {
    return this.db.manager.findOneBy(OfferEntity, { code });
  }

  /** Whoever else orders with it waits until `tx` has ended, so that the last use is sold once. */
  lockByCode(tx: Transaction, code: string): Promise<OfferEntity | null> {
    return lock(tx, { code });
  }

  /** The same for the offer of an earlier order. Null for a sale, which has no uses to count. */
  lockById(tx: Transaction, id: string): Promise<OfferEntity | null> {
    return lock(tx, { id, code: Not(IsNull()) });
  }

  /** A statement of its own after the lock: it sees what whoever held it has committed. */
  async countUses(offerId: string, { email, intentKey }: Asker, sql: Sql = this.db): Promise<OfferUses> {
    const [uses] = await sql.rows<OfferUses>(
      `SELECT count(*)::int AS all,
              (count(*) FILTER (WHERE lower(email) = lower($2) AND status = 'completed'))::int AS "byEmail"
         FROM payments WHERE offer_id = $1 AND ${COUNTS} AND ($3::uuid IS NULL OR intent_key <> $3)`,
      [offerId, email ?? null, intentKey ?? null],
    );
    return uses!;
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

const lock = (tx: Transaction, where: FindOptionsWhere<OfferEntity>): Promise<OfferEntity | null> =>
  tx.manager.findOne(OfferEntity, { where, lock: { mode: 'pessimistic_write' } });
