import { hasLetter } from '@ironbloom/brand/visible';
import { Injectable } from '@nestjs/common';
import { ActivityLog, SIGNED_IN } from '../../activity/activity-log.api.ts';
import { AccountControl } from '../../users/accounts/account-control.service.ts';
import { type Account, Accounts } from '../../users/accounts/accounts.service.ts';
import { hashPassword } from '../../users/accounts/passwords.ts';
import { Sessions } from '../../users/accounts/sessions.service.ts';
import { validationFailed } from '../../../platform/errors/platform-errors.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';
import { authError } from '../auth.errors.ts';
import { refuseUnfit, refuseUnfitForStaff } from '../password/password-rule.ts';
import type { Session } from '../session/sign-in.service.ts';
import { linkTokenHash } from '../link-token.ts';
import { type Invitation, InvitationsRepository } from './invitations.repository.ts';

/** Of somebody who has no account yet. */
export interface NewAccount {
  name: string;
  password: string;
  confirmPassword: string;
}

/** Taking up an invitation. Whoever holds its link reads the mails of its address, and has so proved it. */
@Injectable()
export class AcceptInvitationService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly invitations: InvitationsRepository,
    private readonly accounts: Accounts,
    private readonly control: AccountControl,
    private readonly sessions: Sessions,
    private readonly activities: ActivityLog,
  ) {}

  /** What the link is for; it stays usable. @throws INVITATION_INVALID */
  async look(token: string): Promise<Invitation & { hasAccount: boolean }> {
    const invitation = await this.invitations.find(linkTokenHash(token));
    if (!invitation) throw authError('INVITATION_INVALID');
    const account = await this.accounts.findByEmail(invitation.email);
    return { ...invitation, hasAccount: account?.verified === true };
  }

  /**
   * Uses the link up. An account that is there gets the role; its owner signs in as ever. Without one it is made, and signed in.
   * @throws INVITATION_INVALID, ALREADY_STAFF, ACCOUNT_DEACTIVATED; for a new account VALIDATION_FAILED, WEAK_PASSWORD, PASSWORDS_DIFFER, STAFF_PASSWORD
   */
  async accept(token: string, given: NewAccount, origin: Origin): Promise<Session | undefined> {
    const { hasAccount, role } = await this.look(token);
    if (!hasAccount) refuseIncomplete(given, role);
    const passwordHash = hasAccount ? undefined : await hashPassword(given.password);
    return this.db.run(async (tx) => {
      const invitation = await this.invitations.take(tx, linkTokenHash(token));
      if (!invitation) throw authError('INVITATION_INVALID');
      const made = passwordHash && (await this.make(tx, invitation, given.name, passwordHash));
      const account = made || (await this.accounts.findByEmail(invitation.email, tx));
      if (!account?.verified) throw authError('INVITATION_INVALID');
      if (account.deactivatedAt) throw authError('ACCOUNT_DEACTIVATED');
      if (account.role !== 'member') throw authError('ALREADY_STAFF');
      const { after } = await this.control.decide(tx, account.id, { role: invitation.role });
      const who = { email: account.email, ...origin };
      await this.activities.record(tx, who, {
        action: 'Invitation accepted',
        feature: 'Staff',
        changes: {
          before: { _id: invitation.id, role: 'member' },
          after: { _id: invitation.id, role: after.role, invitedBy: invitation.invitedBy },
        },
      });
      if (!made) return undefined;
      await this.activities.record(tx, who, { action: SIGNED_IN, feature: 'Account' });
      const signedIn = { ...made, role: after.role };
      return { account: signedIn, ...(await this.sessions.begin(tx, signedIn, origin.userAgent)) };
    });
  }

  /** Undefined: a verified account was made meanwhile. */
  private make(
    tx: Transaction,
    { email }: Invitation,
    name: string,
    passwordHash: string,
  ): Promise<Account | undefined> {
    return this.accounts.addInvited(tx, { email, name, passwordHash });
  }
}

function refuseIncomplete({ name, password, confirmPassword }: NewAccount, role: StaffRole): void {
  if (!hasLetter(name)) throw validationFailed({ name: 'Name is required' });
  refuseUnfit({ password, confirmPassword });
  refuseUnfitForStaff(password, { role, hasSecondFactor: false });
}
