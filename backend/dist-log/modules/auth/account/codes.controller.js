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
import { CODE_LIMIT, MAIL_LIMIT, REGISTER_LIMIT } from '../auth-limits.js';
import { codeBody, doneView, emailBody, resendBody, resetBody, verifiedView } from '../auth.dto.js';
import { presentSession } from '../auth.presenter.js';
import { CodeRequestsService } from '../codes/code-requests.service.js';
import { DeviceCookies } from '../devices/device-cookies.js';
import { RecoveryService } from './recovery.service.js';
import { RegistrationService } from './registration.service.js';
const done = (message) => ({ success: true, message });
/** Everything that goes through a mailed code. */
let CodesController = class CodesController {
    requests;
    registration;
    recovery;
    devices;
    limits;
    constructor(requests, registration, recovery, devices, limits) {
        this.requests = requests;
        this.registration = registration;
        this.recovery = recovery;
        this.devices = devices;
        this.limits = limits;
    }
    async verifyEmail({ email, otp }, origin, request, reply) {
        const device = this.devices.read(request);
        const session = await this.registration.verifyEmail(email, otp, origin, device);
        await this.giveBack(origin, CODE_LIMIT, REGISTER_LIMIT);
        this.devices.remember(request, reply, email);
        return { ...presentSession(session), ...done('Email verified successfully!') };
    }
    async resend({ email, purpose }, request, reply) {
        await this.requests.request(email, purpose ?? 'again', this.devices.meet(request, reply));
        return done('OTP sent successfully!');
    }
    async forgot({ email }, request, reply) {
        await this.requests.request(email, 'reset-password', this.devices.meet(request, reply));
        return done('If this address has an account, a code is on its way to it.');
    }
    async verifyResetCode({ email, otp }, origin, request) {
        await this.recovery.checkCode(email, otp, this.devices.read(request));
        await this.giveBack(origin, CODE_LIMIT);
        return done('The code is right.');
    }
    async reset(body, origin, request, reply) {
        await this.recovery.reset(body, origin, this.devices.read(request));
        await this.giveBack(origin, CODE_LIMIT, MAIL_LIMIT);
        this.devices.remember(request, reply, body.email);
        return done('Your password has been changed.');
    }
    async giveBack({ ip }, ...rules) {
        await Promise.all(rules.map((rule) => this.limits.giveBack(rule, ip)));
    }
};
__decorate([
    Post('verify-email'),
    HttpCode(200),
    RateLimit(CODE_LIMIT),
    ApiOperation({ summary: 'Verify an address with its code, and sign in' }),
    ResponseSchema(200, verifiedView),
    __param(0, Body({ schema: codeBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], CodesController.prototype, "verifyEmail", null);
__decorate([
    Post('resend-otp'),
    HttpCode(200),
    RateLimit(MAIL_LIMIT),
    ApiOperation({ summary: 'Mail another code; without a purpose, for what the last one was for' }),
    ResponseSchema(200, doneView),
    __param(0, Body({ schema: resendBody })),
    __param(1, Req()),
    __param(2, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], CodesController.prototype, "resend", null);
__decorate([
    Post('forgot-password'),
    HttpCode(200),
    RateLimit(MAIL_LIMIT),
    ApiOperation({ summary: 'Mail a code to set a new password with; the same answer for every address' }),
    ResponseSchema(200, doneView),
    __param(0, Body({ schema: emailBody })),
    __param(1, Req()),
    __param(2, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], CodesController.prototype, "forgot", null);
__decorate([
    Post('verify-reset-otp'),
    HttpCode(200),
    RateLimit(CODE_LIMIT),
    ApiOperation({ summary: 'Whether a reset code is right; it stays usable' }),
    ResponseSchema(200, doneView),
    __param(0, Body({ schema: codeBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], CodesController.prototype, "verifyResetCode", null);
__decorate([
    Post('reset-password'),
    HttpCode(200),
    RateLimit(CODE_LIMIT),
    ApiOperation({ summary: 'Set a new password with a reset code; ends every session' }),
    ResponseSchema(200, doneView),
    __param(0, Body({ schema: resetBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], CodesController.prototype, "reset", null);
CodesController = __decorate([
    ApiTags('accounts'),
    Controller('api/users/auth'),
    __metadata("design:paramtypes", [CodeRequestsService,
        RegistrationService,
        RecoveryService,
        DeviceCookies,
        RateLimits])
], CodesController);
export { CodesController };
//# sourceMappingURL=codes.controller.js.map