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
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IdentityConfirmation } from '../auth/second-factor/identity-confirmation.api.js';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor, CurrentUser } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { RateLimit } from '../../platform/security/rate-limit.guard.js';
import { ArchiveLinks } from './archive/archive-links.js';
import { Erasures } from './erasure/erasures.service.js';
import { archiveView, ownErasureView, presentErasure } from './privacy.dto.js';
/** An archive reads every table. */
const EXPORT_LIMIT = { name: 'own-export', points: 10, seconds: 3_600 };
const ERASURE_LIMIT = { name: 'own-erasure', points: 20, seconds: 3_600 };
/** What is known of who asks. Both acts want the password first (`second-factor/confirm`), or a fresh sign-in of who has none. */
let OwnPrivacyController = class OwnPrivacyController {
    identity;
    links;
    erasures;
    constructor(identity, links, erasures) {
        this.identity = identity;
        this.links = links;
        this.erasures = erasures;
    }
    async export(actor, { token }) {
        await this.identity.require(actor, token);
        return { url: await this.links.make({ email: actor.email, userId: actor.userId }, actor) };
    }
    async erasure(actor) {
        const erasure = await this.erasures.ofAccount(actor);
        return { erasure: erasure ? presentErasure(erasure) : null };
    }
    async erase(actor, { token, name }) {
        await this.identity.require(actor, token);
        return { erasure: presentErasure(await this.erasures.scheduleOwn({ ...actor, name })) };
    }
    async keep(actor) {
        await this.erasures.cancelOwn(actor);
    }
};
__decorate([
    Post('export'),
    HttpCode(200),
    RateLimit(EXPORT_LIMIT),
    ApiOperation({ summary: 'A link to everything that is known of me, as a ZIP' }),
    ResponseSchema(200, archiveView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnPrivacyController.prototype, "export", null);
__decorate([
    Get('erasure'),
    ApiOperation({ summary: 'Whether, and when, I am going to be erased' }),
    ResponseSchema(200, ownErasureView),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], OwnPrivacyController.prototype, "erasure", null);
__decorate([
    Post('erasure'),
    HttpCode(200),
    RateLimit(ERASURE_LIMIT),
    ApiOperation({ summary: 'Erase my account and everything about me in seven days, unless I sign in' }),
    ResponseSchema(200, ownErasureView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnPrivacyController.prototype, "erase", null);
__decorate([
    Delete('erasure'),
    HttpCode(204),
    ApiOperation({ summary: 'Keep my account after all' }),
    ApiResponse({ status: 204 }),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], OwnPrivacyController.prototype, "keep", null);
OwnPrivacyController = __decorate([
    ApiTags('privacy'),
    ApiBearerAuth(),
    RequireAccess('member'),
    Controller('api/users/me'),
    __metadata("design:paramtypes", [IdentityConfirmation,
        ArchiveLinks,
        Erasures])
], OwnPrivacyController);
export { OwnPrivacyController };
//# sourceMappingURL=own-privacy.controller.js.map