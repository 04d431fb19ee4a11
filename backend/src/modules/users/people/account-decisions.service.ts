import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { StaffInvitations } from '../../auth/invitations/staff-invitations.service.ts';
import { SecondFactorControl } from '../../auth/second-factor/second-factor-control.service.ts';
import { AccountControl, type AccountDecision } from '../accounts/account-control.service.ts';
import { type Account, Accounts } from '../accounts/accounts.service.ts';
import { Events } from '../../../platform/jobs/events.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Role } from '../../../platform/security/rights.domain.ts';
import { usersError } from '../users.errors.ts';
import { PersonEntity } from './person.entity.ts';

/** Owners' decisions about an account, logged. */
@Injectable()
export class AccountDecisionsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly control: AccountControl,
    private readonly accounts: Accounts,
    private readonly invitations: StaffInvitations,
    private readonly secondFactors: SecondFactorControl,
    private readonly activity: ActivityLog,
    private readonly events: Events,
  ) {}

  /**
   * Ends their sessions and blocks sign-in until reactivated. @throws UNKNOWN_PERSON, NO_ACCOUNT, OWN_ACCOUNT, NAMED_OWNER,
   * LAST_OWNER
   */
  async deactivate(personId: string, actor: Actor): Promise<void> {
    await this.decide(personId, { deactivated: true }, 'Deactivated', actor);
  }

  /** @throws UNKNOWN_PERSON, NO_ACCOUNT */
  async reactivate(personId: string, actor: Actor): Promise<void> {
    await this.decide(personId, { deactivated: false }, 'Reactivated', actor);
  }

  /** @param role `member`: leaves the team. @throws UNKNOWN_PERSON, NO_ACCOUNT, NOT_VERIFIED, NAMED_OWNER, LAST_OWNER */
  async setRole(personId: string, role: Role, actor: Actor): Promise<void> {
    await this.decide(personId, { role }, 'Role changed', actor);
  }

  /** @throws UNKNOWN_PERSON, NO_ACCOUNT */
  async endSessions(personId: string, actor: Actor): Promise<void> {
    const userId = await this.accountOf(personId);
    await this.db.run(async (tx) => {
      await this.accounts.endSessions(tx, userId);
      await this.activity.record(tx, actor, {
        action: 'Sessions ended',
        feature: 'Person',
        changes: { before: { _id: personId }, after: { _id: personId } },
      });
    });
  }

  /**
   * For a person who lost phone and recovery codes: they sign in by password and set it up again. Mailed.
   * @throws UNKNOWN_PERSON, NO_ACCOUNT, OWN_SECOND_FACTOR
   */
  async resetSecondFactor(personId: string, actor: Actor): Promise<void> {
    const userId = await this.accountOf(personId);
    if (userId === actor.userId) throw usersError('OWN_SECOND_FACTOR');
    const account = await this.accounts.find(userId);
    if (!account) throw usersError('NO_ACCOUNT');
    await this.db.run(async (tx) => {
      const by = `an owner (${actor.email})`;
      if (!(await this.secondFactors.reset(tx, account, actor, by))) return;
      await this.accounts.endSessions(tx, userId);
    });
  }

  private async decide(
    personId: string,
    decision: AccountDecision,
    action: string,
    actor: Actor,
  ): Promise<void> {
    const userId = await this.accountOf(personId);
    if (decision.deactivated && userId === actor.userId) throw usersError('OWN_ACCOUNT');
    await this.db.run(async (tx) => {
      const { before, after } = await this.control.decide(tx, userId, decision);
      const changes = { before: shown(personId, before), after: shown(personId, after) };
      // Idempotent: no second entry.
      if (JSON.stringify(changes.before) === JSON.stringify(changes.after)) return;
      await this.activity.record(tx, actor, { action, feature: 'Person', changes });
      await this.events.publish(tx, 'account.rights-changed', { userId });
      // Revokes the invitations of a former owner.
      const isOwner = after.role === 'owner' && after.deactivatedAt === null;
      if (before.role === 'owner' && !isOwner) await this.invitations.revokeAllOf(tx, userId, actor);
    });
  }

  private async accountOf(personId: string): Promise<string> {
    const person = await this.db.manager.findOneBy(PersonEntity, { id: personId });
    if (!person) throw usersError('UNKNOWN_PERSON');
    if (person.userId === null) throw usersError('NO_ACCOUNT');
    return person.userId;
  }
}

const shown = (personId: string, { email, role, deactivatedAt }: Account) => ({
  _id: personId,
  email,
  role,
  deactivated: deactivatedAt !== null,
});
