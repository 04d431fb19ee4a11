import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { CODE_LIFE_MINUTES, CODE_TRIES, type CodePurpose } from './account-code.domain.ts';

/** An address, a purpose, and the hash of what was typed or made. */
export interface CodeKey {
  email: string;
  purpose: CodePurpose;
  hash: string;
}

export type CodeState = 'right' | 'wrong' | 'locked' | 'expired';

/** For how long a dead code is remembered as "expired". */
const KEEP_DAYS = 1;

@Injectable()
export class AccountCodesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Puts a code in place of the one before. False: this request has made its code already. */
  async replace(sql: Sql, requestId: string, { email, purpose, hash }: CodeKey): Promise<boolean> {
    await sql.rows(`DELETE FROM account_codes WHERE expires_at < now() - interval '${KEEP_DAYS} day'`);
    const rows = await sql.rows(
      `INSERT INTO account_codes (email, purpose, request_id, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '${CODE_LIFE_MINUTES} minutes')
       ON CONFLICT (email, purpose) DO UPDATE
         SET request_id = excluded.request_id, code_hash = excluded.code_hash, tries = 0,
             created_at = now(), expires_at = excluded.expires_at
         WHERE account_codes.request_id <> excluded.request_id
       RETURNING email`,
      [email, purpose, requestId, hash],
    );
    return rows.length > 0;
  }

  /**
   * Compares, and counts a wrong try, in one statement: the row's lock lets guesses made at once
   * through one after the other, and no more than the allowed number of them is ever compared.
   */
  async compare({ email, purpose, hash }: CodeKey): Promise<CodeState> {
    const [tried] = await this.db.rows<{ right: boolean; tries: number }>(
      `UPDATE account_codes SET tries = tries + (code_hash <> $3)::int
        WHERE email = $1 AND purpose = $2 AND tries < ${CODE_TRIES} AND expires_at > now()
        RETURNING code_hash = $3 AS right, tries`,
      [email, purpose, hash],
    );
    if (tried?.right) return 'right';
    if (tried) return tried.tries < CODE_TRIES ? 'wrong' : 'locked';
    const [untried] = await this.db.rows<{ tries: number; alive: boolean }>(
      'SELECT tries, expires_at > now() AS alive FROM account_codes WHERE email = $1 AND purpose = $2',
      [email, purpose],
    );
    if (!untried) return 'wrong';
    if (untried.tries >= CODE_TRIES) return 'locked';
    // Alive, and yet not there a moment ago: it was made in between, and nobody can know it yet.
    return untried.alive ? 'wrong' : 'expired';
  }

  /** Uses a right code up. False: somebody was faster. */
  async consume(sql: Sql, { email, purpose, hash }: CodeKey): Promise<boolean> {
    const rows = await sql.rows(
      `DELETE FROM account_codes
        WHERE email = $1 AND purpose = $2 AND code_hash = $3 AND tries < ${CODE_TRIES} AND expires_at > now()
        RETURNING email`,
      [email, purpose, hash],
    );
    return rows.length > 0;
  }

  async remove(sql: Sql, email: string, purpose: CodePurpose): Promise<void> {
    await sql.rows('DELETE FROM account_codes WHERE email = $1 AND purpose = $2', [email, purpose]);
  }

  /** What the newest code is for, dead ones of the last day included. */
  async newestPurpose(sql: Sql, email: string): Promise<CodePurpose | undefined> {
    const [newest] = await sql.rows<{ purpose: CodePurpose }>(
      'SELECT purpose FROM account_codes WHERE email = $1 ORDER BY created_at DESC LIMIT 1',
      [email],
    );
    return newest?.purpose;
  }
}
