import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.service.ts';
import { Events } from '../../../platform/jobs/events.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import { hashPassword } from '../../users/accounts/passwords.ts';
import { AccountCodes } from '../codes/account-codes.service.ts';
import type { PasswordReset } from '../auth.dto.ts';
import { authError } from '../auth.errors.ts';
import type { Device } from '../device-cookies.ts';
import { checkNewPassword, checkStaffPassword } from '../password-rule.ts';

/** Resets a lost password by a mailed code. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly codes: AccountCodes,
    private readonly mail: Mail,
    private readonly activity: ActivityLog,
    private readonly events: Events,
  ) {}

  /** The code stays valid. @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED` */
  async checkCode(email: string, code: string, device: Device | undefined): Promise<void> {
    await this.codes.check(keyOf(email, device), code);
  }

  /**
   * Ends every session, verifies the address (the code was read there) and mails the owner.
   * @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER`, `STAFF_PASSWORD`, or as `checkCode`
   */
  async reset(
    { email, otp, password, confirmPassword }: PasswordReset,
    origin: Origin,
    device: Device | undefined,
  ): Promise<void> {
    checkNewPassword({ password, confirmPassword });
    await this.checkCode(email, otp, device);
    checkStaffPassword(password, await this.accounts.findByEmail(email));
    const passwordHash = await hashPassword(password);
    await this.db.run(async (tx) => {
      await this.codes.consume(tx, keyOf(email, device), otp);
      const before = await this.accounts.findByEmail(email, tx);
      const account = await this.accounts.replacePassword(tx, email, passwordHash);
      if (!account) throw authError('INVALID_OTP');
      await this.activity.record(tx, { email, ...origin }, { action: 'Password reset', feature: 'Account' });
      if (!before?.verified) await this.events.publish(tx, 'account.verified', { userId: account.id });
      await this.mail.enqueue(tx, {
        key: `password-changed:${uuidv7()}`,
        template: 'password-changed',
        to: { email, name: account.name },
        data: { whileSignedIn: false },
      });
    });
  }
}

const keyOf = (email: string, device: Device | undefined) =>
  ({ email, purpose: 'reset-password', device: device?.id ?? '' }) as const;
