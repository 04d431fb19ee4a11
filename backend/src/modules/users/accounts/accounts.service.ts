import { Inject, Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type Role, STAFF_ROLES } from '../../../platform/security/rights.domain.ts';
import { officeRoles } from '../../../platform/security/rights.ts';
import { WEAK } from './passwords.ts';
import { UserEntity } from './user.entity.ts';

export interface Account extends Pick<
  UserEntity,
  'id' | 'email' | 'name' | 'type' | 'tokenVersion' | 'deactivatedAt' | 'hasSecondFactor' | 'createdAt'
> {
  /** The verified holder of ADMIN_EMAIL is an owner whatever the row says (account-16). */
  role: Role;
  isNamedOwner: boolean;
  /** The address is proved. Before that, name and password may be a stranger's. */
  verified: boolean;
  /** There is a password, and it is too weak for staff. */
  weakPassword: boolean;
}

export interface GoogleIdentity {
  /** Google's permanent id of the account. */
  sub: string;
  email: string;
  name: string;
}

/** Only rights in the table. @param adminEmail ADMIN_EMAIL (account-16) */
export function roleOf(
  { email, verified, role }: { email: string; verified: boolean; role: string },
  adminEmail: string | undefined,
): Role {
  if (verified && email === adminEmail) return 'owner';
  return STAFF_ROLES.find((known) => known === role) ?? 'member';
}

/** @param adminEmail ADMIN_EMAIL (account-16) */
export function accountOf(user: UserEntity, adminEmail: string | undefined): Account {
  const { id, email, name, type, tokenVersion, deactivatedAt, hasSecondFactor, createdAt } = user;
  const verified = user.emailVerifiedAt !== null;
  return {
    id,
    email,
    name,
    type,
    tokenVersion,
    deactivatedAt,
    hasSecondFactor,
    createdAt,
    verified,
    role: roleOf({ email, verified, role: user.role }, adminEmail),
    isNamedOwner: verified && email === adminEmail,
    weakPassword: user.passwordHash?.startsWith(WEAK) ?? false,
  };
}

/** Accounts. Addresses are lower case. */
@Injectable()
export class Accounts {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'ADMIN_EMAIL'>,
    private readonly db: UnitOfWork,
  ) {}

  find(id: string): Promise<Account | undefined> {
    return this.one(this.db, { id });
  }

  async findMany(ids: readonly string[]): Promise<Account[]> {
    const users = await this.db.manager.findBy(UserEntity, { id: In(ids) });
    return users.map((user) => accountOf(user, this.env.ADMIN_EMAIL));
  }

  /** Undefined: deleted, deactivated, or an older token version. */
  findOfVersion(id: string, tokenVersion: number): Promise<Account | undefined> {
    return this.one(this.db, { id, tokenVersion, deactivatedAt: IsNull() });
  }

  /** @param email in lower case. @param sql the transaction to read in */
  findByEmail(email: string, sql: Sql = this.db): Promise<Account | undefined> {
    return this.one(sql, { email });
  }

  /** @param googleSub Google's permanent id of the account */
  findByGoogle(googleSub: string, sql: Sql = this.db): Promise<Account | undefined> {
    return this.one(sql, { googleSub });
  }

  /** Null for accounts with Google sign-in only; undefined for missing ones. */
  async passwordHashOf(email: string): Promise<string | null | undefined> {
    const select = { id: true, passwordHash: true } as const;
    return (await this.db.manager.findOne(UserEntity, { select, where: { email } }))?.passwordHash;
  }

  /** The verified holder of ADMIN_EMAIL counts as an admin. */
  async count(): Promise<{ total: number; admins: number }> {
    const [counts] = await this.db.rows<{ total: number; admins: number }>(
      `SELECT count(*)::int AS total,
              (count(*) FILTER (WHERE role = ANY($2) OR (email = $1 AND email_verified_at IS NOT NULL)))::int AS admins
         FROM users`,
      [this.env.ADMIN_EMAIL ?? null, officeRoles()],
    );
    return counts ?? { total: 0, admins: 0 };
  }

  /**
   * Stores an unverified account, replacing an earlier unverified one. A verified account stays as it is.
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

  /** Applies name and password of the registration. Undefined: there is no unverified account with this address. */
  markVerified(
    sql: Sql,
    email: string,
    { name, passwordHash }: { name: string; passwordHash: string },
  ): Promise<Account | undefined> {
    const verified = { name, passwordHash, emailVerifiedAt: () => 'now()' };
    return this.update(sql, { email }, { emailVerifiedAt: IsNull() }, verified);
  }

  /**
   * After the address was verified: ends all sessions. Anyone may have typed the name of an unverified account: it becomes the
   * local part.
   */
  replacePassword(sql: Sql, email: string, passwordHash: string): Promise<Account | undefined> {
    const replaced = {
      passwordHash,
      tokenVersion: () => 'token_version + 1',
      name: () => `CASE WHEN email_verified_at IS NULL THEN split_part(email, '@', 1) ELSE name END`,
      emailVerifiedAt: () => 'coalesce(email_verified_at, now())',
    };
    return this.update(sql, { email }, {}, replaced);
  }

  /** @returns undefined for a deleted account */
  rename(sql: Sql, id: string, name: string): Promise<Account | undefined> {
    return this.update(sql, { id }, {}, { name });
  }

  /** Ends all sessions. Undefined: `current` is no longer the password's hash. */
  changePassword(
    sql: Sql,
    id: string,
    { current, next }: { current: string; next: string },
  ): Promise<Account | undefined> {
    const changed = { passwordHash: next, tokenVersion: () => 'token_version + 1' };
    return this.update(sql, { id }, { passwordHash: current }, changed);
  }

  /** Voids every existing token. */
  async endSessions(sql: Sql, id: string): Promise<void> {
    await sql.manager.increment(UserEntity, { id }, 'tokenVersion', 1);
  }

  /** After the address was verified: takes over an unverified account and ends its sessions. Undefined: there is a verified one. */
  async addInvited(
    sql: Sql,
    { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
  ): Promise<Account | undefined> {
    const added = await sql.rows(
      `INSERT INTO users (id, email, name, password_hash, email_verified_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (email) DO UPDATE
         SET name = excluded.name, password_hash = excluded.password_hash, email_verified_at = now(),
             token_version = users.token_version + 1, updated_at = now()
         WHERE users.email_verified_at IS NULL
       RETURNING id`,
      [uuidv7(), email, name, passwordHash],
    );
    return added.length > 0 ? this.findByEmail(email, sql) : undefined;
  }

  /** Undefined: the address was taken meanwhile. */
  async addFromGoogle(sql: Sql, { sub, email, name }: GoogleIdentity): Promise<Account | undefined> {
    const added = await sql.rows(
      `INSERT INTO users (id, email, name, type, google_sub, email_verified_at)
       VALUES ($1, $2, $3, 'google', $4, now()) ON CONFLICT DO NOTHING RETURNING id`,
      [uuidv7(), email, name, sub],
    );
    return added.length > 0 ? this.findByGoogle(sub, sql) : undefined;
  }

  /**
   * Links a password account to the Google account with its address. An unverified one loses its password and name, which
   * anyone may have typed. Idempotent, for two tabs. Undefined: it is linked to another Google account.
   */
  async linkGoogle(sql: Sql, id: string, { sub, name }: GoogleIdentity): Promise<Account | undefined> {
    const linked = await sql.rows(
      `UPDATE users SET google_sub = $2, updated_at = now(),
              name = CASE WHEN email_verified_at IS NULL THEN $3 ELSE name END,
              type = CASE WHEN email_verified_at IS NULL THEN 'google' ELSE type END,
              password_hash = CASE WHEN email_verified_at IS NULL THEN NULL ELSE password_hash END,
              email_verified_at = coalesce(email_verified_at, now())
        WHERE id = $1 AND coalesce(google_sub, $2) = $2 RETURNING id`,
      [id, sub, name],
    );
    return linked.length > 0 ? this.one(sql, { id }) : undefined;
  }

  /**
   * Ensures a verified owner with this address. A verified account becomes an owner and keeps its password; an unverified one
   * gets the new password, as anyone may have set it.
   * @returns true: the account is new
   */
  async ensureAdmin(email: string, name: string, passwordHash: string): Promise<boolean> {
    const rows = await this.db.rows<{ created: boolean }>(
      `INSERT INTO users (id, email, name, password_hash, role, email_verified_at)
       VALUES ($1, $2, $3, $4, 'owner', now())
       ON CONFLICT (email) DO UPDATE
         SET role = 'owner', email_verified_at = coalesce(users.email_verified_at, now()), updated_at = now(),
             password_hash = CASE WHEN users.email_verified_at IS NULL
                                  THEN excluded.password_hash ELSE users.password_hash END
       RETURNING xmax = 0 AS created`,
      [uuidv7(), email.toLowerCase(), name, passwordHash],
    );
    return rows[0]?.created ?? false;
  }

  /** @param condition compared and set in one statement. @returns undefined: no row matches */
  private async update(
    sql: Sql,
    key: { id: string } | { email: string },
    condition: FindOptionsWhere<UserEntity>,
    changes: QueryDeepPartialEntity<UserEntity>,
  ): Promise<Account | undefined> {
    const { affected } = await sql.manager.update(UserEntity, { ...key, ...condition }, changes);
    return affected ? this.one(sql, key) : undefined;
  }

  private async one(sql: Sql, where: FindOptionsWhere<UserEntity>): Promise<Account | undefined> {
    const user = await sql.manager.findOneBy(UserEntity, where);
    return user ? accountOf(user, this.env.ADMIN_EMAIL) : undefined;
  }
}
