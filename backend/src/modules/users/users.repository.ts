import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { UserRole } from './user.entity.ts';

/** What deciding about access needs to know, and no more. */
export interface UserAccess {
  id: string;
  email: string;
  role: UserRole;
  verified: boolean;
  tokenVersion: number;
}

@Injectable()
export class UsersRepository {
  constructor(private readonly db: UnitOfWork) {}

  async findAccess(id: string): Promise<UserAccess | undefined> {
    const [user] = await this.db.rows<UserAccess>(
      `SELECT id, email, role, email_verified_at IS NOT NULL AS verified, token_version AS "tokenVersion"
         FROM users WHERE id = $1`,
      [id],
    );
    return user;
  }

  /**
   * Makes sure a verified admin with this address exists. An existing account is raised to admin and
   * keeps its password. True: the account is new.
   */
  async ensureAdmin(email: string, name: string, passwordHash: string): Promise<boolean> {
    const rows = await this.db.rows<{ created: boolean }>(
      `INSERT INTO users (id, email, name, password_hash, role, email_verified_at)
       VALUES ($1, $2, $3, $4, 'admin', now())
       ON CONFLICT (email) DO UPDATE
         SET role = 'admin', email_verified_at = coalesce(users.email_verified_at, now()), updated_at = now()
       RETURNING xmax = 0 AS created`,
      [uuidv7(), email.toLowerCase(), name, passwordHash],
    );
    return rows[0]?.created ?? false;
  }
}
