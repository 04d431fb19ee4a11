import { Injectable } from '@nestjs/common';
import { type Invitation, StaffInvitations } from '../auth/invitations/staff-invitations.api.ts';
import { AccountControl, type ControlledAccount } from '../users/account-control.api.ts';
import type { StaffRole } from '../../platform/security/rights.domain.ts';
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
}

/** Who works here, and who is invited to. */
@Injectable()
export class StaffService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly control: AccountControl,
    private readonly invitations: StaffInvitations,
  ) {}

  async overview(): Promise<StaffOverview> {
    const [staff, invitations] = await Promise.all([this.control.staff(), this.invitations.list()]);
    const ids = await this.people.idsOf(staff.map(({ id }) => id));
    return {
      staff: staff.map((account) => ({ ...account, personId: ids.get(account.id) ?? '' })),
      invitations,
    };
  }
}
