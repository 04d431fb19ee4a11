import { hasLetter } from '@ironbloom/brand/visible';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { AccountControl } from '../../users/accounts/account-control.service.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import { hashPassword } from '../../users/accounts/passwords.ts';
import { type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { validationFailed } from '../../../platform/errors/errors.ts';
import { Events } from '../../../platform/jobs/events.ts';
import type { Actor, Origin } from '../../../platform/security/current-user.ts';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';
import type { InvitedAccount } from '../auth.dto.ts';
import { authError } from '../auth.errors.ts';
import { linkTokenHash, newLinkToken } from '../../../platform/security/link-token.ts';
import { checkNewPassword, checkStaffPassword } from '../password-rule.ts';
import { StaffInvitationEntity } from './staff-invitation.entity.ts';

const INVITATION_HOURS = 72;

type RemovedInvitation = Pick<StaffInvitationEntity, 'id' | 'email' | 'role' | 'invitedBy'>;

/** Staff invitations: created and revoked by owners, accepted by a link, which verifies the address. */
@Injectable()
export class StaffInvitations {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly control: AccountControl,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly activity: ActivityLog,
    private readonly events: Events,
  ) {}

  /** Newest first, expired ones included. */
  list(): Promise<StaffInvitationEntity[]> {
    return this.db.manager.find(StaffInvitationEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Mails a link that works once within 72 hours and replaces an earlier one. @throws ALREADY_STAFF */
  async invite(email: string, role: StaffRole, actor: Actor): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (account?.verified && account.role !== 'member') throw authError('ALREADY_STAFF').at('email');
    const token = newLinkToken();
    const invitation = {
      id: uuidv7(),
      email,
      role,
      tokenHash: linkTokenHash(token),
      inviterId: actor.userId,
      invitedBy: actor.email,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + INVITATION_HOURS * 3_600_000),
    };
    await this.db.run(async (tx) => {
      await tx.manager.upsert(StaffInvitationEntity, invitation, ['email']);
      await this.activity.record(tx, actor, {
        action: 'Invited',
        feature: 'Staff',
        changes: { before: null, after: { _id: invitation.id, email, role } },
      });
      await this.mail.enqueue(tx, {
        key: `staff-invitation:${invitation.id}`,
        template: 'staff-invitation',
        to: { email, name: null },
        data: {
          inviter: actor.email,
          role,
          // After the #, which servers and proxies do not log.
          link: `${this.env.PUBLIC_URL}/signup?mode=invitation#${token}`,
          hours: INVITATION_HOURS,
        },
      });
    });
  }

  /** @throws UNKNOWN_INVITATION */
  async revoke(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const [revoked] = await this.remove(tx, 'id = $1', [id]);
      if (!revoked) throw authError('UNKNOWN_INVITATION');
      await this.recordRevoked(tx, revoked, actor);
    });
  }

  /** Revokes the invitations of a former owner. */
  async revokeAllOf(tx: Transaction, inviterId: string, actor: Actor): Promise<void> {
    for (const revoked of await this.remove(tx, 'inviter_id = $1', [inviterId])) {
      await this.recordRevoked(tx, revoked, actor);
    }
  }

  /** The link stays valid. @throws INVITATION_INVALID */
  async find(token: string): Promise<StaffInvitationEntity & { hasAccount: boolean }> {
    const invitation = await this.db.manager.findOneBy(StaffInvitationEntity, {
      tokenHash: linkTokenHash(token),
      expiresAt: MoreThan(new Date()),
    });
    if (!invitation) throw authError('INVITATION_INVALID');
    const account = await this.accounts.findByEmail(invitation.email);
    return { ...invitation, hasAccount: account?.verified === true };
  }

  /**
   * Consumes the link. An existing account gets the role and signs in as usual; otherwise an account is created and signed in.
   * @throws INVITATION_INVALID, ALREADY_STAFF, ACCOUNT_DEACTIVATED; for a new account VALIDATION_FAILED, WEAK_PASSWORD,
   * PASSWORDS_DIFFER, STAFF_PASSWORD
   */
  async accept(token: string, given: InvitedAccount, origin: Origin): Promise<Session | undefined> {
    const { hasAccount, role } = await this.find(token);
    if (!hasAccount) refuseIncomplete(given, role);
    const passwordHash = hasAccount ? undefined : await hashPassword(given.password);
    return this.db.run(async (tx) => {
      // Of two requests with one link, one succeeds.
      const condition = 'token_hash = $1 AND expires_at > now()';
      const [invitation] = await this.remove(tx, condition, [linkTokenHash(token)]);
      if (!invitation) throw authError('INVITATION_INVALID');
      const { email } = invitation;
      // Undefined: a verified account was created meanwhile.
      const made =
        passwordHash && (await this.accounts.addInvited(tx, { email, name: given.name, passwordHash }));
      const account = made || (await this.accounts.findByEmail(email, tx));
      if (!account?.verified) throw authError('INVITATION_INVALID');
      if (account.deactivatedAt) throw authError('ACCOUNT_DEACTIVATED');
      if (account.role !== 'member') throw authError('ALREADY_STAFF');
      const { after } = await this.control.decide(tx, account.id, { role: invitation.role });
      await this.activity.record(
        tx,
        { email, ...origin },
        {
          action: 'Invitation accepted',
          feature: 'Staff',
          changes: {
            before: { _id: invitation.id, role: 'member' },
            after: { _id: invitation.id, role: after.role, invitedBy: invitation.invitedBy },
          },
        },
      );
      if (!made) return undefined;
      await this.events.publish(tx, 'account.verified', { userId: made.id });
      return this.sessions.signIn(tx, after, origin);
    });
  }

  private remove(sql: Sql, condition: string, parameters: unknown[]): Promise<RemovedInvitation[]> {
    return sql.rows(
      `DELETE FROM staff_invitations WHERE ${condition} RETURNING id, email, role, invited_by AS "invitedBy"`,
      parameters,
    );
  }

  private async recordRevoked(tx: Transaction, revoked: RemovedInvitation, actor: Actor): Promise<void> {
    const { id, email, role } = revoked;
    await this.activity.record(tx, actor, {
      action: 'Invitation revoked',
      feature: 'Staff',
      changes: { before: { _id: id, email, role }, after: null },
    });
  }
}

function refuseIncomplete({ name, password, confirmPassword }: InvitedAccount, role: StaffRole): void {
  if (!hasLetter(name)) throw validationFailed({ name: 'Name is required' });
  checkNewPassword({ password, confirmPassword });
  checkStaffPassword(password, { role, hasSecondFactor: false });
}
