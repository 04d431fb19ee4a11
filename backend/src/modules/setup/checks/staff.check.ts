import { Injectable } from '@nestjs/common';
import { StaffInvitations } from '../../auth/invitations/staff-invitations.service.ts';
import { AccountControl } from '../../users/accounts/account-control.service.ts';
import { type Fact, good, missing, type SetupCheck } from '../setup-items.ts';

/** A site that one account alone can open is lost with it. */
@Injectable()
export class StaffCheck implements SetupCheck {
  readonly item = 'staff';

  constructor(
    private readonly control: AccountControl,
    private readonly invitations: StaffInvitations,
  ) {}

  async look(): Promise<Fact[]> {
    const [staff, invitations] = await Promise.all([this.control.staff(), this.invitations.list()]);
    const owners = staff.filter(({ role }) => role === 'owner').length;
    if (staff.length > 1) return [good(`${staff.length} people are on the team, ${owners} of them as owner`)];
    if (invitations.length > 0) return [missing('Someone is invited, and has not opened the invitation yet')];
    return [missing('Only you can open the admin area')];
  }
}
