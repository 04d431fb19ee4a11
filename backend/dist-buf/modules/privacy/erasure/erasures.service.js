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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { Mail } from '../../mails/mails.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { subjectOf } from '../subjects.js';
import { privacyError } from '../privacy.errors.js';
import { obstacleTo } from './erasure-obstacles.js';
import { ErasuresRepository } from './erasures.repository.js';
/** To change one's mind. */
export const DAYS_TO_THINK = 7;
const SHOWN = 100;
const REFUSALS = {
    'named-owner': 'NAMED_OWNER_STAYS',
    'last-owner': 'LAST_OWNER_STAYS',
    'open-payment': 'PAYMENT_OPEN',
    'open-refund': 'REFUND_OPEN',
    flagged: 'PAYMENT_FLAGGED',
    busy: undefined,
};
/** Who is to be erased, and when. The worker does it (`ErasureRunner`). */
let Erasures = class Erasures {
    env;
    db;
    erasures;
    mail;
    activities;
    constructor(env, db, erasures, mail, activities) {
        this.env = env;
        this.db = db;
        this.erasures = erasures;
        this.mail = mail;
        this.activities = activities;
    }
    ofAccount({ userId }) {
        return this.erasures.openOf(userId);
    }
    /**
     * In a week, unless they sign in or take it back; an open payment is waited for. Mailed to them.
     * @throws LAST_OWNER_STAYS, NAMED_OWNER_STAYS
     */
    async scheduleOwn(actor) {
        const subject = { email: actor.email, userId: actor.userId };
        return this.db.run(async (tx) => {
            const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
            if (obstacle === 'named-owner' || obstacle === 'last-owner')
                throw privacyError(REFUSALS[obstacle]);
            const erasure = await this.erasures.ask(tx, subject, 'self', DAYS_TO_THINK);
            await this.activities.record(tx, actor, { action: 'Erasure asked for', feature: 'Account' });
            await this.mail.enqueue(tx, {
                key: `erasure-scheduled:${erasure.id}`,
                template: 'erasure-scheduled',
                to: { email: actor.email, name: actor.name },
                data: { name: actor.name, on: longDay(erasure.dueAt), days: DAYS_TO_THINK },
            });
            return erasure;
        });
    }
    /** @throws NO_ERASURE */
    async cancelOwn(actor) {
        await this.db.run(async (tx) => {
            if (!(await this.erasures.cancelOwn(tx, actor.userId)))
                throw privacyError('NO_ERASURE');
            await this.activities.record(tx, actor, { action: 'Erasure taken back', feature: 'Account' });
        });
    }
    /**
     * At once, by the worker. @param email of somebody with an account, a purchase, or a message alone
     * @throws OWN_ERASURE, LAST_OWNER_STAYS, NAMED_OWNER_STAYS, PAYMENT_OPEN, REFUND_OPEN, PAYMENT_FLAGGED
     */
    async order(email, actor) {
        const subject = await subjectOf(this.db, email);
        if (subject.userId === actor.userId)
            throw privacyError('OWN_ERASURE');
        return this.db.run(async (tx) => {
            const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
            const refusal = obstacle && REFUSALS[obstacle];
            if (refusal)
                throw privacyError(refusal);
            const erasure = await this.erasures.ask(tx, subject, 'owner', 0);
            // Without whom: the log outlives them.
            const changes = { before: null, after: { _id: erasure.id } };
            await this.activities.record(tx, actor, { action: 'Erasure ordered', feature: 'Person', changes });
            return erasure;
        });
    }
    list() {
        return this.erasures.list(SHOWN);
    }
};
Erasures = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        ErasuresRepository,
        Mail,
        ActivityLog])
], Erasures);
export { Erasures };
function longDay(at) {
    return at.toLocaleDateString('en-IN', {
        timeZone: 'Asia/Kolkata',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
    });
}
//# sourceMappingURL=erasures.service.js.map