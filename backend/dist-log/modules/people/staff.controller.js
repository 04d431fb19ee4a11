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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { StaffInvitations } from '../auth/invitations/staff-invitations.api.js';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { presentStaff } from './staff.presenter.js';
import { invitationParams, inviteBody, secondFactorBody, secondFactorParams, staffView, } from './staff.dto.js';
import { StaffService } from './staff.service.js';
let StaffController = class StaffController {
    staff;
    invitations;
    constructor(staff, invitations) {
        this.staff = staff;
        this.invitations = invitations;
    }
    overview(actor) {
        return this.shown(actor);
    }
    async invite({ email, role }, actor) {
        await this.invitations.invite(email, role, actor);
        return this.shown(actor);
    }
    async revoke({ id }, actor) {
        await this.invitations.revoke(id, actor);
    }
    async requireSecondFactor({ role }, { required }, actor) {
        await this.staff.requireSecondFactor(role, required, actor);
        return this.shown(actor);
    }
    async shown({ userId }) {
        return presentStaff(await this.staff.overview(), userId, new Date());
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Who works here, who is invited, and what each role may do' }),
    ResponseSchema(200, staffView),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], StaffController.prototype, "overview", null);
__decorate([
    Post('invitations'),
    ApiOperation({ summary: 'Mail a link that works once within 72 hours; replaces the one before' }),
    ResponseSchema(201, staffView),
    __param(0, Body({ schema: inviteBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], StaffController.prototype, "invite", null);
__decorate([
    Delete('invitations/:id'),
    HttpCode(204),
    ApiOperation({ summary: 'Take an invitation back: its link works no more' }),
    ApiResponse({ status: 204 }),
    __param(0, Param({ schema: invitationParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], StaffController.prototype, "revoke", null);
__decorate([
    Put('second-factor/:role'),
    ApiOperation({ summary: 'Whether a role requires two-step sign-in, from the next call on' }),
    ResponseSchema(200, staffView),
    __param(0, Param({ schema: secondFactorParams })),
    __param(1, Body({ schema: secondFactorBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], StaffController.prototype, "requireSecondFactor", null);
StaffController = __decorate([
    ApiTags('people'),
    ApiBearerAuth(),
    RequireAccess('people:manage'),
    Controller('api/admin/staff'),
    __metadata("design:paramtypes", [StaffService,
        StaffInvitations])
], StaffController);
export { StaffController };
//# sourceMappingURL=staff.controller.js.map