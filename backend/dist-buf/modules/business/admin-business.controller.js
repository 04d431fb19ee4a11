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
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { historyView, presentHistory, presentPublication, restoreBody, revisionParams, } from '../publishing/revisions-dto.api.js';
import { BusinessPublishing } from './business-publishing.service.js';
import { businessRevisionView, publishBusinessBody } from './business.dto.js';
let AdminBusinessController = class AdminBusinessController {
    publishing;
    constructor(publishing) {
        this.publishing = publishing;
    }
    async latest() {
        return present(await this.publishing.latest());
    }
    async publish({ version, ...business }, actor) {
        return present(await this.publishing.publish(business, version, actor));
    }
    async revisions() {
        return presentHistory(await this.publishing.history());
    }
    async restore({ revision }, { version }, actor) {
        return present(await this.publishing.restore(revision, version, actor));
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'The settings of the business, to be edited' }),
    ResponseSchema(200, businessRevisionView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminBusinessController.prototype, "latest", null);
__decorate([
    Put(),
    ApiOperation({ summary: 'Publish the settings of the business, all at once' }),
    ResponseSchema(200, businessRevisionView),
    __param(0, Body({ schema: publishBusinessBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminBusinessController.prototype, "publish", null);
__decorate([
    Get('revisions'),
    ApiOperation({ summary: 'What was published, and what it changed, newest first' }),
    ResponseSchema(200, historyView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminBusinessController.prototype, "revisions", null);
__decorate([
    Post('revisions/:revision/restore'),
    HttpCode(200),
    ApiOperation({ summary: 'Publish an earlier revision once more' }),
    ResponseSchema(200, businessRevisionView),
    __param(0, Param({ schema: revisionParams })),
    __param(1, Body({ schema: restoreBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminBusinessController.prototype, "restore", null);
AdminBusinessController = __decorate([
    ApiTags('business'),
    ApiBearerAuth(),
    RequireAccess('settings:manage'),
    Controller('api/admin/business'),
    __metadata("design:paramtypes", [BusinessPublishing])
], AdminBusinessController);
export { AdminBusinessController };
const present = (revision) => ({ business: revision.value, ...presentPublication(revision) });
//# sourceMappingURL=admin-business.controller.js.map