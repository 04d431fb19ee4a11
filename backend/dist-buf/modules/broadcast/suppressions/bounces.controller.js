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
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { BodyLimit } from '../../../platform/http/input/body-limit.js';
import { CheckAtEntry } from '../../../platform/http/entry/entry-checks.js';
import { AllowCrossSite } from '../../../platform/http/entry/cross-site.js';
import { BounceSecretGuard } from './bounce-secret.guard.js';
import { bounceAnswer, bounceReport } from './suppressions.dto.js';
import { SuppressionsService } from './suppressions.service.js';
/** A thousand notices with the other servers' words. */
const BODY_LIMITS = { bytes: 1_048_576, values: 10_000 };
/** Where a mail provider reports bounces and complaints (docs/operations.md). */
let BouncesController = class BouncesController {
    suppressions;
    constructor(suppressions) {
        this.suppressions = suppressions;
    }
    async report(report) {
        return { suppressed: await this.suppressions.report(report) };
    }
};
__decorate([
    Post(),
    BodyLimit(BODY_LIMITS),
    HttpCode(200),
    ApiOperation({ summary: 'Report bounces and complaints; the bearer token is BOUNCE_WEBHOOK_SECRET' }),
    ResponseSchema(200, bounceAnswer),
    __param(0, Body({ schema: bounceReport })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], BouncesController.prototype, "report", null);
BouncesController = __decorate([
    ApiTags('broadcasts'),
    ApiBearerAuth(),
    CheckAtEntry(BounceSecretGuard),
    AllowCrossSite(),
    Controller('api/broadcasts/bounces'),
    __metadata("design:paramtypes", [SuppressionsService])
], BouncesController);
export { BouncesController };
//# sourceMappingURL=bounces.controller.js.map