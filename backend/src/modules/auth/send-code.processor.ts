import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { JobPayloads } from '../../platform/queue/job-catalogue.ts';
import { HandlesJob, type JobHandler } from '../../platform/queue/job-handler.ts';
import { type Account, Accounts } from '../users/accounts.api.ts';
import { CODE_LIFE_MINUTES, type CodePurpose } from './account-code.domain.ts';
import { AccountCodesRepository } from './account-codes.repository.ts';
import { AccountCodesService } from './account-codes.service.ts';

/**
 * Makes a code and mails it, if the address has an account that it is for. For any other address a
 * code is stored that nobody ever learns. Done twice for one request, it does nothing more.
 */
@Injectable()
@HandlesJob('auth.send-code')
export class SendCodeProcessor implements JobHandler<'auth.send-code'> {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly codes: AccountCodesService,
    private readonly repository: AccountCodesRepository,
    private readonly mail: Mail,
  ) {}

  async handle({ requestId, email, reason }: JobPayloads['auth.send-code']): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const account = await this.accounts.findByEmail(email, tx);
      const purpose = await this.purposeOf(tx, email, reason, account);
      const code = await this.codes.issue(tx, requestId, email, purpose);
      if (!account || code === undefined) return;
      const to = { email, name: account.name };
      const key = `code:${requestId}`;
      if (purpose === 'reset-password') {
        const link = `${this.env.PUBLIC_URL}/signup?${new URLSearchParams({ email, otp: code })}#reset`;
        const data = { name: account.name, code, link, minutes: CODE_LIFE_MINUTES };
        await this.mail.enqueue(tx, { key, template: 'reset-password', to, data });
      } else if (!account.verified) {
        const data = { name: account.name, code, minutes: CODE_LIFE_MINUTES };
        await this.mail.enqueue(tx, { key, template: 'verify-email', to, data });
      } else if (reason === 'register') {
        const data = { name: account.name };
        await this.mail.enqueue(tx, { key, template: 'account-exists', to, data });
      }
    });
  }

  /** "Send it again" without saying what: whatever was sent last, else what the account needs. */
  private async purposeOf(
    tx: Transaction,
    email: string,
    reason: JobPayloads['auth.send-code']['reason'],
    account: Account | undefined,
  ): Promise<CodePurpose> {
    if (reason === 'register') return 'verify-email';
    if (reason !== 'again') return reason;
    const newest = await this.repository.newestPurpose(tx, email);
    return newest ?? (account?.verified ? 'reset-password' : 'verify-email');
  }
}
