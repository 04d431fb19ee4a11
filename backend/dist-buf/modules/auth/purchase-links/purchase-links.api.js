var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { linkTokenHash, newLinkToken } from '../link-token.js';
export const PURCHASE_LINK_DAYS = 7;
/** Rows of links that were over a year ago that one new link takes away. */
const SWEPT = 20;
/** "Open your purchase", in the mails that a purchase sends. */
let PurchaseLinks = class PurchaseLinks {
    env;
    constructor(env) {
        this.env = env;
    }
    /**
     * For who may have no account: makes one, once, within seven days, for whoever holds it. Send it to this address and nowhere else.
     * @returns the link, whose token is kept as a hash alone
     */
    async issue(tx, { email, name }) {
        const token = newLinkToken();
        await tx.rows(`WITH swept AS (
         DELETE FROM purchase_links WHERE token_hash IN (
           SELECT token_hash FROM purchase_links WHERE expires_at < now() - interval '1 year' LIMIT ${SWEPT} FOR UPDATE SKIP LOCKED))
       INSERT INTO purchase_links (token_hash, email, name, expires_at)
       VALUES ($1, lower($2), $3, now() + interval '${PURCHASE_LINK_DAYS} days')`, [linkTokenHash(token), email, name]);
        // Behind the #, where no server or proxy gets to log it.
        return `${this.env.PUBLIC_URL}/signup?mode=purchase&next=/profile#${token}`;
    }
    /** For who has an account: nothing in it is a secret. */
    signIn() {
        return `${this.env.PUBLIC_URL}/signup?next=/profile`;
    }
};
PurchaseLinks = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object])
], PurchaseLinks);
export { PurchaseLinks };
//# sourceMappingURL=purchase-links.api.js.map