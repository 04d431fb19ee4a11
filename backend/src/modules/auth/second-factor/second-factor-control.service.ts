import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog, type Who } from '../../activity/activity-log.api.ts';
import { Mail } from '../../mails/mails.api.ts';
import type { Account } from '../../users/accounts/accounts.service.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

/** Whose sign-in it is about. */
export type Holder = Pick<Account, 'id' | 'email' | 'name'>;

/** What happened, for the log in few words and for the mail in a sentence. */
export interface Notice {
  action: string;
  what: string;
  /** What it is about, for the log. */
  detail?: Record<string, string | number>;
  /** A mail with the same key goes out once. */
  mailKey?: string;
}

/** What an owner, or whoever runs the server, decides over somebody's second factor; and the notice of every change. */
@Injectable()
export class SecondFactorControl {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly activity: ActivityLog,
    private readonly mail: Mail,
  ) {}

  /**
   * Takes everything away that they sign in with beside the password; they set it up anew. Logged, and mailed to them.
   * @param by as the mail names them: "an owner (asha@example.com)" @returns false: there was nothing
   */
  async reset(tx: Transaction, holder: Holder, who: Who, by: string): Promise<boolean> {
    if (!(await this.factors.removeAll(tx, holder.id))) return false;
    await this.notify(tx, holder, who, {
      action: 'Two-step sign-in reset',
      what: `Two-step sign-in of your account was reset by ${by}: your authenticator app, passkeys and recovery codes no longer work, and you were signed out everywhere. Please set it up again on your profile.`,
    });
    return true;
  }

  /** Into the activity log, and to the holder by mail. @param who did it; an owner's reset is not the holder's own doing */
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
      data: { name, what },
    });
  }
}
