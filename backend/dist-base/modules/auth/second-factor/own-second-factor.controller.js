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
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor, CurrentUser } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { OWN_SECOND_FACTOR_LIMIT } from '../auth-limits.js';
import { IdentityConfirmation } from './identity-confirmation.api.js';
import { OwnSecondFactorService } from './own-second-factor.service.js';
import { addPasskeyBody, confirmIdentityBody, creationOptionsView, ownSecondFactorView, passkeyParams, recoveryCodesView, totpConfirmBody, totpSetupView, } from './second-factor.dto.js';
import { presentSecondFactor } from './second-factor.presenter.js';
/** Two-step sign-in of who asks. Every change wants the password first (`confirm`), or a fresh sign-in of who has none. */
let OwnSecondFactorController = class OwnSecondFactorController {
    factor;
    identity;
    constructor(factor, identity) {
        this.factor = factor;
        this.identity = identity;
    }
    async own(actor, { token }) {
        const [own, identity] = await Promise.all([this.factor.of(actor), this.identity.stateOf(actor, token)]);
        return presentSecondFactor(own, identity);
    }
    async confirm({ password }, actor, { token }) {
        await this.identity.confirm(actor, token, password);
    }
    async beginTotp(actor, user) {
        return this.factor.beginTotp(await this.owner(actor, user));
    }
    async confirmTotp({ code }, actor, user) {
        const codes = await this.factor.confirmTotp(await this.owner(actor, user), code);
        return { recoveryCodes: codes ?? null };
    }
    async removeTotp(actor, user) {
        await this.factor.removeTotp(await this.owner(actor, user));
    }
    async renewRecoveryCodes(actor, user) {
        return { recoveryCodes: await this.factor.renewRecoveryCodes(await this.owner(actor, user)) };
    }
    async beginPasskey(actor, user) {
        return this.factor.beginPasskey(await this.owner(actor, user));
    }
    async addPasskey({ name, response }, actor, user) {
        const codes = await this.factor.addPasskey(await this.owner(actor, user), name, response);
        return { recoveryCodes: codes ?? null };
    }
    async removePasskey({ id }, actor, user) {
        await this.factor.removePasskey(await this.owner(actor, user), id);
    }
    /** @throws CONFIRM_IDENTITY, SIGN_IN_AGAIN */
    async owner(actor, { name, token }) {
        await this.identity.require(actor, token);
        return { ...actor, name };
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'How I sign in beside my password' }),
    ResponseSchema(200, ownSecondFactorView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "own", null);
__decorate([
    Post('confirm'),
    HttpCode(204),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'Show my password again; changes are taken from this session for ten minutes' }),
    ApiResponse({ status: 204 }),
    __param(0, Body({ schema: confirmIdentityBody })),
    __param(1, CurrentActor()),
    __param(2, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "confirm", null);
__decorate([
    Post('totp'),
    HttpCode(200),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'A secret for an authenticator app; counts once a code of it came back' }),
    ResponseSchema(200, totpSetupView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "beginTotp", null);
__decorate([
    Post('totp/confirm'),
    HttpCode(200),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'A code of the new app: it counts from now on, in place of one from before' }),
    ResponseSchema(200, recoveryCodesView),
    __param(0, Body({ schema: totpConfirmBody })),
    __param(1, CurrentActor()),
    __param(2, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "confirmTotp", null);
__decorate([
    Delete('totp'),
    HttpCode(204),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'Remove the authenticator app' }),
    ApiResponse({ status: 204 }),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "removeTotp", null);
__decorate([
    Post('recovery-codes'),
    HttpCode(200),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'Ten new recovery codes, shown this once; those from before work no more' }),
    ResponseSchema(200, recoveryCodesView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "renewRecoveryCodes", null);
__decorate([
    Post('passkeys/options'),
    HttpCode(200),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'What to make a passkey with; good for one try' }),
    ResponseSchema(200, creationOptionsView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "beginPasskey", null);
__decorate([
    Post('passkeys'),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'Add the passkey that the browser has made' }),
    ResponseSchema(201, recoveryCodesView),
    __param(0, Body({ schema: addPasskeyBody })),
    __param(1, CurrentActor()),
    __param(2, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "addPasskey", null);
__decorate([
    Delete('passkeys/:id'),
    HttpCode(204),
    RateLimit(OWN_SECOND_FACTOR_LIMIT),
    ApiOperation({ summary: 'Remove a passkey' }),
    ApiResponse({ status: 204 }),
    __param(0, Param({ schema: passkeyParams })),
    __param(1, CurrentActor()),
    __param(2, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSecondFactorController.prototype, "removePasskey", null);
OwnSecondFactorController = __decorate([
    ApiTags('accounts'),
    ApiBearerAuth(),
    RequireAccess('member'),
    Controller('api/users/me/second-factor'),
    __metadata("design:paramtypes", [OwnSecondFactorService,
        IdentityConfirmation])
], OwnSecondFactorController);
export { OwnSecondFactorController };
//# sourceMappingURL=own-second-factor.controller.js.map