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
import { Body, Controller, Get, Patch, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { RateLimits } from '../../../platform/security/rate-limits.js';
import { accountView, presentAccount } from '../../users/account.api.js';
import { OWN_NAME_LIMIT, OWN_PASSWORD_LIMIT } from '../auth-limits.js';
import { changePasswordBody, hasPasswordView, renameBody, signedInView } from '../auth.dto.js';
import { presentSession } from '../auth.presenter.js';
import { DeviceCookies } from '../devices/device-cookies.js';
import { OwnAccountService } from './own-account.service.js';
let OwnAccountController = class OwnAccountController {
    account;
    devices;
    limits;
    constructor(account, devices, limits) {
        this.account = account;
        this.devices = devices;
        this.limits = limits;
    }
    async rename({ name }, actor) {
        return presentAccount(await this.account.rename(actor, name));
    }
    async hasPassword(actor) {
        return { set: await this.account.hasPassword(actor) };
    }
    async changePassword(body, actor, request, reply) {
        const session = await this.account.changePassword(actor, body);
        await this.limits.giveBack(OWN_PASSWORD_LIMIT, actor.ip);
        this.devices.remember(request, reply, actor.email);
        return presentSession(session);
    }
};
__decorate([
    Patch(),
    RateLimit(OWN_NAME_LIMIT),
    ApiOperation({ summary: 'Change my name' }),
    ResponseSchema(200, accountView),
    __param(0, Body({ schema: renameBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnAccountController.prototype, "rename", null);
__decorate([
    Get('password'),
    ApiOperation({ summary: 'Whether I have a password, or only come through Google' }),
    ResponseSchema(200, hasPasswordView),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], OwnAccountController.prototype, "hasPassword", null);
__decorate([
    Put('password'),
    RateLimit(OWN_PASSWORD_LIMIT),
    ApiOperation({
        summary: 'Change my password; ends every other session and answers a new token for this one',
    }),
    ResponseSchema(200, signedInView),
    __param(0, Body({ schema: changePasswordBody })),
    __param(1, CurrentActor()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], OwnAccountController.prototype, "changePassword", null);
OwnAccountController = __decorate([
    ApiTags('accounts'),
    ApiBearerAuth(),
    RequireAccess('member'),
    Controller('api/users/me'),
    __metadata("design:paramtypes", [OwnAccountService,
        DeviceCookies,
        RateLimits])
], OwnAccountController);
export { OwnAccountController };
//# sourceMappingURL=own-account.controller.js.map