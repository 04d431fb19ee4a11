import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { derivedKey } from '../../../platform/security/keys.ts';
import { authError } from '../auth.errors.ts';
import { CODE_LIFE_MINUTES, CODE_TRIES, codeHash, type CodePurpose, newCode } from './account-code.domain.ts';
import { AccountCodeEntity } from './account-code.entity.ts';

/** `device` is empty for a browser without a cookie. */
type CodeKey = Pick<AccountCodeEntity, 'email' | 'purpose' | 'device'>;

/** Name and password of a registration, applied when its code is entered. */
export interface Claim {
  name: string;
  passwordHash: string;
}

const REFUSALS = { wrong: 'INVALID_OTP', locked: 'OTP_LOCKED', expired: 'OTP_EXPIRED' } as const;

/**
 * Codes that a browser may enter ($1 to $3). A browser that registered may only enter its own registration's code: a
 * stranger's would set the stranger's password.
 */
const ENTERABLE = `email = $1 AND purpose = $2 AND (purpose = 'reset-password' OR device = $3 OR NOT EXISTS (
  SELECT 1 FROM account_codes AS own WHERE own.email = $1 AND own.purpose = $2 AND own.device = $3))`;

/** Tries of the own browser and of strangers are counted apart. */
const TRIES_LEFT = `CASE WHEN device = $3 THEN tries ELSE stranger_tries END < ${CODE_TRIES}`;

/** One-time codes: six digits, ten minutes, five tries, one use, one purpose. */
@Injectable()
export class AccountCodes {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) env: Pick<Env, 'JWT_SECRET'>,
    private readonly db: UnitOfWork,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'account codes');
  }

  /** Stores a registration; the worker makes its code later. Earlier codes become void. */
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

  /**
   * Replaces the earlier code.
   * @returns the new code and whether it is a registration's; undefined when this request already made its code
   */
  async issue(
    sql: Sql,
    requestId: string,
    { email, purpose, device }: CodeKey,
  ): Promise<{ code: string; registered: boolean } | undefined> {
    const code = newCode();
    const replaced = await this.deviceOfReplaced(sql, { email, purpose, device });
    const [made] = await sql.rows<{ registered: boolean }>(
      `INSERT INTO account_codes (email, purpose, device, request_id, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + interval '${CODE_LIFE_MINUTES} minutes')
       ON CONFLICT (email, purpose, device) DO UPDATE
         SET request_id = excluded.request_id, code_hash = excluded.code_hash, tries = 0, stranger_tries = 0,
             created_at = now(), expires_at = excluded.expires_at
         WHERE account_codes.request_id <> excluded.request_id
       RETURNING password_hash IS NOT NULL AS registered`,
      [email, purpose, replaced, requestId, codeHash(this.key, email, purpose, code)],
    );
    return made && { code, ...made };
  }

  /**
   * A right code stays valid; a wrong one is counted.
   * @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`
   */
  async check(key: CodeKey, code: string): Promise<void> {
    const state = await this.compare(key, code);
    if (state !== 'right') throw authError(REFUSALS[state]);
  }

  /**
   * Consumes a code found right by `check`, and all others of this address and purpose.
   * @returns the registration, if any
   * @throws DomainError `INVALID_OTP` when it was used meanwhile
   */
  async consume(
    tx: Transaction,
    { email, purpose, device }: CodeKey,
    code: string,
  ): Promise<Claim | undefined> {
    const [used] = await tx.rows<Pick<AccountCodeEntity, 'name' | 'passwordHash'>>(
      `WITH locked AS (
         SELECT device AS id FROM account_codes WHERE email = $1 AND purpose = $2 ORDER BY device FOR UPDATE)
       DELETE FROM account_codes USING locked
        WHERE ${ENTERABLE} AND device = locked.id AND code_hash = $4 AND ${TRIES_LEFT} AND expires_at > now()
        RETURNING name, password_hash AS "passwordHash"`,
      [email, purpose, device, codeHash(this.key, email, purpose, code)],
    );
    if (!used) throw authError('INVALID_OTP');
    await tx.manager.delete(AccountCodeEntity, { email, purpose });
    const { name, passwordHash } = used;
    return name !== null && passwordHash !== null ? { name, passwordHash } : undefined;
  }

  /** Purpose of this browser's newest code, else of anyone's; expired ones included. */
  async newestPurpose(sql: Sql, email: string, device: string): Promise<CodePurpose | undefined> {
    const [newest] = await sql.rows<{ purpose: CodePurpose }>(
      `SELECT purpose FROM account_codes WHERE email = $1
        ORDER BY (device = $2) DESC, created_at DESC LIMIT 1`,
      [email, device],
    );
    return newest?.purpose;
  }

  /** The code that a new one replaces: that of the requesting browser, else of the newest registration. */
  private async deviceOfReplaced(sql: Sql, { email, purpose, device }: CodeKey): Promise<string> {
    if (purpose === 'reset-password') return device;
    const [held] = await sql.rows<{ device: string }>(
      `SELECT device FROM account_codes WHERE email = $1 AND purpose = $2
        ORDER BY (device = $3) DESC, created_at DESC LIMIT 1`,
      [email, purpose, device],
    );
    return held?.device ?? device;
  }

  /** Compares and counts in one statement: row locks serialise concurrent guesses, so the limit holds. */
  private async compare(
    { email, purpose, device }: CodeKey,
    code: string,
  ): Promise<'right' | keyof typeof REFUSALS> {
    const tried = await this.db.rows<{ right: boolean; left: boolean }>(
      `WITH locked AS (
         SELECT device AS id FROM account_codes WHERE ${ENTERABLE} ORDER BY device FOR UPDATE)
       UPDATE account_codes
          SET tries = tries + (device = $3 AND code_hash <> $4)::int,
              stranger_tries = stranger_tries + (device <> $3 AND code_hash <> $4)::int
         FROM locked
        WHERE email = $1 AND purpose = $2 AND device = locked.id AND ${TRIES_LEFT} AND expires_at > now()
        RETURNING code_hash = $4 AS right, ${TRIES_LEFT} AS left`,
      [email, purpose, device, codeHash(this.key, email, purpose, code)],
    );
    if (tried.some(({ right }) => right)) return 'right';
    if (tried.length > 0) return tried.some(({ left }) => left) ? 'wrong' : 'locked';
    const untried = await this.db.rows<{ left: boolean; alive: boolean }>(
      `SELECT ${TRIES_LEFT} AS left, expires_at > now() AS alive FROM account_codes WHERE ${ENTERABLE}`,
      [email, purpose, device],
    );
    if (untried.some(({ left }) => !left)) return 'locked';
    // A code that was made between the two statements.
    return untried.length === 0 || untried.some(({ alive }) => alive) ? 'wrong' : 'expired';
  }
}
