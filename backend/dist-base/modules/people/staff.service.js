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
import { AccountControl } from '../users/account-control.api.js';
import { SecondFactorPolicy } from '../users/second-factor-policy.api.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { peopleError } from './people.errors.js';
import { PeopleRepository } from './people.repository.js';
/** Who works here, and who is invited to. */
let StaffService = class StaffService {
    people;
    control;
    invitations;
    policy;
    unitOfWork;
    activities;
    constructor(people, control, invitations, policy, unitOfWork, activities) {
        this.people = people;
        this.control = control;
        this.invitations = invitations;
        this.policy = policy;
        this.unitOfWork = unitOfWork;
        this.activities = activities;
    }
    async overview() {
        const [staff, invitations, secondFactorRoles] = await Promise.all([
            this.control.staff(),
            this.invitations.list(),
            this.policy.rolesIn(this.unitOfWork),
        ]);
        const ids = await this.people.idsOf(staff.map(({ id }) => id));
        return {
            staff: staff.map((account) => ({ ...account, personId: ids.get(account.id) ?? '' })),
            invitations,
            secondFactorRoles,
        };
    }
    /**
     * Whether a role requires two-step sign-in, from the next call on. Nobody asks of others what would shut themselves out.
     * @throws SET_UP_FIRST
     */
    async requireSecondFactor(role, required, actor) {
        if (required && role === actor.role) {
            const own = await this.control.find(actor.userId);
            if (!own?.hasSecondFactor)
                throw peopleError('SET_UP_FIRST');
        }
        await this.unitOfWork.run(async (tx) => {
            const before = await this.policy.set(tx, role, required);
            if (before === required)
                return;
            const shown = (value) => ({ _id: role, role, secondFactorRequired: value });
            await this.activities.record(tx, actor, {
                action: required ? 'Two-step sign-in required' : 'Two-step sign-in no longer required',
                feature: 'Staff',
                changes: { before: shown(before), after: shown(required) },
            });
        });
        await this.policy.refresh();
    }
};
StaffService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PeopleRepository,
        AccountControl,
        StaffInvitations,
        SecondFactorPolicy,
        UnitOfWork,
        ActivityLog])
], StaffService);
export { StaffService };
//# sourceMappingURL=staff.service.js.map