import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog, type Who } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import type { Account } from '../../users/accounts/accounts.service.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

/** The account whose sign-in changed. */
export type Holder = Pick<Account, 'id' | 'email' | 'name'>;

/** `action` for the activity log, `what` for the mail (a sentence). */
export interface Notice {
  action: string;
  what: string;
  /** For the activity log. */
  detail?: Record<string, string | number>;
  /** A mail with the same key is sent once. */
  mailKey?: string;
}

/** Resets a second factor for an owner or the server's operator, and mails every change. */
@Injectable()
export class SecondFactorControl {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly activity: ActivityLog,
    private readonly mail: Mail,
  ) {}

  /**
   * Removes authenticator app, passkeys and recovery codes. Logged, and mailed to the holder.
   * @param by as in the mail: "an owner (asha@example.com)" @returns false: there was nothing
   */
  async reset(tx: Transaction, holder: Holder, who: Who, by: string): Promise<boolean> {
    if (!(await this.factors.removeAll(tx, holder.id))) return false;
    await this.notify(tx, holder, who, {
      action: 'Two-step sign-in reset',
      what: `Two-step sign-in of your account was reset by ${by}: your authenticator app, passkeys and recovery codes no longer work, and you were signed out everywhere. Please set it up again on your profile.`,
    });
    return true;
  }

  /** Logs and mails a change. @param who the author: an owner for a reset, else the holder */
  async notify(
    tx: Transaction,
    holder: Holder,
    who: Who,
    { action, what, detail, mailKey = uuidv7() }: Notice,
  ): Promise<void> {
    await this.activity.record(tx, who, {
      action,
      feature: 'Two-step sign-in',
      changes: { before: null, after: { _id: holder.id, email: holder.email, ...detail } },
    });
    const { email, name } = holder;
    await this.mail.enqueue(tx, {
      key: `second-factor:${mailKey}`,
      template: 'second-factor',
      to: { email, name },
      data: { what },
    });
  }
}
