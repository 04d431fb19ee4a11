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
import { stateName } from '@ironbloom/brand/indian-states';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { planLabel } from '../core/plan-label.js';
import { reportFileBody, reportQuery, reportView } from './report.dto.js';
import { ReportService } from './report.service.js';
const TYPES = {
    csv: 'text/csv; charset=utf-8',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
let ReportController = class ReportController {
    reports;
    constructor(reports) {
        this.reports = reports;
    }
    async read({ period: key, page, limit }) {
        const { period, items, ...rest } = await this.reports.read(key, page, limit);
        const { key: read, title, from, to } = period;
        const bounds = { from: from.toISOString(), to: to.toISOString() };
        return { period: read, title, ...bounds, ...rest, rows: items.map(present), page, limit };
    }
    async file({ period, format }, actor) {
        const { fileName, content } = await this.reports.file(period, format, actor);
        const disposition = `attachment; filename="${fileName}"`;
        return new StreamableFile(content, { type: TYPES[format], disposition });
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'A month or financial year: documents and refunds, oldest first, and their sums' }),
    ResponseSchema(200, reportView),
    __param(0, Query({ schema: reportQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], ReportController.prototype, "read", null);
__decorate([
    Post('file'),
    RequireAccess('payments:export'),
    HttpCode(200),
    Header('x-robots-tag', 'noindex'),
    ApiOperation({ summary: 'All rows and totals of a month or financial year, as CSV or XLSX' }),
    ApiProduces(...Object.values(TYPES)),
    __param(0, Body({ schema: reportFileBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], ReportController.prototype, "file", null);
ReportController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('payments:read'),
    Controller('api/payments/admin/reports'),
    __metadata("design:paramtypes", [ReportService])
], ReportController);
export { ReportController };
function present({ id, at, placeOfSupply, kindName, duration, ...row }) {
    return {
        ...row,
        _id: id,
        at: at.toISOString(),
        program: planLabel({ kindName, duration }),
        placeOfSupply: placeOfSupply && [placeOfSupply, stateName(placeOfSupply)].join(' '),
    };
}
//# sourceMappingURL=report.controller.js.map