import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/published/publications.ts';
import type { Published } from '../../../platform/database/published/published.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { type Role, STAFF_ROLES, type StaffRole } from '../../../platform/security/rights.domain.ts';
import { SecondFactorPolicyEntity } from './user.entity.ts';

const POLICY = 'second-factor-policy';

/** Which roles require two-step sign-in (account-34). Every process keeps it in memory, as every call of the admin area asks. */
@Injectable()
export class SecondFactorPolicy implements OnModuleInit {
  private kept: Published<ReadonlySet<string>> | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.kept = await this.publications.keep(POLICY, async (sql) => new Set(await this.rolesIn(sql)));
  }

  /** As this process knows it. */
  requiredOf(role: Role): boolean {
    return this.kept?.current.value.has(role) ?? false;
  }

  /** Those that require it, as the database has them. */
  async rolesIn(sql: Sql): Promise<StaffRole[]> {
    const rows = await sql.manager.findBy(SecondFactorPolicyEntity, { required: true });
    return STAFF_ROLES.filter((known) => rows.some(({ role }) => role === known));
  }

  /** Other processes hear of it with the commit; this one is told by `refresh`. @returns what held before */
  async set(tx: Transaction, role: StaffRole, required: boolean): Promise<boolean> {
    // First: whoever changes it at the same time waits here.
    await this.publications.publish(tx, POLICY);
    const before = await this.rolesIn(tx);
    await tx.manager.upsert(SecondFactorPolicyEntity, { role, required }, ['role']);
    return before.includes(role);
  }

  /** Until then this process may still know the policy from before. */
  async refresh(): Promise<void> {
    await this.kept?.refresh();
  }
}
