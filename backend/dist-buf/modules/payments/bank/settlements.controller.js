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
import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { SettlementMonths } from './settlement-month.service.js';
import { fetchedView, settlementsBody, settlementsQuery, settlementsView } from './settlements.dto.js';
import { presentMonth } from './settlements.presenter.js';
/** Each asks Razorpay for a whole month. */
const FETCH_LIMIT = { name: 'settlements', points: 10, seconds: 600 };
const CSV = 'text/csv; charset=utf-8';
let SettlementsController = class SettlementsController {
    months;
    constructor(months) {
        this.months = months;
    }
    async read({ month }) {
        return presentMonth(await this.months.read(month));
    }
    async fetch({ month }, actor) {
        return { lines: await this.months.fetch(month, actor) };
    }
    async file({ month }, actor) {
        const { fileName, content } = await this.months.file(month, actor);
        return new StreamableFile(content, { type: CSV, disposition: `attachment; filename="${fileName}"` });
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'What Razorpay paid out in a month, and what of it differs from ours' }),
    ResponseSchema(200, settlementsView),
    __param(0, Query({ schema: settlementsQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], SettlementsController.prototype, "read", null);
__decorate([
    Post('fetch'),
    RequireAccess('payments:export'),
    RateLimit(FETCH_LIMIT),
    HttpCode(200),
    ApiOperation({ summary: 'Ask Razorpay for the settlements of a month now' }),
    ResponseSchema(200, fetchedView),
    __param(0, Body({ schema: settlementsBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], SettlementsController.prototype, "fetch", null);
__decorate([
    Post('file'),
    RequireAccess('payments:export'),
    HttpCode(200),
    Header('x-robots-tag', 'noindex'),
    ApiOperation({ summary: 'The lines of a month, as CSV' }),
    ApiProduces('text/csv'),
    __param(0, Body({ schema: settlementsBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], SettlementsController.prototype, "file", null);
SettlementsController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('payments:read'),
    Controller('api/payments/admin/settlements'),
    __metadata("design:paramtypes", [SettlementMonths])
], SettlementsController);
export { SettlementsController };
//# sourceMappingURL=settlements.controller.js.map