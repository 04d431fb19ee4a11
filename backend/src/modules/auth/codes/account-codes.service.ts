import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { derivedKey } from '../../../platform/security/derived-key.ts';
import { codeHash, newCode } from './account-code.domain.ts';
import { AccountCodesRepository, type Claim, type CodeKey } from './account-codes.repository.ts';
import { authError } from '../auth.errors.ts';

const REFUSALS = { wrong: 'INVALID_OTP', locked: 'OTP_LOCKED', expired: 'OTP_EXPIRED' } as const;

/** Whose code it is, what for, and the id of the browser that asks: empty for one without a cookie. */
export type CodeOf = Omit<CodeKey, 'hash'>;

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

  /**
   * @param email the account's, or one that nobody has
   * @returns the new code and whether it is a registration's; undefined when this request has made its code already
   */
  async issue(
    sql: Sql,
    requestId: string,
    { email, purpose, device }: CodeOf,
  ): Promise<{ code: string; registered: boolean } | undefined> {
    const code = newCode();
    const held = await this.codes.heldBy(sql, email, purpose, device);
    const made = await this.codes.replace(sql, requestId, this.keyOf({ email, purpose, device: held }, code));
    return made && { code, ...made };
  }

  /**
   * Leaves a right code usable; counts a wrong one.
   * @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`
   */
  async check(of: CodeOf, code: string): Promise<void> {
    const state = await this.codes.compare(this.keyOf(of, code));
    if (state !== 'right') throw authError(REFUSALS[state]);
  }

  /**
   * Uses up a code that `check` found right.
   * @returns what was registered with it, if anything was
   * @throws DomainError `INVALID_OTP` when it was used meanwhile
   */
  async consume(tx: Transaction, of: CodeOf, code: string): Promise<Claim | undefined> {
    const used = await this.codes.consume(tx, this.keyOf(of, code));
    if (!used) throw authError('INVALID_OTP');
    return used.claim;
  }

  private keyOf({ email, purpose, device }: CodeOf, code: string): CodeKey {
    return { email, purpose, device, hash: codeHash(this.key, email, purpose, code) };
  }
}
