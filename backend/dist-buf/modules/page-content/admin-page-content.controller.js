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
import { historyView, presentHistory, presentPublication, restoreBody, } from '../publishing/revisions-dto.api.js';
import { pageParams, pageRevisionParams, pageRevisionView, publishPageBody, validContent, } from './page-content.dto.js';
import { PagePublishing } from './page-publishing.service.js';
let AdminPageContentController = class AdminPageContentController {
    publishing;
    constructor(publishing) {
        this.publishing = publishing;
    }
    async latest({ page }) {
        return present(await this.publishing.of(page).latest());
    }
    async publish({ page }, { version, content }, actor) {
        return present(await this.publishing.of(page).publish(validContent(page, content), version, actor));
    }
    async revisions({ page }) {
        return presentHistory(await this.publishing.of(page).history());
    }
    async restore({ page, revision }, { version }, actor) {
        return present(await this.publishing.of(page).restore(revision, version, actor));
    }
};
__decorate([
    Get(':page'),
    ApiOperation({ summary: 'What a page says, to be edited' }),
    ResponseSchema(200, pageRevisionView),
    __param(0, Param({ schema: pageParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminPageContentController.prototype, "latest", null);
__decorate([
    Put(':page'),
    ApiOperation({ summary: 'Publish what a page says, all at once' }),
    ResponseSchema(200, pageRevisionView),
    __param(0, Param({ schema: pageParams })),
    __param(1, Body({ schema: publishPageBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPageContentController.prototype, "publish", null);
__decorate([
    Get(':page/revisions'),
    ApiOperation({ summary: 'What was published of a page, and what it changed, newest first' }),
    ResponseSchema(200, historyView),
    __param(0, Param({ schema: pageParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminPageContentController.prototype, "revisions", null);
__decorate([
    Post(':page/revisions/:revision/restore'),
    HttpCode(200),
    ApiOperation({ summary: 'Publish an earlier revision of a page once more' }),
    ResponseSchema(200, pageRevisionView),
    __param(0, Param({ schema: pageRevisionParams })),
    __param(1, Body({ schema: restoreBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPageContentController.prototype, "restore", null);
AdminPageContentController = __decorate([
    ApiTags('page content'),
    ApiBearerAuth(),
    RequireAccess('settings:manage'),
    Controller('api/admin/page-content'),
    __metadata("design:paramtypes", [PagePublishing])
], AdminPageContentController);
export { AdminPageContentController };
const present = (revision) => ({
    content: { ...revision.value },
    ...presentPublication(revision),
});
//# sourceMappingURL=admin-page-content.controller.js.map