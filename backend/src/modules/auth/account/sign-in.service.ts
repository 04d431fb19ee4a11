import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor, Origin } from '../../../platform/security/current-user.ts';
import type { HeldToken } from '../../../platform/security/principal.ts';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.ts';
import type { RateLimitRule } from '../../../platform/security/rate-limits.ts';
import { type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import { type Account, Accounts } from '../../users/accounts/accounts.service.ts';
import { verifyPassword } from '../../users/accounts/passwords.ts';
import { authError } from '../auth.errors.ts';
import { AccountCodes } from '../codes/account-codes.service.ts';
import { CodeRequestsService } from '../codes/code-requests.service.ts';
import { requesterKey, type Device } from '../device-cookies.ts';
import { type SecondStep, SecondStepService } from '../second-factor/second-step.service.ts';

/** Guesses at one account's password from all addresses; the owner's browser is counted apart. */
const PER_ADDRESS: RateLimitRule = { name: 'sign-in-address', points: 10, seconds: 900 };

/** Password sessions: begun and ended. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly activity: ActivityLog,
    private readonly codes: AccountCodes,
    private readonly requests: CodeRequestsService,
    private readonly backoff: ProgressiveBackoff,
    private readonly secondSteps: SecondStepService,
  ) {}

  /**
   * Unknown address and wrong password get the same answer after the same work.
   * @returns undefined when the address is unverified (a code is mailed); a second step instead of a session with a second
   * factor
   * @throws DomainError `INVALID_CREDENTIALS`, `RATE_LIMITED`; after the right password, `ACCOUNT_DEACTIVATED`
   */
  async signIn(
    { email, password }: { email: string; password: string },
    origin: Origin,
    device: Device,
  ): Promise<Session | { secondStep: SecondStep } | undefined> {
    const who = { email, ...origin };
    const requester = requesterKey(email, device);
    await this.backoff.enforce(PER_ADDRESS, requester);
    // In this order: after a concurrent reset the token has the old version and is refused.
    const account = await this.accounts.findByEmail(email);
    const passwordHash = await this.accounts.passwordHashOf(email);
    const right = await verifyPassword(passwordHash, password);
    if (!right || !account || !passwordHash) {
      await this.activity.record(this.db, who, { action: 'Sign-in failed', feature: 'Account' });
      throw authError('INVALID_CREDENTIALS');
    }
    if (account.deactivatedAt) {
      await this.activity.record(this.db, who, { action: 'Sign-in refused', feature: 'Account' });
      throw authError('ACCOUNT_DEACTIVATED');
    }
    if (!account.verified) {
      await this.sendCode(account, passwordHash, device);
      return undefined;
    }
    if (account.hasSecondFactor) {
      await this.backoff.clear(PER_ADDRESS, requester);
      return { secondStep: await this.secondSteps.begin(account, device, 'password') };
    }
    const session = await this.db.run((tx) => this.sessions.signIn(tx, account, origin));
    await this.backoff.clear(PER_ADDRESS, requester);
    return session;
  }

  /** Ends this session. */
  async signOut(actor: Actor, token: HeldToken): Promise<void> {
    await this.db.run(async (tx) => {
      await this.sessions.end(tx, actor.userId, token.id);
      await this.activity.record(tx, actor, { action: 'Signed out', feature: 'Account' });
    });
  }

  /** Ends every session of the account, this one included. */
  async signOutEverywhere(actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      await this.accounts.endSessions(tx, actor.userId);
      await this.activity.record(tx, actor, { action: 'Signed out everywhere', feature: 'Account' });
    });
  }

  /** Within the rate limit no code is sent: the last one is still valid. */
  private async sendCode({ email, name }: Account, passwordHash: string, device: Device): Promise<void> {
    if ((await this.requests.take(email, device)) > 0) return;
    await this.db.run(async (tx) => {
      await this.codes.claim(tx, email, device.id, { name, passwordHash });
      await this.requests.add(tx, email, 'verify-email', device);
    });
  }
}
