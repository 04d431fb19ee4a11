import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Events } from '../../../platform/jobs/events.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import { type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import { hashPassword } from '../../users/accounts/passwords.ts';
import { AccountCodes } from '../codes/account-codes.service.ts';
import type { Registration } from '../auth.dto.ts';
import { authError } from '../auth.errors.ts';
import { CodeRequestsService } from '../codes/code-requests.service.ts';
import type { Device } from '../device-cookies.ts';

/** Registers an account, then verifies it by a mailed code. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly codes: AccountCodes,
    private readonly requests: CodeRequestsService,
    private readonly activity: ActivityLog,
    private readonly consents: ConsentLedger,
    private readonly events: Events,
  ) {}

  /** Same work and answer with or without an account; its owner is told by mail. @throws DomainError `OTP_RESEND_TOO_SOON` */
  async register({ name, email, password }: Registration, origin: Origin, device: Device): Promise<void> {
    await this.requests.enforce(email, device);
    const passwordHash = await hashPassword(password);
    await this.db.run(async (tx) => {
      // Lock codes first, as a verification does: prevents a deadlock.
      await this.codes.claim(tx, email, device.id, { name, passwordHash });
      const registered = await this.accounts.register(tx, email, name, passwordHash);
      await this.activity.record(
        tx,
        { email, ...origin },
        { action: registered ? 'Registered' : 'Registered again', feature: 'Account' },
      );
      await this.requests.add(tx, email, 'register', device);
    });
  }

  /**
   * Applies the name and password of the code's registration.
   * @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`, `ACCOUNT_DEACTIVATED`
   */
  async verifyEmail(
    email: string,
    code: string,
    origin: Origin,
    device: Device | undefined,
  ): Promise<Session> {
    const key = { email, purpose: 'verify-email', device: device?.id ?? '' } as const;
    await this.codes.check(key, code);
    return this.db.run(async (tx) => {
      const claim = await this.codes.consume(tx, key, code);
      const verified = claim && (await this.accounts.markVerified(tx, email, claim));
      if (!verified) throw authError('INVALID_OTP');
      if (verified.deactivatedAt) throw authError('ACCOUNT_DEACTIVATED');
      const who = { email, ...origin };
      await this.activity.record(tx, who, { action: 'Email verified', feature: 'Account' });
      await this.consents.recordTerms(tx, email, { source: 'sign-up', ip: origin.ip });
      await this.events.publish(tx, 'account.verified', { userId: verified.id });
      return this.sessions.signIn(tx, verified, origin);
    });
  }
}
