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
import { RateLimits } from '../../../platform/security/rate-limits.js';
import { SECOND_STEP_LIMIT } from '../auth-limits.js';
import { signedInView } from '../auth.dto.js';
import { presentSession } from '../auth.presenter.js';
import { DeviceCookies } from '../devices/device-cookies.js';
import { codeStepBody, passkeyStepBody, recoveryStepBody, requestOptionsView, ticketBody, } from './second-factor.dto.js';
import { SecondStepService } from './second-step.service.js';
/** The second step of a sign-in. The ticket comes in the body: addresses are logged. */
let SecondStepController = class SecondStepController {
    steps;
    devices;
    limits;
    constructor(steps, devices, limits) {
        this.steps = steps;
        this.devices = devices;
        this.limits = limits;
    }
    async code({ ticket, code }, origin, request, reply) {
        const session = await this.steps.byCode(ticket, code, origin, this.devices.read(request));
        return this.signedIn(session, origin, request, reply);
    }
    async recoveryCode({ ticket, code }, origin, request, reply) {
        const session = await this.steps.byRecoveryCode(ticket, code, origin, this.devices.read(request));
        return this.signedIn(session, origin, request, reply);
    }
    passkeyOptions({ ticket }, request) {
        return this.steps.passkeyOptions(ticket, this.devices.read(request));
    }
    async passkey({ ticket, response }, origin, request, reply) {
        const session = await this.steps.byPasskey(ticket, response, origin, this.devices.read(request));
        return this.signedIn(session, origin, request, reply);
    }
    async signedIn(session, { ip }, request, reply) {
        await this.limits.giveBack(SECOND_STEP_LIMIT, ip);
        this.devices.remember(request, reply, session.account.email);
        return presentSession(session);
    }
};
__decorate([
    Post('code'),
    HttpCode(200),
    RateLimit(SECOND_STEP_LIMIT),
    ApiOperation({ summary: 'Sign in with the code of an authenticator app; each works once' }),
    ResponseSchema(200, signedInView),
    __param(0, Body({ schema: codeStepBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], SecondStepController.prototype, "code", null);
__decorate([
    Post('recovery-code'),
    HttpCode(200),
    RateLimit(SECOND_STEP_LIMIT),
    ApiOperation({ summary: 'Sign in with a recovery code; each works once, and its owner is told by mail' }),
    ResponseSchema(200, signedInView),
    __param(0, Body({ schema: recoveryStepBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], SecondStepController.prototype, "recoveryCode", null);
__decorate([
    Post('passkey-options'),
    HttpCode(200),
    RateLimit(SECOND_STEP_LIMIT),
    ApiOperation({ summary: 'What to ask the browser for a passkey with; good for one try' }),
    ResponseSchema(200, requestOptionsView),
    __param(0, Body({ schema: ticketBody })),
    __param(1, Req()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], SecondStepController.prototype, "passkeyOptions", null);
__decorate([
    Post('passkey'),
    HttpCode(200),
    RateLimit(SECOND_STEP_LIMIT),
    ApiOperation({ summary: 'Sign in with a passkey' }),
    ResponseSchema(200, signedInView),
    __param(0, Body({ schema: passkeyStepBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], SecondStepController.prototype, "passkey", null);
SecondStepController = __decorate([
    ApiTags('accounts'),
    Controller('api/users/auth/second-step'),
    __metadata("design:paramtypes", [SecondStepService,
        DeviceCookies,
        RateLimits])
], SecondStepController);
export { SecondStepController };
//# sourceMappingURL=second-step.controller.js.map