var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { SIGNED_IN } from '../../activity/activity-history.api.js';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { Mail } from '../../mails/mails.api.js';
import { Accounts } from '../../users/accounts.api.js';
import { hashPassword } from '../../users/passwords.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { RateLimits } from '../../../platform/security/rate-limits.js';
import { authError } from '../auth.errors.js';
import { linkTokenHash, newLinkToken } from '../link-token.js';
import { refuseUnfit } from '../password/password-rule.js';
import { PURCHASE_LINK_DAYS, PurchaseLinks } from './purchase-links.api.js';
import { PurchaseLinksRepository } from './purchase-links.repository.js';
/** New links to one address, whoever asks for them. */
const SPACING = { name: 'purchase-link-spacing', points: 1, seconds: 60 };
const DAILY = { name: 'purchase-link-daily', points: 5, seconds: 86_400 };
/** Opening a purchase by the link in its mail. Whoever holds it reads the mails of its address, and has so proved it. */
let OpenPurchaseService = class OpenPurchaseService {
    unitOfWork;
    repository;
    links;
    accounts;
    sessions;
    mail;
    activity;
    limits;
    constructor(unitOfWork, repository, links, accounts, sessions, mail, activity, limits) {
        this.unitOfWork = unitOfWork;
        this.repository = repository;
        this.links = links;
        this.accounts = accounts;
        this.sessions = sessions;
        this.mail = mail;
        this.activity = activity;
        this.limits = limits;
    }
    /** What the link is good for; it stays usable. @throws PURCHASE_LINK_UNKNOWN */
    async look(token) {
        const link = await this.repository.find(linkTokenHash(token));
        if (!link)
            throw authError('PURCHASE_LINK_UNKNOWN');
        const account = await this.accounts.findByEmail(link.email);
        return { ...link, hasAccount: account?.verified === true };
    }
    /**
     * Makes the account of the link's address, which has its purchases from then on, and uses the link up. Who has an account signs in as
     * ever, with a second step where there is one: the link opens no account that is there.
     * @throws PURCHASE_LINK_OVER, PURCHASE_HAS_ACCOUNT, ACCOUNT_DEACTIVATED, WEAK_PASSWORD
     */
    async open(token, password, origin) {
        refuseUnfit({ password, confirmPassword: password });
        if ((await this.repository.find(linkTokenHash(token)))?.state !== 'open')
            throw authError('PURCHASE_LINK_OVER');
        const passwordHash = await hashPassword(password);
        return this.unitOfWork.run(async (tx) => {
            const link = await this.repository.take(tx, linkTokenHash(token));
            if (!link)
                throw authError('PURCHASE_LINK_OVER');
            const account = await this.accounts.addInvited(tx, { ...link, passwordHash });
            if (!account)
                throw authError('PURCHASE_HAS_ACCOUNT');
            if (account.deactivated)
                throw authError('ACCOUNT_DEACTIVATED');
            const who = { email: account.email, ...origin };
            await this.activity.record(tx, who, { action: 'Registered', feature: 'Purchase link' });
            await this.activity.record(tx, who, { action: SIGNED_IN, feature: 'Account' });
            return { account, ...(await this.sessions.begin(tx, account, origin.userAgent)) };
        });
    }
    /** Mails another link to the address of one that has expired. @throws PURCHASE_LINK_UNKNOWN, PURCHASE_LINK_TOO_SOON */
    async renew(token) {
        const link = await this.repository.find(linkTokenHash(token));
        if (!link)
            throw authError('PURCHASE_LINK_UNKNOWN');
        const wait = (await this.limits.take(SPACING, link.email)) || (await this.limits.take(DAILY, link.email));
        if (wait > 0)
            throw authError('PURCHASE_LINK_TOO_SOON', { retryAfterSeconds: wait });
        const account = await this.accounts.findByEmail(link.email);
        await this.unitOfWork.run(async (tx) => {
            const openLink = account?.verified ? this.links.signIn() : await this.links.issue(tx, link);
            await this.mail.enqueue(tx, {
                key: `purchase-link:${linkTokenHash(newLinkToken())}`,
                template: 'purchase-link',
                to: { email: link.email, name: null },
                data: { openLink, days: PURCHASE_LINK_DAYS },
            });
        });
    }
};
OpenPurchaseService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PurchaseLinksRepository,
        PurchaseLinks,
        Accounts,
        Sessions,
        Mail,
        ActivityLog,
        RateLimits])
], OpenPurchaseService);
export { OpenPurchaseService };
//# sourceMappingURL=open-purchase.service.js.map