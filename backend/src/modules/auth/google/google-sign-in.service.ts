import { Injectable, Logger } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Events } from '../../../platform/jobs/events.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import { type Account, Accounts } from '../../users/accounts/accounts.service.ts';
import type { Device } from '../device-cookies.ts';
import { type SecondStep, SecondStepService } from '../second-factor/second-step.service.ts';
import type { GoogleFailure, GoogleProfile, GoogleReturn } from './google.strategy.ts';

/** Reason of a failed Google sign-in, shown by the page. */
export type GoogleRefusal =
  | GoogleFailure
  | 'email_unverified'
  | 'account_linked_elsewhere'
  | 'account_deactivated';

/** `nonce`: of the tab that began. */
export type GoogleOutcome =
  | ((Session | { secondStep: SecondStep }) & { nonce: string })
  | { error: GoogleRefusal };

/** Signs in through Google. Accounts are found by Google's `sub`, not by address. */
@Injectable()
export class GoogleSignInService {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly activity: ActivityLog,
    private readonly consents: ConsentLedger,
    private readonly secondSteps: SecondStepService,
    private readonly events: Events,
  ) {}

  /**
   * Finds or creates the account in one transaction. A refusal is returned as `error`, not thrown.
   * @param identifyDevice the browser, for a second step
   */
  async complete(back: GoogleReturn, origin: Origin, identifyDevice: () => Device): Promise<GoogleOutcome> {
    if ('error' in back) {
      if (back.error === 'provider_unavailable')
        this.logger.warn({ err: back.cause }, 'sign-in with Google failed');
      return { error: back.error };
    }
    const outcome = await this.db.run((tx) => this.signIn(tx, back.profile, origin));
    if (typeof outcome === 'string') return { error: outcome };
    if ('waiting' in outcome) {
      const secondStep = await this.secondSteps.begin(outcome.waiting, identifyDevice(), 'google');
      return { secondStep, nonce: back.nonce };
    }
    return { ...outcome, nonce: back.nonce };
  }

  private async signIn(
    tx: Transaction,
    profile: GoogleProfile,
    origin: Origin,
  ): Promise<Session | { waiting: Account } | GoogleRefusal> {
    const known = await this.accounts.findByGoogle(profile.sub, tx);
    const account = known ?? (await this.enrol(tx, profile, origin));
    if (typeof account === 'string') return account;
    if (account.deactivatedAt) return 'account_deactivated';
    if (account.hasSecondFactor) return { waiting: account };
    return this.sessions.signIn(tx, account, origin, 'Google');
  }

  /** Google must have verified the address before its account is linked. */
  private async enrol(
    tx: Transaction,
    profile: GoogleProfile,
    origin: Origin,
  ): Promise<Account | GoogleRefusal> {
    if (!profile.emailVerified) return 'email_unverified';
    const added = await this.accounts.addFromGoogle(tx, profile);
    if (added) {
      await this.activity.record(
        tx,
        { email: added.email, ...origin },
        { action: 'Registered', feature: 'Google' },
      );
      await this.consents.recordTerms(tx, added.email, { source: 'Google', ip: origin.ip });
      await this.events.publish(tx, 'account.verified', { userId: added.id });
      return added;
    }
    // Taken by someone with this address, or by another tab with this Google account.
    const other = await this.accounts.findByGoogle(profile.sub, tx);
    if (other) return other;
    const holder = await this.accounts.findByEmail(profile.email, tx);
    const linked = holder && (await this.accounts.linkGoogle(tx, holder.id, profile));
    if (!linked) return 'account_linked_elsewhere';
    if (!holder.verified) await this.events.publish(tx, 'account.verified', { userId: linked.id });
    return linked;
  }
}
