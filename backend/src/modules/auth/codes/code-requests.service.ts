import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import type { CodeReason } from './account-code.domain.ts';
import { type RateLimitRule, RateLimits } from '../../../platform/security/rate-limits.ts';
import { requesterKey, type Device } from '../device-cookies.ts';
import { authError } from '../auth.errors.ts';

/** Once a minute and five an hour per address, for all purposes together. */
const SPACING: RateLimitRule = { name: 'code-spacing', points: 1, seconds: 60 };
const HOURLY: RateLimitRule = { name: 'code-hourly', points: 5, seconds: 3_600 };

/** Queues code mails. The worker looks up the account, so that requests take the same time for every address. */
@Injectable()
export class CodeRequestsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Counts a mail to the address as typed, so that limits reveal nothing of accounts. A browser that signed in before is
   * counted apart from strangers.
   * @returns seconds to wait when over the limit, else 0
   */
  async take(email: string, device: Device): Promise<number> {
    const requester = requesterKey(email, device);
    return (await this.limits.take(SPACING, requester)) || this.limits.take(HOURLY, requester);
  }

  /** As `take`. @throws DomainError `OTP_RESEND_TOO_SOON` when over the limit */
  async enforce(email: string, device: Device): Promise<void> {
    const wait = await this.take(email, device);
    if (wait === 0) return;
    throw authError('OTP_RESEND_TOO_SOON', {
      retryAfterSeconds: wait,
      message: `Please wait ${wait} ${wait === 1 ? 'second' : 'seconds'} before asking for another code.`,
    });
  }

  /** Same answer for every address. @throws DomainError `OTP_RESEND_TOO_SOON` */
  async request(email: string, reason: CodeReason, device: Device): Promise<void> {
    await this.enforce(email, device);
    await this.db.run((tx) => this.add(tx, email, reason, device));
  }

  /** The code is made and mailed if `tx` commits. */
  async add(tx: Transaction, email: string, reason: CodeReason, { id }: Device): Promise<void> {
    await this.outbox.add(tx, 'auth.send-code', { requestId: uuidv7(), email, reason, device: id });
  }
}
