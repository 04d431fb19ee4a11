import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../platform/activity/activity-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Origin } from '../../platform/security/current-user.ts';
import { type RateLimitRule, RateLimits } from '../../platform/security/rate-limits.ts';
import { AccessTokens } from '../users/access-tokens.api.ts';
import { Accounts } from '../users/accounts.api.ts';
import { hashPassword } from '../users/passwords.api.ts';
import { AccountCodesRepository } from './account-codes.repository.ts';
import { AccountCodesService } from './account-codes.service.ts';
import { authError } from './auth.errors.ts';
import { CodeRequestsService } from './code-requests.service.ts';
import type { Session } from './sign-in.service.ts';

/** Guesses at one address's code; five tries per code come on top. */
const PER_ADDRESS: RateLimitRule = { name: 'verify-email-address', points: 30, seconds: 3_600 };

export interface Registration {
  name: string;
  email: string;
  password: string;
}

/** How an account comes to be: registered, then verified by a mailed code. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly tokens: AccessTokens,
    private readonly codes: AccountCodesService,
    private readonly codesRepository: AccountCodesRepository,
    private readonly requests: CodeRequestsService,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Does, and answers, the same whether or not the address has an account; its owner learns of it by
   * mail. @throws DomainError `OTP_RESEND_TOO_SOON`
   */
  async register({ name, email, password }: Registration, origin: Origin): Promise<void> {
    await this.requests.enforce(email);
    const passwordHash = await hashPassword(password);
    await this.unitOfWork.run(async (tx) => {
      // A code mailed for an earlier registration must not vouch for this one's password. It goes first, as in a
      // verification: the other way round the two would wait for one another.
      await this.codesRepository.remove(tx, email, 'verify-email');
      const registered = await this.accounts.register(tx, email, name, passwordHash);
      await this.activity.record(tx, {
        email,
        action: registered ? 'Registered' : 'Registered again',
        feature: 'Account',
        ...origin,
      });
      await this.requests.add(tx, email, 'register');
    });
  }

  /** @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`, `RATE_LIMITED` */
  async verifyEmail(email: string, code: string, origin: Origin): Promise<Session> {
    await this.limits.enforce(PER_ADDRESS, email);
    await this.codes.check(email, 'verify-email', code);
    const account = await this.unitOfWork.run(async (tx) => {
      await this.codes.consume(tx, email, 'verify-email', code);
      const verified = await this.accounts.markVerified(tx, email);
      if (!verified) throw authError('INVALID_OTP');
      await this.activity.record(tx, { email, action: 'Email verified', feature: 'Account', ...origin });
      return verified;
    });
    return { account, ...this.tokens.issue(account) };
  }
}
