import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log.api.ts';
import { type Invitation, StaffInvitations } from '../auth/invitations/staff-invitations.api.ts';
import { AccountControl, type ControlledAccount } from '../users/account-control.api.ts';
import { SecondFactorPolicy } from '../users/second-factor-policy.api.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import type { StaffRole } from '../../platform/security/rights.domain.ts';
import { peopleError } from './people.errors.ts';
import { PeopleRepository } from './people.repository.ts';

export interface StaffMember extends ControlledAccount {
  personId: string;
  role: StaffRole;
}

export interface StaffOverview {
  /** Owners first. */
  staff: StaffMember[];
  /** Newest first. */
  invitations: Invitation[];
  /** Roles that require two-step sign-in. */
  secondFactorRoles: StaffRole[];
}

/** Who works here, and who is invited to. */
@Injectable()
export class StaffService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly control: AccountControl,
    private readonly invitations: StaffInvitations,
    private readonly policy: SecondFactorPolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  async overview(): Promise<StaffOverview> {
    const [staff, invitations, secondFactorRoles] = await Promise.all([
      this.control.staff(),
      this.invitations.list(),
      this.policy.rolesIn(this.unitOfWork),
    ]);
    const ids = await this.people.idsOf(staff.map(({ id }) => id));
    return {
      staff: staff.map((account) => ({ ...account, personId: ids.get(account.id) ?? '' })),
      invitations,
      secondFactorRoles,
    };
  }

  /**
   * Whether a role requires two-step sign-in, from the next call on. Nobody asks of others what would shut themselves out.
   * @throws SET_UP_FIRST
   */
  async requireSecondFactor(role: StaffRole, required: boolean, actor: Actor): Promise<void> {
    if (required && role === actor.role) {
      const own = await this.control.find(actor.userId);
      if (!own?.hasSecondFactor) throw peopleError('SET_UP_FIRST');
    }
    await this.unitOfWork.run(async (tx) => {
      const before = await this.policy.set(tx, role, required);
      if (before === required) return;
      const shown = (value: boolean) => ({ _id: role, role, secondFactorRequired: value });
      await this.activities.record(tx, actor, {
        action: required ? 'Two-step sign-in required' : 'Two-step sign-in no longer required',
        feature: 'Staff',
        changes: { before: shown(before), after: shown(required) },
      });
    });
    await this.policy.refresh();
  }
}
