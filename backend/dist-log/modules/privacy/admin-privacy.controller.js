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
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { RateLimit } from '../../platform/security/rate-limit.guard.js';
import { ArchiveLinks } from './archive/archive-links.js';
import { Erasures } from './erasure/erasures.service.js';
import { archiveView, erasuresView, erasureView, personBody, presentErasure } from './privacy.dto.js';
import { subjectOf } from './subjects.js';
const LIMIT = { name: 'privacy', points: 60, seconds: 3_600 };
/** By address: who only wrote a message, or stands in a list of recipients, has a right to it as well. */
let AdminPrivacyController = class AdminPrivacyController {
    db;
    links;
    erasures;
    constructor(db, links, erasures) {
        this.db = db;
        this.links = links;
        this.erasures = erasures;
    }
    async export({ email }, actor) {
        return { url: await this.links.make(await subjectOf(this.db, email), actor) };
    }
    async list() {
        return { items: (await this.erasures.list()).map(presentErasure) };
    }
    async erase({ email }, actor) {
        return presentErasure(await this.erasures.order(email, actor));
    }
};
__decorate([
    Post('exports'),
    HttpCode(200),
    RateLimit(LIMIT),
    ApiOperation({ summary: 'A link to everything that is known of somebody, as a ZIP' }),
    ResponseSchema(200, archiveView),
    __param(0, Body({ schema: personBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPrivacyController.prototype, "export", null);
__decorate([
    Get('erasures'),
    ApiOperation({ summary: 'Who is going to be erased, and when somebody was' }),
    ResponseSchema(200, erasuresView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminPrivacyController.prototype, "list", null);
__decorate([
    Post('erasures'),
    HttpCode(202),
    RateLimit(LIMIT),
    ApiOperation({ summary: 'Erase somebody for good; the worker begins at once' }),
    ResponseSchema(202, erasureView),
    __param(0, Body({ schema: personBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPrivacyController.prototype, "erase", null);
AdminPrivacyController = __decorate([
    ApiTags('privacy'),
    ApiBearerAuth(),
    RequireAccess('people:manage'),
    Controller('api/admin/privacy'),
    __metadata("design:paramtypes", [UnitOfWork,
        ArchiveLinks,
        Erasures])
], AdminPrivacyController);
export { AdminPrivacyController };
//# sourceMappingURL=admin-privacy.controller.js.map