import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { derivedKey } from '../../platform/security/derived-key.ts';
import { codeHash, type CodePurpose, newCode } from './account-code.domain.ts';
import { AccountCodesRepository } from './account-codes.repository.ts';
import { authError } from './auth.errors.ts';

const REFUSALS = { wrong: 'INVALID_OTP', locked: 'OTP_LOCKED', expired: 'OTP_EXPIRED' } as const;

/** One-time codes: six digits, ten minutes, five tries, one use, one purpose. */
@Injectable()
export class AccountCodesService {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) env: Env,
    private readonly codes: AccountCodesRepository,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'account codes');
  }

  /** @returns the new code; undefined when this request has made its code already */
  async issue(sql: Sql, requestId: string, email: string, purpose: CodePurpose): Promise<string | undefined> {
    const code = newCode();
    return (await this.codes.replace(sql, requestId, this.keyOf(email, purpose, code))) ? code : undefined;
  }

  /**
   * Leaves a right code usable; counts a wrong one.
   * @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`
   */
  async check(email: string, purpose: CodePurpose, code: string): Promise<void> {
    const state = await this.codes.compare(this.keyOf(email, purpose, code));
    if (state !== 'right') throw authError(REFUSALS[state]);
  }

  /** Uses up a code that `check` found right. @throws DomainError `INVALID_OTP` when it was used meanwhile */
  async consume(sql: Sql, email: string, purpose: CodePurpose, code: string): Promise<void> {
    if (!(await this.codes.consume(sql, this.keyOf(email, purpose, code)))) throw authError('INVALID_OTP');
  }

  private keyOf(email: string, purpose: CodePurpose, code: string) {
    return { email, purpose, hash: codeHash(this.key, email, purpose, code) };
  }
}
