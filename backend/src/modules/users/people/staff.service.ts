import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { StaffInvitations } from '../../auth/invitations/staff-invitations.service.ts';
import { AccountControl } from '../accounts/account-control.service.ts';
import { Accounts } from '../accounts/accounts.service.ts';
import { SecondFactorPolicy } from '../accounts/second-factor-policy.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { STAFF_ROLES, type StaffRole } from '../../../platform/security/rights.domain.ts';
import { allRights, rights } from '../../../platform/security/rights.ts';
import { usersError } from '../users.errors.ts';
import { PersonEntity } from './person.entity.ts';

/** Staff and open invitations. */
@Injectable()
export class StaffService {
  constructor(
    private readonly accounts: Accounts,
    private readonly control: AccountControl,
    private readonly invitations: StaffInvitations,
    private readonly policy: SecondFactorPolicy,
    private readonly db: UnitOfWork,
    private readonly activity: ActivityLog,
  ) {}

  /** Owners first, invitations newest first. @param viewerId the caller's account */
  async overview(viewerId: string) {
    const [staff, invitations, secondFactorRoles] = await Promise.all([
      this.control.staff(),
      this.invitations.list(),
      this.policy.rolesIn(this.db),
    ]);
    const people = await this.db.manager.findBy(PersonEntity, { userId: In(staff.map(({ id }) => id)) });
    const now = new Date();
    return {
      staff: staff.map(({ id, role, ...account }) => ({
        ...account,
        _id: people.find(({ userId }) => userId === id)?.id ?? '',
        staffRole: role,
        isYou: id === viewerId,
      })),
      invitations: invitations.map(({ role, ...invitation }) => ({
        ...invitation,
        staffRole: role,
        expired: invitation.expiresAt <= now,
      })),
      rights: allRights().map((right) => ({ right, ...rights()[right] })),
      secondFactor: STAFF_ROLES.map((role) => ({ role, required: secondFactorRoles.includes(role) })),
    };
  }

  /**
   * Whether a role requires two-step sign-in, effective with the next call. The actor needs a second factor for their own
   * role.
   * @throws SET_UP_FIRST
   */
  async requireSecondFactor(role: StaffRole, required: boolean, actor: Actor): Promise<void> {
    if (required && role === actor.role) {
      const own = await this.accounts.find(actor.userId);
      if (!own?.hasSecondFactor) throw usersError('SET_UP_FIRST');
    }
    await this.db.run(async (tx) => {
      const before = await this.policy.set(tx, role, required);
      if (before === required) return;
      const shown = (value: boolean) => ({ _id: role, role, secondFactorRequired: value });
      await this.activity.record(tx, actor, {
        action: required ? 'Two-step sign-in required' : 'Two-step sign-in no longer required',
        feature: 'Staff',
        changes: { before: shown(before), after: shown(required) },
      });
    });
    await this.policy.refresh();
  }
}
