import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type Role, STAFF_ROLES, type StaffRole } from '../../../platform/security/rights.domain.ts';
import { roleOf } from './role.domain.ts';
import type { AccountType } from './user.entity.ts';
import { usersError } from './users.errors.ts';

/** An account as those see it who decide over it. */
export interface ControlledAccount {
  id: string;
  email: string;
  name: string;
  type: AccountType;
  role: Role;
  verified: boolean;
  deactivatedAt: Date | null;
  createdAt: Date;
  hasSecondFactor: boolean;
  /** The verified holder of ADMIN_EMAIL: an owner whatever is decided here. */
  isNamedOwner: boolean;
}

export interface AccountDecision {
  role?: Role;
  deactivated?: boolean;
}

type Row = Omit<ControlledAccount, 'role' | 'isNamedOwner'> & { role: string };

const COLUMNS = `id, email, name, type, role, email_verified_at IS NOT NULL AS verified,
  deactivated_at AS "deactivatedAt", created_at AS "createdAt", has_second_factor AS "hasSecondFactor"`;

/** What an owner decides over other people's accounts. */
@Injectable()
export class AccountControl {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  async find(id: string): Promise<ControlledAccount | undefined> {
    const [row] = await this.db.rows<Row>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]);
    return row && this.controlled(row);
  }

  async findMany(ids: readonly string[]): Promise<ControlledAccount[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.rows<Row>(`SELECT ${COLUMNS} FROM users WHERE id = ANY($1)`, [ids]);
    return rows.map((row) => this.controlled(row));
  }

  /** Everybody who works here, deactivated ones included; owners first. */
  async staff(): Promise<(ControlledAccount & { role: StaffRole })[]> {
    const rows = await this.db.rows<Row>(
      `SELECT ${COLUMNS} FROM users WHERE role <> 'member' OR email = $1 ORDER BY name, id`,
      [this.env.ADMIN_EMAIL ?? null],
    );
    const staff = rows.map((row) => this.controlled(row));
    return STAFF_ROLES.flatMap((role) =>
      staff.flatMap((account) => (account.role === role ? [{ ...account, role }] : [])),
    );
  }

  /**
   * All owners are locked along, always in one order: of two who remove one another one comes second, and finds the last owner.
   * Counts from the next call of that account on; deactivating ends its sessions for good.
   * @throws UNKNOWN_ACCOUNT, NOT_VERIFIED, NAMED_OWNER, LAST_OWNER
   */
  async decide(
    tx: Transaction,
    id: string,
    { role, deactivated }: AccountDecision,
  ): Promise<{ before: ControlledAccount; after: ControlledAccount }> {
    const locked = await this.lockWithOwners(tx, id);
    const before = locked.find((account) => account.id === id);
    if (!before) throw usersError('UNKNOWN_ACCOUNT');
    if (role !== undefined && role !== 'member' && !before.verified) throw usersError('NOT_VERIFIED');
    const leaves = deactivated === true || (role !== undefined && role !== 'owner');
    if (leaves && before.isNamedOwner) throw usersError('NAMED_OWNER');
    if (leaves && isActiveOwner(before) && !locked.some((other) => other.id !== id && isActiveOwner(other)))
      throw usersError('LAST_OWNER');
    const [row] = await tx.rows<Row>(
      `UPDATE users SET role = coalesce($2, role), updated_at = now(),
              token_version = token_version + ($3 IS TRUE AND deactivated_at IS NULL)::int,
              deactivated_at = CASE WHEN $3 THEN coalesce(deactivated_at, now()) WHEN $3 IS NULL THEN deactivated_at END
        WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, role ?? null, deactivated ?? null],
    );
    return { before, after: row ? this.controlled(row) : before };
  }

  private async lockWithOwners(tx: Transaction, id: string): Promise<ControlledAccount[]> {
    const rows = await tx.rows<Row>(
      `SELECT ${COLUMNS} FROM users WHERE id = $1 OR role = 'owner' OR email = $2 ORDER BY id FOR UPDATE`,
      [id, this.env.ADMIN_EMAIL ?? null],
    );
    return rows.map((row) => this.controlled(row));
  }

  private controlled(row: Row): ControlledAccount {
    const { ADMIN_EMAIL } = this.env;
    return {
      ...row,
      role: roleOf(row, ADMIN_EMAIL),
      isNamedOwner: row.verified && row.email === ADMIN_EMAIL,
    };
  }
}

const isActiveOwner = ({ role, verified, deactivatedAt }: ControlledAccount): boolean =>
  role === 'owner' && verified && deactivatedAt === null;
