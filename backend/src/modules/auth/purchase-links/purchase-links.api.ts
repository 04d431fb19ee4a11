import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { linkTokenHash, newLinkToken } from '../link-token.ts';

export const PURCHASE_LINK_DAYS = 7;

/** "Open your purchase", in the mails that a purchase sends. */
@Injectable()
export class PurchaseLinks {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /**
   * For who may have no account: makes one, once, within seven days, for whoever holds it. Send it to this address and nowhere else.
   * @returns the link, whose token is kept as a hash alone
   */
  async issue(tx: Transaction, { email, name }: { email: string; name: string }): Promise<string> {
    const token = newLinkToken();
    await tx.rows(
      `INSERT INTO purchase_links (token_hash, email, name, expires_at)
       VALUES ($1, lower($2), $3, now() + interval '${PURCHASE_LINK_DAYS} days')`,
      [linkTokenHash(token), email, name],
    );
    // Behind the #, where no server or proxy gets to log it.
    return `${this.env.PUBLIC_URL}/signup?mode=purchase&next=/profile#${token}`;
  }

  /** For who has an account: nothing in it is a secret. */
  signIn(): string {
    return `${this.env.PUBLIC_URL}/signup?next=/profile`;
  }
}
