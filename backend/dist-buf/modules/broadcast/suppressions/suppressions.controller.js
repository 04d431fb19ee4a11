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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { addSuppression, removedAnswer, suppressionListView, suppressionParams, suppressionQuery, } from './suppressions.dto.js';
import { SuppressionsService } from './suppressions.service.js';
let SuppressionsController = class SuppressionsController {
    suppressions;
    constructor(suppressions) {
        this.suppressions = suppressions;
    }
    list(query) {
        return this.suppressions.list(query);
    }
    async add({ email, note }, actor) {
        await this.suppressions.add(email, note ?? null, actor);
        return { success: true };
    }
    async remove({ email }, actor) {
        await this.suppressions.remove(email, actor);
        return { success: true };
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Addresses that get no broadcast' }),
    ResponseSchema(200, suppressionListView),
    __param(0, Query({ schema: suppressionQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], SuppressionsController.prototype, "list", null);
__decorate([
    Post(),
    HttpCode(200),
    ResponseSchema(200, removedAnswer),
    __param(0, Body({ schema: addSuppression })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], SuppressionsController.prototype, "add", null);
__decorate([
    Delete(':email'),
    ResponseSchema(200, removedAnswer),
    __param(0, Param({ schema: suppressionParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], SuppressionsController.prototype, "remove", null);
SuppressionsController = __decorate([
    ApiTags('broadcasts'),
    ApiBearerAuth(),
    RequireAccess('broadcast:send'),
    Controller('api/suppressions'),
    __metadata("design:paramtypes", [SuppressionsService])
], SuppressionsController);
export { SuppressionsController };
//# sourceMappingURL=suppressions.controller.js.map