import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { Mail } from '../../mails/mails.api.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';
import { authError } from '../auth.errors.ts';
import { linkTokenHash, newLinkToken } from '../link-token.ts';
import { type Invitation, INVITATION_HOURS, InvitationsRepository } from './invitations.repository.ts';

export type { Invitation } from './invitations.repository.ts';

/** Invitations to work here, as owners make and take them back. */
@Injectable()
export class StaffInvitations {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly invitations: InvitationsRepository,
    private readonly accounts: Accounts,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {}

  /** Newest first, expired ones included. */
  list(): Promise<Invitation[]> {
    return this.invitations.list();
  }

  /** Mails a link that works once, for 72 hours; an earlier one of this address works no more. @throws ALREADY_STAFF */
  async invite(email: string, role: StaffRole, actor: Actor): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (account?.verified && account.role !== 'member') throw authError('ALREADY_STAFF').at('email');
    const token = newLinkToken();
    const invitation = { id: uuidv7(), email, role, tokenHash: linkTokenHash(token) };
    await this.db.run(async (tx) => {
      await this.invitations.put(tx, { ...invitation, inviterId: actor.userId, invitedBy: actor.email });
      await this.activities.record(tx, actor, {
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
          // Behind the #, where no server or proxy gets to log it.
          link: `${this.env.PUBLIC_URL}/signup?mode=invitation#${token}`,
          hours: INVITATION_HOURS,
        },
      });
    });
  }

  /** @throws UNKNOWN_INVITATION */
  async revoke(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const revoked = await this.invitations.remove(tx, id);
      if (!revoked) throw authError('UNKNOWN_INVITATION');
      await this.recordRevoked(tx, revoked, actor);
    });
  }

  /** Of somebody who is no owner any more. */
  async revokeAllOf(tx: Transaction, inviterId: string, actor: Actor): Promise<void> {
    for (const revoked of await this.invitations.removeOf(tx, inviterId)) {
      await this.recordRevoked(tx, revoked, actor);
    }
  }

  private async recordRevoked(tx: Transaction, { id, email, role }: Invitation, actor: Actor): Promise<void> {
    await this.activities.record(tx, actor, {
      action: 'Invitation revoked',
      feature: 'Staff',
      changes: { before: { _id: id, email, role }, after: null },
    });
  }
}
