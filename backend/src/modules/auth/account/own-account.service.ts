import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.service.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.ts';
import { type Account, Accounts } from '../../users/accounts/accounts.service.ts';
import { type OpenSession, type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import { hashPassword, verifyPassword } from '../../users/accounts/passwords.ts';
import { OPEN_SESSION_GUESSES } from '../auth-limits.ts';
import type { PasswordChange } from '../auth.dto.ts';
import { authError } from '../auth.errors.ts';
import { checkNewPassword, checkStaffPassword } from '../password-rule.ts';

/** A member's own account: name, password, sessions. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly activity: ActivityLog,
    private readonly backoff: ProgressiveBackoff,
  ) {}

  /** @throws DomainError `ACCOUNT_GONE` when the account was deleted meanwhile */
  async rename(actor: Actor, name: string): Promise<Account> {
    return this.db.run(async (tx) => {
      const account = await this.accounts.rename(tx, actor.userId, name);
      if (!account) throw authError('ACCOUNT_GONE');
      await this.activity.record(tx, actor, { action: 'Name changed', feature: 'Account' });
      return account;
    });
  }

  /** False for accounts that sign in through Google only. */
  async hasPassword({ email }: Actor): Promise<boolean> {
    return typeof (await this.accounts.passwordHashOf(email)) === 'string';
  }

  /**
   * Ends every other session and mails the owner.
   * @returns the session that replaces this one
   * @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER`, `STAFF_PASSWORD`, `NO_PASSWORD`, `WRONG_PASSWORD`, `RATE_LIMITED`
   */
  async changePassword(actor: Actor, change: PasswordChange): Promise<Session> {
    const { userId, email } = actor;
    checkNewPassword(change);
    checkStaffPassword(change.password, await this.accounts.findByEmail(email));
    await this.backoff.enforce(OPEN_SESSION_GUESSES, userId);
    const current = await this.accounts.passwordHashOf(email);
    if (typeof current !== 'string') throw authError('NO_PASSWORD');
    if (!(await verifyPassword(current, change.currentPassword))) {
      throw authError('WRONG_PASSWORD').at('currentPassword');
    }
    const next = await hashPassword(change.password);
    const session = await this.db.run(async (tx) => {
      const changed = await this.accounts.changePassword(tx, userId, { current, next });
      // Undefined: a concurrent request changed it.
      if (!changed) throw authError('WRONG_PASSWORD').at('currentPassword');
      await this.activity.record(tx, actor, { action: 'Password changed', feature: 'Account' });
      await this.mail.enqueue(tx, {
        key: `password-changed:${uuidv7()}`,
        template: 'password-changed',
        to: { email, name: changed.name },
        data: { whileSignedIn: true },
      });
      return { account: changed, ...(await this.sessions.begin(tx, changed, actor.userAgent)) };
    });
    await this.backoff.clear(OPEN_SESSION_GUESSES, userId);
    return session;
  }

  listSessions({ userId }: Actor): Promise<OpenSession[]> {
    return this.sessions.list(userId);
  }

  /** @throws DomainError `UNKNOWN_SESSION` for an ended or foreign session */
  async endSession(actor: Actor, id: string): Promise<void> {
    await this.db.run(async (tx) => {
      if (!(await this.sessions.end(tx, actor.userId, id))) throw authError('UNKNOWN_SESSION');
      await this.activity.record(tx, actor, { action: 'Session ended', feature: 'Account' });
    });
  }
}
