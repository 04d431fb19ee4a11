import { Inject, Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import { hashPassword } from '../../users/accounts/passwords.ts';
import { type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Events } from '../../../platform/jobs/events.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { type RateLimitRule, RateLimits } from '../../../platform/security/rate-limits.ts';
import { authError } from '../auth.errors.ts';
import { linkTokenHash, newLinkToken } from '../../../platform/security/link-token.ts';
import { checkNewPassword } from '../password-rule.ts';
import { PurchaseLinkEntity } from './purchase-link.entity.ts';

/** New links per address. */
const SPACING: RateLimitRule = { name: 'purchase-link-spacing', points: 1, seconds: 60 };
const DAILY: RateLimitRule = { name: 'purchase-link-daily', points: 5, seconds: 86_400 };

export const PURCHASE_LINK_DAYS = 7;

/** "Set up your training" in the mails of a purchase. */
@Injectable()
export class PurchaseLinks {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /**
   * A link that creates an account for the address, once, within seven days: send it to this address only.
   * @returns the link; only a hash of its token is stored
   */
  async issue(tx: Transaction, { email, name }: { email: string; name: string }): Promise<string> {
    const token = newLinkToken();
    await tx.rows(
      `INSERT INTO purchase_links (token_hash, email, name, expires_at)
       VALUES ($1, lower($2), $3, now() + interval '${PURCHASE_LINK_DAYS} days')`,
      [linkTokenHash(token), email, name],
    );
    // After the #, which servers and proxies do not log.
    return `${this.env.PUBLIC_URL}/signup?mode=purchase&next=/my#${token}`;
  }

  /** Unused links to an address work no more, nor can they be renewed. */
  async revoke(tx: Transaction, email: string): Promise<void> {
    await tx.rows('DELETE FROM purchase_links WHERE email = lower($1) AND used_at IS NULL', [email]);
  }

  /** For existing accounts; contains no secret. */
  signIn(): string {
    return `${this.env.PUBLIC_URL}/signup?next=/my`;
  }
}

/** Opens a purchase by the link in its mail, which verifies the address. */
@Injectable()
export class OpenPurchaseService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly links: PurchaseLinks,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /** The link stays valid. @throws PURCHASE_LINK_UNKNOWN */
  async find(
    token: string,
  ): Promise<{ state: 'open' | 'used' | 'expired'; email: string; hasAccount: boolean }> {
    const link = await this.linkOf(token);
    const account = await this.accounts.findByEmail(link.email);
    return { state: stateOf(link), email: link.email, hasAccount: account?.verified === true };
  }

  /**
   * Consumes the link and creates the account with its purchases. An existing account is not opened: its owner signs in as
   * usual.
   * @throws PURCHASE_LINK_OVER, PURCHASE_HAS_ACCOUNT, ACCOUNT_DEACTIVATED, WEAK_PASSWORD
   */
  async open(token: string, password: string, origin: Origin): Promise<Session> {
    checkNewPassword({ password, confirmPassword: password });
    const found = await this.db.manager.findOneBy(PurchaseLinkEntity, { tokenHash: linkTokenHash(token) });
    if (!found || stateOf(found) !== 'open') throw authError('PURCHASE_LINK_OVER');
    const passwordHash = await hashPassword(password);
    return this.db.run(async (tx) => {
      // Of two requests with one link, one succeeds.
      const [link] = await tx.rows<{ email: string; name: string }>(
        `UPDATE purchase_links SET used_at = now()
          WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING email, name`,
        [linkTokenHash(token)],
      );
      if (!link) throw authError('PURCHASE_LINK_OVER');
      const account = await this.accounts.addInvited(tx, { ...link, passwordHash });
      if (!account) throw authError('PURCHASE_HAS_ACCOUNT');
      if (account.deactivatedAt) throw authError('ACCOUNT_DEACTIVATED');
      const who = { email: account.email, ...origin };
      await this.activity.record(tx, who, { action: 'Registered', feature: 'Purchase link' });
      await this.events.publish(tx, 'account.verified', { userId: account.id });
      return this.sessions.signIn(tx, account, origin);
    });
  }

  /** Mails a new link to the address of an expired one. @throws PURCHASE_LINK_UNKNOWN, PURCHASE_LINK_TOO_SOON */
  async renew(token: string): Promise<void> {
    const link = await this.linkOf(token);
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

  /** @throws PURCHASE_LINK_UNKNOWN */
  private async linkOf(token: string): Promise<PurchaseLinkEntity> {
    const link = await this.db.manager.findOneBy(PurchaseLinkEntity, { tokenHash: linkTokenHash(token) });
    if (!link) throw authError('PURCHASE_LINK_UNKNOWN');
    return link;
  }
}

function stateOf({ usedAt, expiresAt }: PurchaseLinkEntity): 'open' | 'used' | 'expired' {
  if (usedAt) return 'used';
  return expiresAt > new Date() ? 'open' : 'expired';
}
