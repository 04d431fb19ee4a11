import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { StaffInvitations } from '../../auth/invitations/staff-invitations.api.ts';
import { SecondFactorControl } from '../../auth/second-factor/second-factor-control.api.ts';
import {
  AccountControl,
  type AccountDecision,
  type ControlledAccount,
} from '../accounts/account-control.api.ts';
import { Accounts } from '../accounts/accounts.api.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Role } from '../../../platform/security/rights.domain.ts';
import { peopleError } from './people.errors.ts';
import { PeopleRepository } from './people.repository.ts';

/** What an owner decides over somebody's account, each with its entry in the activity log. */
@Injectable()
export class AccountDecisionsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly people: PeopleRepository,
    private readonly control: AccountControl,
    private readonly accounts: Accounts,
    private readonly invitations: StaffInvitations,
    private readonly secondFactors: SecondFactorControl,
    private readonly activities: ActivityLog,
  ) {}

  /** Ends their sessions, and begins none until it is taken back. @throws UNKNOWN_PERSON, NO_ACCOUNT, OWN_ACCOUNT, NAMED_OWNER, LAST_OWNER */
  async deactivate(personId: string, actor: Actor): Promise<void> {
    await this.decide(personId, { deactivated: true }, 'Deactivated', actor);
  }

  /** @throws UNKNOWN_PERSON, NO_ACCOUNT */
  async reactivate(personId: string, actor: Actor): Promise<void> {
    await this.decide(personId, { deactivated: false }, 'Reactivated', actor);
  }

  /** @param role `member`: is no longer on the team. @throws UNKNOWN_PERSON, NO_ACCOUNT, NOT_VERIFIED, NAMED_OWNER, LAST_OWNER */
  async setRole(personId: string, role: Role, actor: Actor): Promise<void> {
    await this.decide(personId, { role }, 'Role changed', actor);
  }

  /** @throws UNKNOWN_PERSON, NO_ACCOUNT */
  async endSessions(personId: string, actor: Actor): Promise<void> {
    const userId = await this.accountOf(personId);
    await this.db.run(async (tx) => {
      await this.accounts.endSessions(tx, userId);
      await this.activities.record(tx, actor, {
        action: 'Sessions ended',
        feature: 'Person',
        changes: { before: { _id: personId }, after: { _id: personId } },
      });
    });
  }

  /**
   * For somebody who lost phone and recovery codes: they sign in with the password alone and set it up anew. Mailed to them.
   * @throws UNKNOWN_PERSON, NO_ACCOUNT, OWN_SECOND_FACTOR
   */
  async resetSecondFactor(personId: string, actor: Actor): Promise<void> {
    const userId = await this.accountOf(personId);
    if (userId === actor.userId) throw peopleError('OWN_SECOND_FACTOR');
    const account = await this.control.find(userId);
    if (!account) throw peopleError('NO_ACCOUNT');
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
    if (decision.deactivated && userId === actor.userId) throw peopleError('OWN_ACCOUNT');
    await this.db.run(async (tx) => {
      const { before, after } = await this.control.decide(tx, userId, decision);
      const changes = { before: shown(personId, before), after: shown(personId, after) };
      // What is so already is not written down again.
      if (JSON.stringify(changes.before) === JSON.stringify(changes.after)) return;
      await this.activities.record(tx, actor, { action, feature: 'Person', changes });
      // Nobody comes in by the word of an owner who is none any more.
      const isOwner = after.role === 'owner' && after.deactivatedAt === null;
      if (before.role === 'owner' && !isOwner) await this.invitations.revokeAllOf(tx, userId, actor);
    });
  }

  private async accountOf(personId: string): Promise<string> {
    const person = await this.people.find(personId);
    if (!person) throw peopleError('UNKNOWN_PERSON');
    if (person.userId === null) throw peopleError('NO_ACCOUNT');
    return person.userId;
  }
}

const shown = (personId: string, { email, role, deactivatedAt }: ControlledAccount) => ({
  _id: personId,
  email,
  role,
  deactivated: deactivatedAt !== null,
});
