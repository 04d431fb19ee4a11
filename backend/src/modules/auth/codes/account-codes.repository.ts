import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { CODE_LIFE_MINUTES, CODE_TRIES, type CodePurpose } from './account-code.domain.ts';
import { AccountCodeEntity } from './account-code.entity.ts';

/** An address, a purpose, the browser that asks (empty: it showed no cookie), and the hash of what was typed or made. */
export interface CodeKey {
  email: string;
  purpose: CodePurpose;
  device: string;
  hash: string;
}

/** What a registration asks for; true once its code is entered. */
export interface Claim {
  name: string;
  passwordHash: string;
}

export type CodeState = 'right' | 'wrong' | 'locked' | 'expired';

/**
 * The codes that a browser may enter, as $1 to $3. Who registered enters the code of that registration and no other: one
 * that a stranger had mailed to the same address would make the stranger's password count.
 */
const ENTERABLE = `email = $1 AND purpose = $2 AND (purpose = 'reset-password' OR device = $3 OR NOT EXISTS (
  SELECT 1 FROM account_codes AS own WHERE own.email = $1 AND own.purpose = $2 AND own.device = $3))`;

/** Wrong tries are the browser's own or strangers'; each have theirs. */
const TRIES_LEFT = `CASE WHEN device = $3 THEN tries ELSE stranger_tries END < ${CODE_TRIES}`;

@Injectable()
export class AccountCodesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Writes down what a browser registers with; its code comes later. One that was mailed before is worth nothing now. */
  async claim(sql: Sql, email: string, device: string, { name, passwordHash }: Claim): Promise<void> {
    await sql.rows(
      `INSERT INTO account_codes (email, purpose, device, request_id, code_hash, name, password_hash, expires_at)
       VALUES ($1, 'verify-email', $2, gen_random_uuid(), '', $3, $4, now() + interval '${CODE_LIFE_MINUTES} minutes')
       ON CONFLICT (email, purpose, device) DO UPDATE
         SET request_id = excluded.request_id, code_hash = '', name = excluded.name,
             password_hash = excluded.password_hash, created_at = now(), expires_at = excluded.expires_at`,
      [email, device, name, passwordHash],
    );
  }

  /** Whose code a new one replaces: that of the browser which asks, or else of the newest registration. */
  async heldBy(sql: Sql, email: string, purpose: CodePurpose, device: string): Promise<string> {
    if (purpose === 'reset-password') return device;
    const [held] = await sql.rows<{ device: string }>(
      `SELECT device FROM account_codes WHERE email = $1 AND purpose = $2
        ORDER BY (device = $3) DESC, created_at DESC LIMIT 1`,
      [email, purpose, device],
    );
    return held?.device ?? device;
  }

  /**
   * Puts a code in place of the one before.
   * @returns whether it is a registration's; undefined: this request has made its code already
   */
  async replace(
    sql: Sql,
    requestId: string,
    { email, purpose, device, hash }: CodeKey,
  ): Promise<{ registered: boolean } | undefined> {
    const [made] = await sql.rows<{ registered: boolean }>(
      `INSERT INTO account_codes (email, purpose, device, request_id, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + interval '${CODE_LIFE_MINUTES} minutes')
       ON CONFLICT (email, purpose, device) DO UPDATE
         SET request_id = excluded.request_id, code_hash = excluded.code_hash, tries = 0, stranger_tries = 0,
             created_at = now(), expires_at = excluded.expires_at
         WHERE account_codes.request_id <> excluded.request_id
       RETURNING password_hash IS NOT NULL AS registered`,
      [email, purpose, device, requestId, hash],
    );
    return made;
  }

  /**
   * Compares, and counts a wrong try, in one statement: the rows' locks let guesses made at once through one after the
   * other, and no more than the allowed number of them is ever compared.
   */
  async compare({ email, purpose, device, hash }: CodeKey): Promise<CodeState> {
    const tried = await this.db.rows<{ right: boolean; left: boolean }>(
      `WITH locked AS (
         SELECT device AS id FROM account_codes WHERE ${ENTERABLE} ORDER BY device FOR UPDATE)
       UPDATE account_codes
          SET tries = tries + (device = $3 AND code_hash <> $4)::int,
              stranger_tries = stranger_tries + (device <> $3 AND code_hash <> $4)::int
         FROM locked
        WHERE email = $1 AND purpose = $2 AND device = locked.id AND ${TRIES_LEFT} AND expires_at > now()
        RETURNING code_hash = $4 AS right, ${TRIES_LEFT} AS left`,
      [email, purpose, device, hash],
    );
    if (tried.some(({ right }) => right)) return 'right';
    if (tried.length > 0) return tried.some(({ left }) => left) ? 'wrong' : 'locked';
    const untried = await this.db.rows<{ left: boolean; alive: boolean }>(
      `SELECT ${TRIES_LEFT} AS left, expires_at > now() AS alive FROM account_codes WHERE ${ENTERABLE}`,
      [email, purpose, device],
    );
    if (untried.some(({ left }) => !left)) return 'locked';
    // Alive, and yet not there a moment ago: it was made in between, and nobody can know it yet.
    return untried.length === 0 || untried.some(({ alive }) => alive) ? 'wrong' : 'expired';
  }

  /**
   * Uses a right code up, and with it every other of this address and purpose.
   * @returns what was registered with it, if anything was; undefined: somebody was faster
   */
  async consume(
    tx: Transaction,
    { email, purpose, device, hash }: CodeKey,
  ): Promise<{ claim: Claim | undefined } | undefined> {
    const [used] = await tx.rows<{ name: string | null; passwordHash: string | null }>(
      `WITH locked AS (
         SELECT device AS id FROM account_codes WHERE email = $1 AND purpose = $2 ORDER BY device FOR UPDATE)
       DELETE FROM account_codes USING locked
        WHERE ${ENTERABLE} AND device = locked.id AND code_hash = $4 AND ${TRIES_LEFT} AND expires_at > now()
        RETURNING name, password_hash AS "passwordHash"`,
      [email, purpose, device, hash],
    );
    if (!used) return undefined;
    await tx.manager.delete(AccountCodeEntity, { email, purpose });
    const { name, passwordHash } = used;
    return { claim: name !== null && passwordHash !== null ? { name, passwordHash } : undefined };
  }

  /** What the newest code is for that this browser, or failing that anybody, asked for; dead ones included. */
  async newestPurpose(sql: Sql, email: string, device: string): Promise<CodePurpose | undefined> {
    const [newest] = await sql.rows<{ purpose: CodePurpose }>(
      `SELECT purpose FROM account_codes WHERE email = $1
        ORDER BY (device = $2) DESC, created_at DESC LIMIT 1`,
      [email, device],
    );
    return newest?.purpose;
  }
}
