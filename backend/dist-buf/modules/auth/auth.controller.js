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
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor, CurrentUser, RequestOrigin, } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { RateLimit } from '../../platform/security/rate-limit.guard.js';
import { RateLimits } from '../../platform/security/rate-limits.js';
import { REGISTER_LIMIT, SIGN_IN_LIMIT } from './auth-limits.js';
import { registerBody, signInBody, signInView, verificationNeededView } from './auth.dto.js';
import { presentSession } from './auth.presenter.js';
import { DeviceCookies } from './devices/device-cookies.js';
import { RegistrationService } from './account/registration.service.js';
import { SignInService } from './session/sign-in.service.js';
let AuthController = class AuthController {
    sessions;
    registration;
    devices;
    limits;
    constructor(sessions, registration, devices, limits) {
        this.sessions = sessions;
        this.registration = registration;
        this.devices = devices;
        this.limits = limits;
    }
    async signIn(credentials, origin, request, reply) {
        const { email } = credentials;
        const session = await this.sessions.signIn(credentials, origin, this.devices.meet(request, reply));
        await this.limits.giveBack(SIGN_IN_LIMIT, origin.ip);
        if (!session)
            return { requiresVerification: true, email };
        // Remembered with the second step: until then it is a stranger who knows the password.
        if ('secondStep' in session)
            return session;
        this.devices.remember(request, reply, email);
        return presentSession(session);
    }
    async register({ name, email, password }, origin, request, reply) {
        const device = this.devices.meet(request, reply);
        await this.registration.register({ name, email, password }, origin, device);
        return { requiresVerification: true, email };
    }
    async signOut(actor, { token }) {
        await this.sessions.signOut(actor, token);
    }
    async signOutEverywhere(actor) {
        await this.sessions.signOutEverywhere(actor);
    }
};
__decorate([
    Post('login'),
    HttpCode(200),
    RateLimit(SIGN_IN_LIMIT),
    ApiOperation({
        summary: 'Sign in; an unverified address is sent a code instead, a second factor is asked for',
    }),
    ResponseSchema(200, signInView),
    __param(0, Body({ schema: signInBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AuthController.prototype, "signIn", null);
__decorate([
    Post('register'),
    RateLimit(REGISTER_LIMIT),
    ApiOperation({ summary: 'Register; the same answer whether or not the address has an account' }),
    ResponseSchema(201, verificationNeededView),
    __param(0, Body({ schema: registerBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AuthController.prototype, "register", null);
__decorate([
    Post('auth/sign-out'),
    HttpCode(204),
    ApiBearerAuth(),
    RequireAccess('member'),
    ApiOperation({ summary: 'End this session: its token is refused from now on' }),
    ApiResponse({ status: 204 }),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AuthController.prototype, "signOut", null);
__decorate([
    Post('auth/sign-out-everywhere'),
    HttpCode(204),
    ApiBearerAuth(),
    RequireAccess('member'),
    ApiOperation({ summary: 'End every session of this account' }),
    ApiResponse({ status: 204 }),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AuthController.prototype, "signOutEverywhere", null);
AuthController = __decorate([
    ApiTags('accounts'),
    Controller('api/users'),
    __metadata("design:paramtypes", [SignInService,
        RegistrationService,
        DeviceCookies,
        RateLimits])
], AuthController);
export { AuthController };
//# sourceMappingURL=auth.controller.js.map