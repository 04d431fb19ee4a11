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
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { overviewView, revenueQuery, revenueView } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
let DashboardController = class DashboardController {
    dashboard;
    constructor(dashboard) {
        this.dashboard = dashboard;
    }
    overview() {
        return this.dashboard.overview();
    }
    async revenue({ days }) {
        return { days: await this.dashboard.revenuePerDay(days) };
    }
};
__decorate([
    Get('overview'),
    ApiOperation({ summary: 'How the business stands, and what waits for somebody' }),
    ResponseSchema(200, overviewView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], DashboardController.prototype, "overview", null);
__decorate([
    Get('revenue'),
    ApiOperation({ summary: 'Revenue per day in Asia/Kolkata, oldest day first, today last' }),
    ResponseSchema(200, revenueView),
    __param(0, Query({ schema: revenueQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], DashboardController.prototype, "revenue", null);
DashboardController = __decorate([
    ApiTags('dashboard'),
    ApiBearerAuth(),
    RequireAccess('dashboard:read'),
    Controller('api/admin'),
    __metadata("design:paramtypes", [DashboardService])
], DashboardController);
export { DashboardController };
//# sourceMappingURL=dashboard.controller.js.map