import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { ConsentKind } from './consent.entity.ts';

export interface Consent {
  what: ConsentKind;
  words: string;
  about: string | null;
  source: string;
  givenAt: Date | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

export interface GivenConsent {
  email: string;
  what: ConsentKind;
  /** The sentence that was read, or the version of the page. */
  words: string;
  /** The story or the payment that it is about. */
  about?: string;
  /** The page or the way it came by. */
  source: string;
  ip: string | null;
  /** YYYY-MM-DD, of one that was given before it was written down. */
  on?: string;
}

/** What people agreed to and took back, written in the transaction of what it is about. */
@Injectable()
export class ConsentLedger {
  constructor(private readonly db: UnitOfWork) {}

  async given(sql: Sql, { email, what, words, about, source, ip, on }: GivenConsent): Promise<void> {
    await sql.rows(
      `INSERT INTO consents (id, email, what, words, about, source, ip, given_at)
       VALUES ($1, lower($2), $3, $4, $5, $6, $7, coalesce($8::date::timestamp AT TIME ZONE 'Asia/Kolkata', now()))`,
      [uuidv7(), email, what, words, about ?? null, source, ip, on ?? null],
    );
  }

  /** What is open of it ends; where nothing was written down, that it was taken back is. */
  async withdrawn(
    sql: Sql,
    { email, what, by }: { email: string; what: ConsentKind; by: string },
  ): Promise<void> {
    await sql.rows(
      `WITH ended AS (
         UPDATE consents SET withdrawn_at = now(), withdrawn_by = $3
          WHERE email = lower($1) AND what = $2 AND withdrawn_at IS NULL RETURNING 1)
       INSERT INTO consents (id, email, what, words, source, withdrawn_at, withdrawn_by)
       SELECT $4, lower($1), $2, '', $3, now(), $3 WHERE NOT EXISTS (SELECT 1 FROM ended)
          AND NOT EXISTS (SELECT 1 FROM consents WHERE email = lower($1) AND what = $2)`,
      [email, what, by, uuidv7()],
    );
  }

  /** Takes out what was written down about one thing, e.g. a story that is gone. */
  async forget(sql: Sql, about: string): Promise<void> {
    await sql.rows('DELETE FROM consents WHERE about = $1', [about]);
  }

  /** Newest first. @param email lower case */
  of(email: string, limit: number): Promise<Consent[]> {
    return this.db.rows<Consent>(
      `SELECT what, words, about, source, given_at AS "givenAt", withdrawn_at AS "withdrawnAt", withdrawn_by AS "withdrawnBy"
         FROM consents WHERE email = $1 ORDER BY greatest(given_at, withdrawn_at) DESC, id DESC LIMIT $2`,
      [email, limit],
    );
  }
}
