import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { columnsOf } from '../../platform/database/columns-of.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { ConsentEntity, type ConsentKind } from './consent.entity.ts';

const LISTED = ['what', 'words', 'about', 'source', 'givenAt', 'withdrawnAt', 'withdrawnBy'] as const;
export type Consent = Pick<ConsentEntity, (typeof LISTED)[number]>;

/** Records consents and withdrawals, in the transaction of their subject. */
@Injectable()
export class ConsentLedger {
  constructor(private readonly db: UnitOfWork) {}

  /** The current terms and privacy policy, which every sign-up shows. */
  async recordTerms(
    sql: Sql,
    email: string,
    { source, ip }: { source: 'sign-up' | 'Google'; ip: string | null },
  ): Promise<void> {
    await sql.rows(
      `INSERT INTO consents (id, email, what, words, source, ip, given_at)
       SELECT $1, lower($2), 'terms', 'Terms, version ' || terms || '; privacy policy, version ' || privacy, $3, $4, now()
         FROM (SELECT coalesce(max(version) FILTER (WHERE subject = 'page-content:terms'), 1) AS terms,
                      coalesce(max(version) FILTER (WHERE subject = 'page-content:privacy'), 1) AS privacy
                 FROM publication_history WHERE subject IN ('page-content:terms', 'page-content:privacy')) AS now`,
      [uuidv7(), email, source, ip],
    );
  }

  /** The terms shown at the pay button. The order stores their version. */
  async recordTermsOfPurchase(sql: Sql, paymentId: string): Promise<void> {
    await sql.rows(
      `INSERT INTO consents (id, email, what, words, about, source, given_at)
       SELECT $1, lower(email), 'terms', 'Terms, version ' || terms_version, id, 'checkout', created_at
         FROM payments WHERE id = $2 AND terms_version IS NOT NULL`,
      [uuidv7(), paymentId],
    );
  }

  /** Ends open consents; without any, records the withdrawal itself. */
  async withdraw(
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

  /**
   * Consent to a story; one row per story, with the latest values.
   * @param consent `on`: YYYY-MM-DD; null: withdrawn. Undefined fields stay
   */
  async recordStory(
    sql: Sql,
    storyId: string,
    { on, words, email }: { on: string | null; words: string | undefined; email: string | undefined },
  ): Promise<void> {
    if (on === null) {
      const open = { about: storyId, withdrawnAt: IsNull() };
      const withdrawn = { withdrawnAt: () => 'now()', withdrawnBy: 'editor' };
      await sql.manager.update(ConsentEntity, open, withdrawn);
      return;
    }
    const said = [storyId, on, words || null, email || null];
    const changed = await sql.rows(
      `UPDATE consents SET given_at = $2::date::timestamp AT TIME ZONE 'Asia/Kolkata', words = coalesce($3, words),
              email = coalesce(lower($4), email)
        WHERE about = $1 AND withdrawn_at IS NULL RETURNING 1`,
      said,
    );
    if (changed.length > 0) return;
    await sql.rows(
      `INSERT INTO consents (id, email, what, words, about, source, given_at)
       VALUES ($5, coalesce(lower($4), ''), 'story', coalesce($3, ''), $1, 'editor', $2::date::timestamp AT TIME ZONE 'Asia/Kolkata')`,
      [...said, uuidv7()],
    );
  }

  /** @param about e.g. a deleted story */
  async deleteAbout(sql: Sql, about: string): Promise<void> {
    await sql.manager.delete(ConsentEntity, { about });
  }

  /** Newest first. @param email lower case */
  listByEmail(email: string, limit: number): Promise<Consent[]> {
    return this.db.rows<Consent>(
      `SELECT ${columnsOf(ConsentEntity, { only: LISTED })}
         FROM consents WHERE email = $1 ORDER BY greatest(given_at, withdrawn_at) DESC, id DESC LIMIT $2`,
      [email, limit],
    );
  }
}
