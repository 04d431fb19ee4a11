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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { SIGNED_IN } from '../../activity/activity-history.api.js';
import { AccountControl } from '../../users/account-control.api.js';
import { Accounts } from '../../users/accounts.api.js';
import { hashPassword } from '../../users/passwords.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { validationFailed } from '../../../platform/errors/platform-errors.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { authError } from '../auth.errors.js';
import { refuseUnfit } from '../password/password-rule.js';
import { linkTokenHash } from '../link-token.js';
import { InvitationsRepository } from './invitations.repository.js';
/** Taking up an invitation. Whoever holds its link reads the mails of its address, and has so proved it. */
let AcceptInvitationService = class AcceptInvitationService {
    unitOfWork;
    invitations;
    accounts;
    control;
    sessions;
    activities;
    constructor(unitOfWork, invitations, accounts, control, sessions, activities) {
        this.unitOfWork = unitOfWork;
        this.invitations = invitations;
        this.accounts = accounts;
        this.control = control;
        this.sessions = sessions;
        this.activities = activities;
    }
    /** What the link is for; it stays usable. @throws INVITATION_INVALID */
    async look(token) {
        const invitation = await this.invitations.find(linkTokenHash(token));
        if (!invitation)
            throw authError('INVITATION_INVALID');
        const account = await this.accounts.findByEmail(invitation.email);
        return { ...invitation, hasAccount: account?.verified === true };
    }
    /**
     * Uses the link up. An account that is there gets the role; its owner signs in as ever. Without one it is made, and signed in.
     * @throws INVITATION_INVALID, ALREADY_STAFF, ACCOUNT_DEACTIVATED; for a new account VALIDATION_FAILED, WEAK_PASSWORD, PASSWORDS_DIFFER
     */
    async accept(token, given, origin) {
        const { hasAccount } = await this.look(token);
        if (!hasAccount)
            refuseIncomplete(given);
        const passwordHash = hasAccount ? undefined : await hashPassword(given.password);
        return this.unitOfWork.run(async (tx) => {
            const invitation = await this.invitations.take(tx, linkTokenHash(token));
            if (!invitation)
                throw authError('INVITATION_INVALID');
            const made = passwordHash && (await this.make(tx, invitation, given.name, passwordHash));
            const account = made || (await this.accounts.findByEmail(invitation.email, tx));
            if (!account?.verified)
                throw authError('INVITATION_INVALID');
            if (account.deactivated)
                throw authError('ACCOUNT_DEACTIVATED');
            if (account.role !== 'member')
                throw authError('ALREADY_STAFF');
            const { after } = await this.control.decide(tx, account.id, { role: invitation.role });
            const who = { email: account.email, ...origin };
            await this.activities.record(tx, who, {
                action: 'Invitation accepted',
                feature: 'Staff',
                changes: {
                    before: { _id: invitation.id, role: 'member' },
                    after: { _id: invitation.id, role: after.role, invitedBy: invitation.invitedBy },
                },
            });
            if (!made)
                return undefined;
            await this.activities.record(tx, who, { action: SIGNED_IN, feature: 'Account' });
            const signedIn = { ...made, role: after.role };
            return { account: signedIn, ...(await this.sessions.begin(tx, signedIn, origin.userAgent)) };
        });
    }
    /** Undefined: a verified account was made meanwhile. */
    make(tx, { email }, name, passwordHash) {
        return this.accounts.addInvited(tx, { email, name, passwordHash });
    }
};
AcceptInvitationService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        InvitationsRepository,
        Accounts,
        AccountControl,
        Sessions,
        ActivityLog])
], AcceptInvitationService);
export { AcceptInvitationService };
function refuseIncomplete({ name, password, confirmPassword }) {
    if (name === '')
        throw validationFailed({ name: 'Name is required' });
    refuseUnfit({ password, confirmPassword });
}
//# sourceMappingURL=accept-invitation.service.js.map