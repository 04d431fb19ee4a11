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
import { StaffInvitations } from '../../auth/invitations/staff-invitations.api.js';
import { AccountControl } from '../../users/account-control.api.js';
import { good, missing } from '../setup-items.js';
/** A site that one account alone can open is lost with it. */
let StaffCheck = class StaffCheck {
    control;
    invitations;
    item = 'staff';
    constructor(control, invitations) {
        this.control = control;
        this.invitations = invitations;
    }
    async look() {
        const [staff, invitations] = await Promise.all([this.control.staff(), this.invitations.list()]);
        const owners = staff.filter(({ role }) => role === 'owner').length;
        if (staff.length > 1)
            return [good(`${staff.length} people work here, ${owners} of them as owner`)];
        if (invitations.length > 0)
            return [missing('Somebody is invited, and has not opened the invitation yet')];
        return [missing('Nobody but you can open the admin area')];
    }
};
StaffCheck = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [AccountControl,
        StaffInvitations])
], StaffCheck);
export { StaffCheck };
//# sourceMappingURL=staff.check.js.map