import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type Role, STAFF_ROLES, type StaffRole } from '../../../platform/security/rights.domain.ts';
import { usersError } from '../users.errors.ts';
import { type Account, accountOf } from './accounts.service.ts';
import { UserEntity } from './user.entity.ts';

export interface AccountDecision {
  role?: Role;
  deactivated?: boolean;
}

/** Owners' decisions about other accounts. */
@Injectable()
export class AccountControl {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /** All staff, deactivated ones included; owners first. */
  async staff(): Promise<(Account & { role: StaffRole })[]> {
    const users = await this.db.manager
      .createQueryBuilder(UserEntity, 'user')
      .where(`user.role <> 'member'`)
      .orWhere('user.email = :adminEmail', { adminEmail: this.env.ADMIN_EMAIL ?? null })
      .orderBy({ 'user.name': 'ASC', 'user.id': 'ASC' })
      .getMany();
    const staff = users.map((user) => accountOf(user, this.env.ADMIN_EMAIL));
    return STAFF_ROLES.flatMap((role) =>
      staff.flatMap((account) => (account.role === role ? [{ ...account, role }] : [])),
    );
  }

  /**
   * Locks all owners in the order of their ids: of two owners who remove one another, the second is refused as the last owner.
   * Effective with the account's next call; deactivating ends its sessions.
   * @throws UNKNOWN_ACCOUNT, NOT_VERIFIED, NAMED_OWNER, LAST_OWNER
   */
  async decide(
    tx: Transaction,
    id: string,
    { role, deactivated }: AccountDecision,
  ): Promise<{ before: Account; after: Account }> {
    const locked = await this.lockWithOwners(tx, id);
    const user = locked.find((each) => each.id === id);
    if (!user) throw usersError('UNKNOWN_ACCOUNT');
    const before = accountOf(user, this.env.ADMIN_EMAIL);
    if (role !== undefined && role !== 'member' && !before.verified) throw usersError('NOT_VERIFIED');
    const leaves = deactivated === true || (role !== undefined && role !== 'owner');
    if (leaves && before.isNamedOwner) throw usersError('NAMED_OWNER');
    const owners = locked.map((each) => accountOf(each, this.env.ADMIN_EMAIL)).filter(isActiveOwner);
    if (leaves && isActiveOwner(before) && owners.length === 1) throw usersError('LAST_OWNER');
    const changes = {
      ...(role !== undefined && { role }),
      ...(deactivated === true && {
        deactivatedAt: user.deactivatedAt ?? new Date(),
        tokenVersion: user.tokenVersion + (user.deactivatedAt === null ? 1 : 0),
      }),
      ...(deactivated === false && { deactivatedAt: null }),
    };
    await tx.manager.update(UserEntity, id, changes);
    return { before, after: accountOf({ ...user, ...changes }, this.env.ADMIN_EMAIL) };
  }

  private lockWithOwners(tx: Transaction, id: string): Promise<UserEntity[]> {
    return tx.manager
      .createQueryBuilder(UserEntity, 'user')
      .where('user.id = :id', { id })
      .orWhere(`user.role = 'owner'`)
      .orWhere('user.email = :adminEmail', { adminEmail: this.env.ADMIN_EMAIL ?? null })
      .orderBy('user.id')
      .setLock('pessimistic_write')
      .getMany();
  }
}

const isActiveOwner = ({ role, verified, deactivatedAt }: Account): boolean =>
  role === 'owner' && verified && deactivatedAt === null;
