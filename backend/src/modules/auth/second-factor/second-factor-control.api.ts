import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { Who } from '../../activity/activity-log.api.ts';
import { type Holder, SecondFactorNotices } from './second-factor-notices.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

/** What an owner, or whoever runs the server, decides over somebody's second factor. */
@Injectable()
export class SecondFactorControl {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly notices: SecondFactorNotices,
  ) {}

  /**
   * Takes everything away that they sign in with beside the password; they set it up anew. Logged, and mailed to them.
   * @param by as the mail names them: "an owner (asha@example.com)" @returns false: there was nothing
   */
  async reset(tx: Transaction, holder: Holder, who: Who, by: string): Promise<boolean> {
    if (!(await this.factors.removeAll(tx, holder.id))) return false;
    await this.notices.tell(tx, holder, who, {
      action: 'Two-step sign-in reset',
      what: `Two-step sign-in of your account was reset by ${by}: your authenticator app, passkeys and recovery codes no longer work, and you were signed out everywhere. Please set it up again on your profile.`,
    });
    return true;
  }
}
