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
import { PurchaseLinks } from '../../auth/purchase-links/purchase-links.api.js';
import { Mail } from '../../mails/mails.api.js';
import { buddyOf, buddyWelcomeFor, safeName } from './buddy-welcome.js';
import { receiptFor } from './receipt.js';
/** What a completed payment mails to who bought and who trains, each with a link to their half of it. */
let BuyerMails = class BuyerMails {
    mail;
    links;
    constructor(mail, links) {
        this.mail = mail;
        this.links = links;
    }
    /** One mail of its kind per payment, if `tx` commits. @param payment completed */
    async sale(tx, payment) {
        await this.mail.enqueue(tx, receiptFor(payment, await this.linkFor(tx, payment.ownerId, payment)));
        const buddy = buddyOf(payment);
        if (!buddy)
            return;
        const { email } = buddy;
        // Their account is called so at first: by what the buyer typed only where that can be nothing but a name.
        const name = safeName(buddy.name) ?? email.split('@', 1)[0] ?? '';
        const link = await this.linkFor(tx, payment.buddyOwnerId, { email, name });
        await this.mail.enqueue(tx, buddyWelcomeFor(payment, buddy, link));
    }
    /** The same receipt in a mail of its own, with a link of its own. @param key what tells the two mails apart */
    async receiptAgain(tx, payment, key) {
        const receipt = receiptFor(payment, await this.linkFor(tx, payment.ownerId, payment));
        await this.mail.enqueue(tx, { ...receipt, key: `${receipt.key}:${key}` });
    }
    /** Who has an account signs in; for everybody else the link makes it. */
    async linkFor(tx, ownerId, to) {
        return ownerId === null ? this.links.issue(tx, to) : this.links.signIn();
    }
};
BuyerMails = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Mail,
        PurchaseLinks])
], BuyerMails);
export { BuyerMails };
//# sourceMappingURL=buyer-mails.js.map