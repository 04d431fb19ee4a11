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
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { RequestOrigin } from '../../../platform/security/current-user.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { INVITATION_LIMIT } from '../auth-limits.js';
import { acceptedView, acceptInvitationBody, invitationBody, invitationView } from '../auth.dto.js';
import { presentSession } from '../auth.presenter.js';
import { DeviceCookies } from '../devices/device-cookies.js';
import { AcceptInvitationService } from './accept-invitation.service.js';
/** The token comes in the body: addresses are logged. */
let InvitationsController = class InvitationsController {
    invitations;
    devices;
    constructor(invitations, devices) {
        this.invitations = invitations;
        this.devices = devices;
    }
    async look({ token }) {
        const { email, role, invitedBy, expiresAt, hasAccount } = await this.invitations.look(token);
        return { email, staffRole: role, invitedBy, expiresAt: expiresAt.toISOString(), hasAccount };
    }
    async accept({ token, ...given }, origin, request, reply) {
        const session = await this.invitations.accept(token, given, origin);
        if (!session)
            return { session: null };
        this.devices.remember(request, reply, session.account.email);
        return { session: presentSession(session) };
    }
};
__decorate([
    Post('look'),
    HttpCode(200),
    RateLimit(INVITATION_LIMIT),
    ApiOperation({ summary: 'What an invitation is for; it stays usable' }),
    ResponseSchema(200, invitationView),
    __param(0, Body({ schema: invitationBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], InvitationsController.prototype, "look", null);
__decorate([
    Post('accept'),
    HttpCode(200),
    RateLimit(INVITATION_LIMIT),
    ApiOperation({ summary: 'Take an invitation up: an account gets its role, or is made and signed in' }),
    ResponseSchema(200, acceptedView),
    __param(0, Body({ schema: acceptInvitationBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], InvitationsController.prototype, "accept", null);
InvitationsController = __decorate([
    ApiTags('accounts'),
    Controller('api/users/invitations'),
    __metadata("design:paramtypes", [AcceptInvitationService,
        DeviceCookies])
], InvitationsController);
export { InvitationsController };
//# sourceMappingURL=invitations.controller.js.map