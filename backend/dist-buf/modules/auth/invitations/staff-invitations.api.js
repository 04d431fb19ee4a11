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
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { Mail } from '../../mails/mails.api.js';
import { Accounts } from '../../users/accounts.api.js';
import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { authError } from '../auth.errors.js';
import { linkTokenHash, newLinkToken } from '../link-token.js';
import { INVITATION_HOURS, InvitationsRepository } from './invitations.repository.js';
/** Invitations to work here, as owners make and take them back. */
let StaffInvitations = class StaffInvitations {
    env;
    unitOfWork;
    invitations;
    accounts;
    mail;
    activities;
    constructor(env, unitOfWork, invitations, accounts, mail, activities) {
        this.env = env;
        this.unitOfWork = unitOfWork;
        this.invitations = invitations;
        this.accounts = accounts;
        this.mail = mail;
        this.activities = activities;
    }
    /** Newest first, expired ones included. */
    list() {
        return this.invitations.list();
    }
    /** Mails a link that works once, for 72 hours; an earlier one of this address works no more. @throws ALREADY_STAFF */
    async invite(email, role, actor) {
        const account = await this.accounts.findByEmail(email);
        if (account?.verified && account.role !== 'member')
            throw authError('ALREADY_STAFF').at('email');
        const token = newLinkToken();
        const invitation = { id: uuidv7(), email, role, tokenHash: linkTokenHash(token) };
        await this.unitOfWork.run(async (tx) => {
            await this.invitations.put(tx, { ...invitation, inviterId: actor.userId, invitedBy: actor.email });
            await this.activities.record(tx, actor, {
                action: 'Invited',
                feature: 'Staff',
                changes: { before: null, after: { _id: invitation.id, email, role } },
            });
            await this.mail.enqueue(tx, {
                key: `staff-invitation:${invitation.id}`,
                template: 'staff-invitation',
                to: { email, name: null },
                data: {
                    inviter: actor.email,
                    role,
                    // Behind the #, where no server or proxy gets to log it.
                    link: `${this.env.PUBLIC_URL}/signup?mode=invitation#${token}`,
                    hours: INVITATION_HOURS,
                },
            });
        });
    }
    /** @throws UNKNOWN_INVITATION */
    async revoke(id, actor) {
        await this.unitOfWork.run(async (tx) => {
            const revoked = await this.invitations.remove(tx, id);
            if (!revoked)
                throw authError('UNKNOWN_INVITATION');
            await this.recordRevoked(tx, revoked, actor);
        });
    }
    /** Of somebody who is no owner any more. */
    async revokeAllOf(tx, inviterId, actor) {
        for (const revoked of await this.invitations.removeOf(tx, inviterId)) {
            await this.recordRevoked(tx, revoked, actor);
        }
    }
    async recordRevoked(tx, { id, email, role }, actor) {
        await this.activities.record(tx, actor, {
            action: 'Invitation revoked',
            feature: 'Staff',
            changes: { before: { _id: id, email, role }, after: null },
        });
    }
};
StaffInvitations = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        InvitationsRepository,
        Accounts,
        Mail,
        ActivityLog])
], StaffInvitations);
export { StaffInvitations };
//# sourceMappingURL=staff-invitations.api.js.map