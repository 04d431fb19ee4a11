import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.service.ts';
import type { JobPayloads } from '../../../platform/jobs/job-names.ts';
import type { CodeReason } from './account-code.domain.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { Buyers } from '../../sales/buyers.service.ts';
import { type Account, Accounts } from '../../users/accounts/accounts.service.ts';
import { CODE_LIFE_MINUTES, type CodePurpose } from './account-code.domain.ts';
import { AccountCodes } from './account-codes.service.ts';

/** Makes and mails a code when an account matches; otherwise stores one that is never sent. Idempotent. */
@Injectable()
@HandlesJob('auth.send-code')
export class SendCodeProcessor implements JobHandler<'auth.send-code'> {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly codes: AccountCodes,
    private readonly buyers: Buyers,
    private readonly mail: Mail,
  ) {}

  async handle({ requestId, email, reason, device }: JobPayloads['auth.send-code']): Promise<void> {
    await this.db.run(async (tx) => {
      const account = await this.accounts.findByEmail(email, tx);
      const purpose = await this.purposeOf(tx, email, reason, device, account);
      const made = await this.codes.issue(tx, requestId, { email, purpose, device });
      if (!made) return;
      const mail = account
        ? this.mailFor(account, purpose, reason, made)
        : purpose === 'reset-password' && (await this.buyers.hasPaid(email)) && this.invitation();
      // Anyone may have typed the name of an unverified account: mails do not contain it.
      const to = { email, name: account?.verified ? account.name : null };
      if (mail) await this.mail.enqueue(tx, { key: `code:${requestId}`, to, ...mail });
    });
  }

  private mailFor(
    { email, verified }: Account,
    purpose: CodePurpose,
    reason: CodeReason,
    { code, registered }: { code: string; registered: boolean },
  ) {
    const minutes = CODE_LIFE_MINUTES;
    if (purpose === 'reset-password') {
      const link = `${this.env.PUBLIC_URL}/signup?${new URLSearchParams({ email, otp: code })}#reset`;
      const data = { code, link, minutes };
      return { template: 'reset-password' as const, data };
    }
    if (!verified) return registered && { template: 'verify-email' as const, data: { code, minutes } };
    return (
      reason === 'register' && { template: 'account-exists' as const, data: {} as Record<string, never> }
    );
  }

  /** For buyers without an account. */
  private invitation() {
    const link = `${this.env.PUBLIC_URL}/signup?mode=sign-up`;
    return { template: 'no-account-yet' as const, data: { link } };
  }

  /** `again`: the purpose of the newest code, else what the account needs. */
  private async purposeOf(
    tx: Transaction,
    email: string,
    reason: CodeReason,
    device: string,
    account: Account | undefined,
  ): Promise<CodePurpose> {
    if (reason === 'register') return 'verify-email';
    if (reason !== 'again') return reason;
    const newest = await this.codes.newestPurpose(tx, email, device);
    return newest ?? (account?.verified ? 'reset-password' : 'verify-email');
  }
}
