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
import { UserStatisticsService } from './user-statistics.service.js';
import { activitiesQuery, activitiesView, loginActivityQuery, loginActivityView, summaryView, } from './users.dto.js';
const present = (entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() });
let AdminUsersController = class AdminUsersController {
    statistics;
    constructor(statistics) {
        this.statistics = statistics;
    }
    async summary() {
        const { recentLogins, ...counts } = await this.statistics.summary();
        return { ...counts, recentLogins: recentLogins.map(present) };
    }
    async activities(query) {
        const { page, limit, ...range } = query;
        const { items, ...rest } = await this.statistics.activities(range, page, limit);
        return { items: items.map(present), ...rest };
    }
    async loginActivity({ days }) {
        return { days: await this.statistics.signInsPerDay(days) };
    }
};
__decorate([
    Get('summary'),
    ApiOperation({ summary: 'How many accounts there are, and who signed in last' }),
    ResponseSchema(200, summaryView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminUsersController.prototype, "summary", null);
__decorate([
    Get('activities'),
    RequireAccess('activity:read'),
    ApiOperation({ summary: 'What people did, newest first' }),
    ResponseSchema(200, activitiesView),
    __param(0, Query({ schema: activitiesQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminUsersController.prototype, "activities", null);
__decorate([
    Get('login-activity'),
    ApiOperation({ summary: 'Sign-ins per day in Asia/Kolkata, oldest day first, today last' }),
    ResponseSchema(200, loginActivityView),
    __param(0, Query({ schema: loginActivityQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminUsersController.prototype, "loginActivity", null);
AdminUsersController = __decorate([
    ApiTags('accounts'),
    ApiBearerAuth(),
    RequireAccess('dashboard:read'),
    Controller('api/users/admin'),
    __metadata("design:paramtypes", [UserStatisticsService])
], AdminUsersController);
export { AdminUsersController };
//# sourceMappingURL=admin-users.controller.js.map