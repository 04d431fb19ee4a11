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
  /** The address is proved; until then anybody may have typed name and password. */
  verified: boolean;
  /** There is a password, and it is not good enough for who works here. */
  weakPassword: boolean;
}

export interface GoogleIdentity {
  /** Google's lasting name for the account; addresses change hands. */
  sub: string;
  email: string;
  name: string;
}

/** Nothing that the table of rights does not know. @param adminEmail ADMIN_EMAIL (account-16) */
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

/** Accounts. E-mail addresses are lower case, in and out. */
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

  /** Undefined: the account is gone or deactivated, or its token version was raised since. */
  findOfVersion(id: string, tokenVersion: number): Promise<Account | undefined> {
    return this.one(this.db, { id, tokenVersion, deactivatedAt: IsNull() });
  }

  /** @param email in lower case. @param sql the transaction to read in */
  findByEmail(email: string, sql: Sql = this.db): Promise<Account | undefined> {
    return this.one(sql, { email });
  }

  /** @param googleSub Google's own id of the account, which stays when its address changes */
  findByGoogle(googleSub: string, sql: Sql = this.db): Promise<Account | undefined> {
    return this.one(sql, { googleSub });
  }

  /** Null for those who sign in through Google only; undefined for those who are not there. */
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

  /** Name and password become those of the registration. Undefined: there is no unverified account with this address. */
  markVerified(
    sql: Sql,
    email: string,
    { name, passwordHash }: { name: string; passwordHash: string },
  ): Promise<Account | undefined> {
    const verified = { name, passwordHash, emailVerifiedAt: () => 'now()' };
    return this.update(sql, { email }, { emailVerifiedAt: IsNull() }, verified);
  }

  /**
   * For someone who has proved the address: ends all sessions, verifies the address. Anybody may have typed the name of an
   * unverified account: it becomes the address's local part.
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

  /** Undefined: the account is gone. */
  rename(sql: Sql, id: string, name: string): Promise<Account | undefined> {
    return this.update(sql, { id }, {}, { name });
  }

  /** Ends all sessions. Undefined: `current` is not the password's hash any more. */
  changePassword(
    sql: Sql,
    id: string,
    { current, next }: { current: string; next: string },
  ): Promise<Account | undefined> {
    const changed = { passwordHash: next, tokenVersion: () => 'token_version + 1' };
    return this.update(sql, { id }, { passwordHash: current }, changed);
  }

  /** Voids every token signed so far. */
  async endSessions(sql: Sql, id: string): Promise<void> {
    await sql.manager.increment(UserEntity, { id }, 'tokenVersion', 1);
  }

  /**
   * For someone who has proved the address. An unverified account becomes theirs, and its sessions end.
   * Undefined: there is a verified one.
   */
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
   * Links a password account to the Google account with its address. An unverified one loses its password and name, which anybody
   * may have typed. Idempotent, for two tabs. Undefined: it is linked to another Google account.
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
   * Makes sure a verified owner with this address exists. A verified account becomes an owner and keeps its password; the password
   * of an unverified one is replaced, as anybody may have set it.
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

  /** @param condition compared and set in one statement. @returns undefined: there is none that meets it */
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
