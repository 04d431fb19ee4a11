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
import { ActivityHistory } from '../activity/activity-history.api.js';
import { SuppressionList } from '../broadcast/suppressions/suppression-list.api.js';
import { ConsentLedger } from '../consents/consent-ledger.api.js';
import { Inbox } from '../contact/inbox.api.js';
import { MailList } from '../mails/mail-list.api.js';
import { PurchaseHistory } from '../payments/purchase-history.api.js';
import { AccountControl } from '../users/account-control.api.js';
import { Sessions } from '../users/sessions.api.js';
import { rowsBefore } from '../../platform/database/counted.js';
import { peopleError } from './people.errors.js';
import { PeopleRepository } from './people.repository.js';
/** Of each list of one person's. */
const NEWEST = 20;
/** Everybody with an account or a purchase, and all that we know of one of them. */
let PeopleService = class PeopleService {
    people;
    accounts;
    openSessions;
    purchases;
    inbox;
    mails;
    history;
    suppressions;
    consents;
    constructor(people, accounts, openSessions, purchases, inbox, mails, history, suppressions, consents) {
        this.people = people;
        this.accounts = accounts;
        this.openSessions = openSessions;
        this.purchases = purchases;
        this.inbox = inbox;
        this.mails = mails;
        this.history = history;
        this.suppressions = suppressions;
        this.consents = consents;
    }
    /** Newest first. @throws PAGE_TOO_DEEP */
    async list(query, page, limit) {
        const [count, people] = await this.people.page(query, rowsBefore(page, limit), limit);
        const accounts = await this.accounts.findMany(people.flatMap(({ userId }) => userId ?? []));
        const items = people.map((person) => ({
            ...person,
            account: accounts.find(({ id }) => id === person.userId),
        }));
        return { items, ...count, page, limit };
    }
    /** @throws UNKNOWN_PERSON */
    async detail(id) {
        const person = await this.people.find(id);
        if (!person)
            throw peopleError('UNKNOWN_PERSON');
        const { email, userId } = person;
        const [account, sessions, purchases, messages, mails, signIns, suppressed, consents] = await Promise.all([
            userId === null ? undefined : this.accounts.find(userId),
            userId === null ? [] : this.openSessions.of(userId),
            this.purchases.of(email, person.userId, NEWEST),
            this.inbox.from(email, NEWEST),
            this.mails.to(email, NEWEST),
            this.history.signInsOf(email, NEWEST),
            this.suppressions.of(email),
            this.consents.of(email, NEWEST),
        ]);
        return { ...person, account, sessions, purchases, messages, mails, signIns, suppressed, consents };
    }
};
PeopleService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PeopleRepository,
        AccountControl,
        Sessions,
        PurchaseHistory,
        Inbox,
        MailList,
        ActivityHistory,
        SuppressionList,
        ConsentLedger])
], PeopleService);
export { PeopleService };
//# sourceMappingURL=people.service.js.map