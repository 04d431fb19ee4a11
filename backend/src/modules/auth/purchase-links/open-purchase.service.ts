import { Injectable } from '@nestjs/common';
import { ActivityLog, SIGNED_IN } from '../../activity/activity-log.api.ts';
import { Mail } from '../../mails/mails.api.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import { hashPassword } from '../../users/accounts/passwords.ts';
import { Sessions } from '../../users/accounts/sessions.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { type RateLimitRule, RateLimits } from '../../../platform/security/rate-limits.ts';
import { authError } from '../auth.errors.ts';
import { linkTokenHash, newLinkToken } from '../link-token.ts';
import { refuseUnfit } from '../password/password-rule.ts';
import type { Session } from '../session/sign-in.service.ts';
import { PURCHASE_LINK_DAYS, PurchaseLinks } from './purchase-links.api.ts';
import { type PurchaseLink, PurchaseLinksRepository } from './purchase-links.repository.ts';

/** New links to one address, whoever asks for them. */
const SPACING: RateLimitRule = { name: 'purchase-link-spacing', points: 1, seconds: 60 };
const DAILY: RateLimitRule = { name: 'purchase-link-daily', points: 5, seconds: 86_400 };

/** Opening a purchase by the link in its mail. Whoever holds it reads the mails of its address, and has so proved it. */
@Injectable()
export class OpenPurchaseService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly repository: PurchaseLinksRepository,
    private readonly links: PurchaseLinks,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
  ) {}

  /** What the link is good for; it stays usable. @throws PURCHASE_LINK_UNKNOWN */
  async look(token: string): Promise<PurchaseLink & { hasAccount: boolean }> {
    const link = await this.repository.find(linkTokenHash(token));
    if (!link) throw authError('PURCHASE_LINK_UNKNOWN');
    const account = await this.accounts.findByEmail(link.email);
    return { ...link, hasAccount: account?.verified === true };
  }

  /**
   * Makes the account of the link's address, which has its purchases from then on, and uses the link up. Who has an account signs in as
   * ever, with a second step where there is one: the link opens no account that is there.
   * @throws PURCHASE_LINK_OVER, PURCHASE_HAS_ACCOUNT, ACCOUNT_DEACTIVATED, WEAK_PASSWORD
   */
  async open(token: string, password: string, origin: Origin): Promise<Session> {
    refuseUnfit({ password, confirmPassword: password });
    if ((await this.repository.find(linkTokenHash(token)))?.state !== 'open')
      throw authError('PURCHASE_LINK_OVER');
    const passwordHash = await hashPassword(password);
    return this.db.run(async (tx) => {
      const link = await this.repository.take(tx, linkTokenHash(token));
      if (!link) throw authError('PURCHASE_LINK_OVER');
      const account = await this.accounts.addInvited(tx, { ...link, passwordHash });
      if (!account) throw authError('PURCHASE_HAS_ACCOUNT');
      if (account.deactivatedAt) throw authError('ACCOUNT_DEACTIVATED');
      const who = { email: account.email, ...origin };
      await this.activity.record(tx, who, { action: 'Registered', feature: 'Purchase link' });
      await this.activity.record(tx, who, { action: SIGNED_IN, feature: 'Account' });
      return { account, ...(await this.sessions.begin(tx, account, origin.userAgent)) };
    });
  }

  /** Mails another link to the address of one that has expired. @throws PURCHASE_LINK_UNKNOWN, PURCHASE_LINK_TOO_SOON */
  async renew(token: string): Promise<void> {
    const link = await this.repository.find(linkTokenHash(token));
    if (!link) throw authError('PURCHASE_LINK_UNKNOWN');
    const wait = (await this.limits.take(SPACING, link.email)) || (await this.limits.take(DAILY, link.email));
    if (wait > 0) throw authError('PURCHASE_LINK_TOO_SOON', { retryAfterSeconds: wait });
    const account = await this.accounts.findByEmail(link.email);
    await this.db.run(async (tx) => {
      const openLink = account?.verified ? this.links.signIn() : await this.links.issue(tx, link);
      await this.mail.enqueue(tx, {
        key: `purchase-link:${linkTokenHash(newLinkToken())}`,
        template: 'purchase-link',
        to: { email: link.email, name: null },
        data: { openLink, days: PURCHASE_LINK_DAYS },
      });
    });
  }
}
