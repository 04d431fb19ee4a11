import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { officeRoles } from '../../../platform/security/rights.ts';

export interface UserCounts {
  total: number;
  admins: number;
}

@Injectable()
export class UsersRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** @param adminEmail its verified holder is an owner whatever the role says */
  async count(adminEmail: string | undefined): Promise<UserCounts> {
    const [counts] = await this.db.rows<UserCounts>(
      `SELECT count(*)::int AS total,
              (count(*) FILTER (WHERE role = ANY($2) OR (email = $1 AND email_verified_at IS NOT NULL)))::int AS admins
         FROM users`,
      [adminEmail ?? null, officeRoles()],
    );
    return counts ?? { total: 0, admins: 0 };
  }

  /**
   * Makes sure a verified owner with this address exists. A verified account is raised to owner and
   * keeps its password; that of an unverified one was set by nobody knows whom, and is replaced.
   * True: the account is new.
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

  /** Ends the account's sessions, too. */
  async setPassword(email: string, passwordHash: string): Promise<void> {
    await this.db.rows(
      `UPDATE users SET password_hash = $2, token_version = token_version + 1, updated_at = now() WHERE email = $1`,
      [email.toLowerCase(), passwordHash],
    );
  }
}
