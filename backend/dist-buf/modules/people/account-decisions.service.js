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
import { ActivityLog } from '../activity/activity-log.api.js';
import { StaffInvitations } from '../auth/invitations/staff-invitations.api.js';
import { SecondFactorControl } from '../auth/second-factor/second-factor-control.api.js';
import { AccountControl, } from '../users/account-control.api.js';
import { Accounts } from '../users/accounts.api.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { peopleError } from './people.errors.js';
import { PeopleRepository } from './people.repository.js';
/** What an owner decides over somebody's account, each with its entry in the activity log. */
let AccountDecisionsService = class AccountDecisionsService {
    unitOfWork;
    people;
    control;
    accounts;
    invitations;
    secondFactors;
    activities;
    constructor(unitOfWork, people, control, accounts, invitations, secondFactors, activities) {
        this.unitOfWork = unitOfWork;
        this.people = people;
        this.control = control;
        this.accounts = accounts;
        this.invitations = invitations;
        this.secondFactors = secondFactors;
        this.activities = activities;
    }
    /** Ends their sessions, and begins none until it is taken back. @throws UNKNOWN_PERSON, NO_ACCOUNT, OWN_ACCOUNT, NAMED_OWNER, LAST_OWNER */
    async deactivate(personId, actor) {
        await this.decide(personId, { deactivated: true }, 'Deactivated', actor);
    }
    /** @throws UNKNOWN_PERSON, NO_ACCOUNT */
    async reactivate(personId, actor) {
        await this.decide(personId, { deactivated: false }, 'Reactivated', actor);
    }
    /** @param role `member`: does not work here any more. @throws UNKNOWN_PERSON, NO_ACCOUNT, NOT_VERIFIED, NAMED_OWNER, LAST_OWNER */
    async setRole(personId, role, actor) {
        await this.decide(personId, { role }, 'Role changed', actor);
    }
    /** @throws UNKNOWN_PERSON, NO_ACCOUNT */
    async endSessions(personId, actor) {
        const userId = await this.accountOf(personId);
        await this.unitOfWork.run(async (tx) => {
            await this.accounts.endSessions(tx, userId);
            await this.activities.record(tx, actor, {
                action: 'Sessions ended',
                feature: 'Person',
                changes: { before: { _id: personId }, after: { _id: personId } },
            });
        });
    }
    /**
     * For somebody who lost phone and recovery codes: they sign in with the password alone and set it up anew. Mailed to them.
     * @throws UNKNOWN_PERSON, NO_ACCOUNT, OWN_SECOND_FACTOR
     */
    async resetSecondFactor(personId, actor) {
        const userId = await this.accountOf(personId);
        if (userId === actor.userId)
            throw peopleError('OWN_SECOND_FACTOR');
        const account = await this.control.find(userId);
        if (!account)
            throw peopleError('NO_ACCOUNT');
        await this.unitOfWork.run(async (tx) => {
            const by = `an owner (${actor.email})`;
            if (!(await this.secondFactors.reset(tx, account, actor, by)))
                return;
            await this.accounts.endSessions(tx, userId);
        });
    }
    async decide(personId, decision, action, actor) {
        const userId = await this.accountOf(personId);
        if (decision.deactivated && userId === actor.userId)
            throw peopleError('OWN_ACCOUNT');
        await this.unitOfWork.run(async (tx) => {
            const { before, after } = await this.control.decide(tx, userId, decision);
            const changes = { before: shown(personId, before), after: shown(personId, after) };
            // What is so already is not written down again.
            if (JSON.stringify(changes.before) === JSON.stringify(changes.after))
                return;
            await this.activities.record(tx, actor, { action, feature: 'Person', changes });
            // Nobody comes in by the word of an owner who is none any more.
            const isOwner = after.role === 'owner' && after.deactivatedAt === null;
            if (before.role === 'owner' && !isOwner)
                await this.invitations.revokeAllOf(tx, userId, actor);
        });
    }
    async accountOf(personId) {
        const person = await this.people.find(personId);
        if (!person)
            throw peopleError('UNKNOWN_PERSON');
        if (person.userId === null)
            throw peopleError('NO_ACCOUNT');
        return person.userId;
    }
};
AccountDecisionsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PeopleRepository,
        AccountControl,
        Accounts,
        StaffInvitations,
        SecondFactorControl,
        ActivityLog])
], AccountDecisionsService);
export { AccountDecisionsService };
const shown = (personId, { email, role, deactivatedAt }) => ({
    _id: personId,
    email,
    role,
    deactivated: deactivatedAt !== null,
});
//# sourceMappingURL=account-decisions.service.js.map