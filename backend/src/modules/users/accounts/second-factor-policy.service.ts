import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/publications/publications.ts';
import type { CurrentPublication } from '../../../platform/database/publications/current-publication.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { type Role, STAFF_ROLES, type StaffRole } from '../../../platform/security/rights.domain.ts';
import { SecondFactorPolicyEntity } from './user.entity.ts';

const POLICY = 'second-factor-policy';

/** Roles that require two-step sign-in (account-34), cached, as every admin call needs them. */
@Injectable()
export class SecondFactorPolicy implements OnModuleInit {
  private kept: CurrentPublication<ReadonlySet<string>> | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.kept = await this.publications.keep(POLICY, async (sql) => new Set(await this.rolesIn(sql)));
  }

  /** From memory. */
  requiredOf(role: Role): boolean {
    return this.kept?.current.value.has(role) ?? false;
  }

  /** From the database. */
  async rolesIn(sql: Sql): Promise<StaffRole[]> {
    const rows = await sql.manager.findBy(SecondFactorPolicyEntity, { required: true });
    return STAFF_ROLES.filter((known) => rows.some(({ role }) => role === known));
  }

  /** Other processes reload it after the commit; the caller then calls `refresh`. @returns the former value */
  async set(tx: Transaction, role: StaffRole, required: boolean): Promise<boolean> {
    // First, to serialise concurrent changes.
    await this.publications.publish(tx, POLICY);
    const before = await this.rolesIn(tx);
    await tx.manager.upsert(SecondFactorPolicyEntity, { role, required }, ['role']);
    return before.includes(role);
  }

  /** Call after the commit, so that this process's next answer uses it. */
  async refresh(): Promise<void> {
    await this.kept?.refresh();
  }
}
