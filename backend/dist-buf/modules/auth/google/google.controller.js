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
import { Controller, Get, Header, Inject, Query, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ENV } from '../../../config/config.module.js';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { RequestOrigin } from '../../../platform/security/current-user.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { RateLimits } from '../../../platform/security/rate-limits.js';
import { GOOGLE_LIMIT } from '../auth-limits.js';
import { googleBeginQuery, googleCallbackQuery, providersView } from '../auth.dto.js';
import { DeviceCookies } from '../devices/device-cookies.js';
import { GoogleSignInService } from './google-sign-in.service.js';
import { GoogleStateStore } from './google-state.store.js';
import { FromGoogleGuard, ToGoogleGuard } from './google.guards.js';
import { hasGoogleClient } from './google.strategy.js';
let GoogleController = class GoogleController {
    google;
    states;
    devices;
    limits;
    available;
    inProduction;
    constructor(env, google, states, devices, limits) {
        this.google = google;
        this.states = states;
        this.devices = devices;
        this.limits = limits;
        this.available = hasGoogleClient(env);
        this.inProduction = env.NODE_ENV === 'production';
    }
    providers() {
        return { google: this.available, googleShown: this.available || !this.inProduction };
    }
    begin(_query) {
        // Where there is a client, the guard has answered.
        return toPage({ error: 'not_configured' });
    }
    async complete(_query, request, reply, origin) {
        this.states.discard(reply);
        const outcome = await this.google.complete(request.googleReturn, origin, () => this.devices.meet(request, reply));
        if ('error' in outcome)
            return toPage({ error: outcome.error });
        // For the way there and the way back.
        await this.limits.giveBack(GOOGLE_LIMIT, origin.ip, 2);
        if ('secondStep' in outcome) {
            const { ticket, methods } = outcome.secondStep;
            return toPage({ second_step: ticket, methods: methods.join(','), nonce: outcome.nonce });
        }
        this.devices.remember(request, reply, outcome.email);
        const { token, expiresIn, nonce } = outcome;
        return toPage({ access_token: token, expires_in: String(expiresIn), nonce });
    }
};
__decorate([
    Get('providers'),
    ApiOperation({ summary: 'Which other ways to sign in there are' }),
    ResponseSchema(200, providersView),
    Header('cache-control', 'public, max-age=60'),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], GoogleController.prototype, "providers", null);
__decorate([
    Get('google'),
    RateLimit(GOOGLE_LIMIT),
    ApiOperation({ summary: 'To Google, and back to /auth/callback' }),
    ApiResponse({ status: 302 }),
    Redirect(),
    UseGuards(ToGoogleGuard),
    __param(0, Query({ schema: googleBeginQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], GoogleController.prototype, "begin", null);
__decorate([
    Get('google/callback'),
    RateLimit(GOOGLE_LIMIT),
    ApiOperation({
        summary: 'Where Google sends the browser; ends on /auth/callback with a token or an error',
    }),
    ApiResponse({ status: 302 }),
    Redirect(),
    UseGuards(FromGoogleGuard),
    __param(0, Query({ schema: googleCallbackQuery })),
    __param(1, Req()),
    __param(2, Res({ passthrough: true })),
    __param(3, RequestOrigin()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], GoogleController.prototype, "complete", null);
GoogleController = __decorate([
    ApiTags('accounts'),
    Controller('api/auth'),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, GoogleSignInService,
        GoogleStateStore,
        DeviceCookies,
        RateLimits])
], GoogleController);
export { GoogleController };
/** In the hash, which no server or proxy gets to log. */
function toPage(parameters) {
    return { url: `/auth/callback#${new URLSearchParams(parameters)}`, statusCode: 302 };
}
//# sourceMappingURL=google.controller.js.map