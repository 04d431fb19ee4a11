import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog, type Who } from '../../activity/activity-log.api.ts';
import { Mail } from '../../mails/mails.api.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';

/** Whose sign-in it is about. */
export interface Holder {
  id: string;
  email: string;
  name: string;
}

/** What happened, for the log in few words and for the mail in a sentence. */
export interface Notice {
  action: string;
  what: string;
  /** What it is about, for the log. */
  detail?: Record<string, string | number>;
  /** A mail with the same key goes out once. */
  mailKey?: string;
}

/** Tells the activity log, and the person by mail, that how they sign in was changed or made use of. */
@Injectable()
export class SecondFactorNotices {
  constructor(
    private readonly activity: ActivityLog,
    private readonly mail: Mail,
  ) {}

  /** @param who did it; an owner's reset is not the holder's own doing */
  async tell(
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
