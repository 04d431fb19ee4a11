import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Role } from '../../../platform/security/rights.domain.ts';
import { roleOf } from './role.domain.ts';
import { WEAK } from './passwords.api.ts';
import { type AccountType, UserEntity } from './user.entity.ts';

interface AccountFields {
  id: string;
  email: string;
  name: string;
  type: AccountType;
  /** Until then name and password are a claim that nobody has proved. */
  verified: boolean;
  /** By an owner: nobody signs in with it. */
  deactivated: boolean;
  tokenVersion: number;
  /** Signing in takes a second step. */
  hasSecondFactor: boolean;
  /** There is a password, and it is not good enough for who works here. */
  weakPassword: boolean;
}

interface AccountRow extends AccountFields {
  role: string;
}

interface TokenHolderRow extends AccountRow {
  seenLongAgo: boolean;
  /** Not used for so long that it has ended for who works here. */
  leftAlone: boolean;
}

export interface Account extends AccountFields {
  /** The verified holder of ADMIN_EMAIL is an owner whatever the row says (account-16). */
  role: Role;
}

export interface GoogleIdentity {
  /** Google's lasting name for the account; addresses change hands. */
  sub: string;
  email: string;
  name: string;
}

const COLUMNS = `id, email, name, role, type, email_verified_at IS NOT NULL AS verified,
  deactivated_at IS NOT NULL AS deactivated, token_version AS "tokenVersion",
  has_second_factor AS "hasSecondFactor", coalesce(starts_with(password_hash, '${WEAK}'), false) AS "weakPassword"`;

/** So coarsely is written down when a session was seen last: one write in ten minutes, however many calls. */
const SEEN_LONG_AGO = `interval '10 minutes'`;

/** account-26: a session of who works here ends when it was not used for so long. */
export const STAFF_IDLE = `interval '12 hours'`;

const BY_TOKEN = `SELECT ${COLUMNS}, session.last_seen_at < now() - ${SEEN_LONG_AGO} AS "seenLongAgo",
         session.last_seen_at < now() - ${STAFF_IDLE} AS "leftAlone"
    FROM users JOIN (SELECT id AS session_id, user_id, last_seen_at FROM sessions) AS session ON user_id = id
   WHERE id = $1 AND token_version = $2 AND deactivated_at IS NULL AND session_id = $3`;

/** Who has an account. E-mail addresses are lower case, in and out. */
@Injectable()
export class Accounts {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /**
   * The holder of a token whose session has not ended: by signing out, a reset, a deactivation or, of staff, by twelve idle hours.
   * One statement, as every call with a token asks.
   */
  async findByToken(id: string, version: number, sessionId: string): Promise<Account | undefined> {
    const [row] = await this.db.rows<TokenHolderRow>(BY_TOKEN, [id, version, sessionId]);
    if (!row) return undefined;
    const { seenLongAgo, leftAlone, ...fields } = row;
    const account = this.withRole(fields);
    if (leftAlone && account.role !== 'member') return undefined;
    // Nobody waits for it, and the next call writes what this one could not.
    if (seenLongAgo) this.markSeen(sessionId).catch(() => undefined);
    return account;
  }

  /** Undefined: the account is gone or deactivated, or its token version was raised since. */
  findOfVersion(id: string, version: number): Promise<Account | undefined> {
    return this.one(
      this.db,
      `SELECT ${COLUMNS} FROM users WHERE id = $1 AND token_version = $2 AND deactivated_at IS NULL`,
      [id, version],
    );
  }

  private async markSeen(sessionId: string): Promise<void> {
    await this.db.rows(
      `UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - ${SEEN_LONG_AGO}`,
      [sessionId],
    );
  }

  /**
   * @param email in lower case. @param sql the transaction to read in; without it a connection of its
   * own
   */
  findByEmail(email: string, sql: Sql = this.db): Promise<Account | undefined> {
    return this.one(sql, `SELECT ${COLUMNS} FROM users WHERE email = $1`, [email]);
  }

  /** @param sub Google's own id of the account, which stays when its address changes */
  findByGoogle(sub: string, sql: Sql = this.db): Promise<Account | undefined> {
    return this.one(sql, `SELECT ${COLUMNS} FROM users WHERE google_sub = $1`, [sub]);
  }

  /** Null for those who sign in through Google only; undefined for those who are not there. */
  async passwordHashOf(email: string): Promise<string | null | undefined> {
    const [row] = await this.db.rows<{ passwordHash: string | null }>(
      'SELECT password_hash AS "passwordHash" FROM users WHERE email = $1',
      [email],
    );
    return row?.passwordHash;
  }

  /**
   * Stores an unverified account. The newest registration of an address that is not verified yet
   * replaces the one before. A verified account stays as it is.
   * @returns false when the address belongs to a verified account
   */
  async register(sql: Sql, email: string, name: string, passwordHash: string): Promise<boolean> {
    const rows = await sql.rows(
      `INSERT INTO users (id, email, name, password_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email) DO UPDATE
         SET name = excluded.name, password_hash = excluded.password_hash, updated_at = now()
         WHERE users.email_verified_at IS NULL
       RETURNING id`,
      [uuidv7(), email, name, passwordHash],
    );
    return rows.length > 0;
  }

  /** What the registration claimed becomes true. Undefined: there is no unverified account with this address. */
  markVerified(
    sql: Sql,
    email: string,
    { name, passwordHash }: { name: string; passwordHash: string },
  ): Promise<Account | undefined> {
    return this.one(
      sql,
      `UPDATE users SET email_verified_at = now(), name = $2, password_hash = $3, updated_at = now()
        WHERE email = $1 AND email_verified_at IS NULL RETURNING ${COLUMNS}`,
      [email, name, passwordHash],
    );
  }

  /**
   * For someone who has shown that the address is theirs: ends all sessions, verifies the address. The name of an account
   * that was not verified may be anybody's; the address's own stands there until its owner gives another.
   */
  replacePassword(sql: Sql, email: string, passwordHash: string): Promise<Account | undefined> {
    return this.one(
      sql,
      `UPDATE users SET password_hash = $2, token_version = token_version + 1, updated_at = now(),
              name = CASE WHEN email_verified_at IS NULL THEN split_part(email, '@', 1) ELSE name END,
              email_verified_at = coalesce(email_verified_at, now())
        WHERE email = $1 RETURNING ${COLUMNS}`,
      [email, passwordHash],
    );
  }

  /** Undefined: the account is gone. */
  rename(sql: Sql, id: string, name: string): Promise<Account | undefined> {
    return this.one(
      sql,
      `UPDATE users SET name = $2, updated_at = now() WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, name],
    );
  }

  /** Ends all sessions. Undefined: `current` is not the password's hash any more. */
  changePassword(
    sql: Sql,
    id: string,
    { current, next }: { current: string; next: string },
  ): Promise<Account | undefined> {
    return this.one(
      sql,
      `UPDATE users SET password_hash = $3, token_version = token_version + 1, updated_at = now()
        WHERE id = $1 AND password_hash = $2 RETURNING ${COLUMNS}`,
      [id, current, next],
    );
  }

  /** Every token signed until now stops working. */
  async endSessions(tx: Transaction, id: string): Promise<void> {
    await tx.manager.increment(UserEntity, { id }, 'tokenVersion', 1);
  }

  /**
   * For someone who has shown that the address is theirs. An account that nobody had proved becomes theirs, and what was begun with it
   * ends. Undefined: a verified one is there.
   */
  addInvited(
    sql: Sql,
    { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
  ): Promise<Account | undefined> {
    return this.one(
      sql,
      `INSERT INTO users (id, email, name, password_hash, email_verified_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (email) DO UPDATE
         SET name = excluded.name, password_hash = excluded.password_hash, email_verified_at = now(),
             token_version = users.token_version + 1, updated_at = now()
         WHERE users.email_verified_at IS NULL
       RETURNING ${COLUMNS}`,
      [uuidv7(), email, name, passwordHash],
    );
  }

  /** Undefined: the address was taken meanwhile. */
  addFromGoogle(sql: Sql, { sub, email, name }: GoogleIdentity): Promise<Account | undefined> {
    return this.one(
      sql,
      `INSERT INTO users (id, email, name, type, google_sub, email_verified_at)
       VALUES ($1, $2, $3, 'google', $4, now()) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [uuidv7(), email, name, sub],
    );
  }

  /**
   * Opens a password account to the Google account with its address. One that nobody had proved becomes Google's: its
   * password and name may be anybody's. Linked already, by another tab, is as good. Undefined: it is linked to another.
   */
  linkGoogle(sql: Sql, id: string, { sub, name }: GoogleIdentity): Promise<Account | undefined> {
    return this.one(
      sql,
      `UPDATE users SET google_sub = $2, updated_at = now(),
              name = CASE WHEN email_verified_at IS NULL THEN $3 ELSE name END,
              type = CASE WHEN email_verified_at IS NULL THEN 'google' ELSE type END,
              password_hash = CASE WHEN email_verified_at IS NULL THEN NULL ELSE password_hash END,
              email_verified_at = coalesce(email_verified_at, now())
        WHERE id = $1 AND coalesce(google_sub, $2) = $2 RETURNING ${COLUMNS}`,
      [id, sub, name],
    );
  }

  private async one(sql: Sql, text: string, parameters: unknown[]): Promise<Account | undefined> {
    const [row] = await sql.rows<AccountRow>(text, parameters);
    return row && this.withRole(row);
  }

  private withRole(row: AccountRow): Account {
    return { ...row, role: roleOf(row, this.env.ADMIN_EMAIL) };
  }
}
