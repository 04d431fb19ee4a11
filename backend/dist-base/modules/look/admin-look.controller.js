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
import { DomainError } from '../../platform/errors/domain-error.js';
import { Form, TakesForm } from '../../platform/http/input/multipart-form.js';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { historyView, presentHistory, presentPublication, restoreBody, revisionParams, } from '../publishing/revisions-dto.api.js';
import { LookPublishing } from './look-publishing.service.js';
import { LookUploads } from './look-uploads.service.js';
import { lookFileForm, lookFileView, lookRevisionView, publishLookBody } from './look.dto.js';
import { lookError } from './look.errors.js';
const FORM = { schema: lookFileForm, files: ['file'] };
let AdminLookController = class AdminLookController {
    publishing;
    uploads;
    constructor(publishing, uploads) {
        this.publishing = publishing;
        this.uploads = uploads;
    }
    async latest() {
        return present(await this.publishing.latest());
    }
    async publish(wanted, actor) {
        return present(await this.publishing.publishUploads(wanted, actor));
    }
    async upload({ fields, files }) {
        if (!files.file)
            throw lookError('LOOK_FILE_MISSING').at('file');
        const { kind, focalX, focalY, ground } = fields;
        const options = { focus: { x: focalX, y: focalY }, ground };
        try {
            return { file: await this.uploads.take(kind, files.file, options) };
        }
        catch (error) {
            throw error instanceof DomainError ? error.at('file') : error;
        }
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
    ApiOperation({ summary: 'How the site looks, to be edited' }),
    ResponseSchema(200, lookRevisionView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminLookController.prototype, "latest", null);
__decorate([
    Put(),
    ApiOperation({ summary: 'Publish how the site looks, all at once; files by the ids of their uploads' }),
    ResponseSchema(200, lookRevisionView),
    __param(0, Body({ schema: publishLookBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminLookController.prototype, "publish", null);
__decorate([
    Post('files'),
    ApiOperation({
        summary: 'Upload a logo, an icon, a picture or a video; unpublished, it is removed after a week',
    }),
    TakesForm(FORM),
    ResponseSchema(201, lookFileView),
    __param(0, Form(FORM)),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminLookController.prototype, "upload", null);
__decorate([
    Get('revisions'),
    ApiOperation({ summary: 'What was published, and what it changed, newest first' }),
    ResponseSchema(200, historyView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminLookController.prototype, "revisions", null);
__decorate([
    Post('revisions/:revision/restore'),
    HttpCode(200),
    ApiOperation({ summary: 'Publish an earlier revision once more' }),
    ResponseSchema(200, lookRevisionView),
    __param(0, Param({ schema: revisionParams })),
    __param(1, Body({ schema: restoreBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminLookController.prototype, "restore", null);
AdminLookController = __decorate([
    ApiTags('look'),
    ApiBearerAuth(),
    RequireAccess('settings:manage'),
    Controller('api/admin/look'),
    __metadata("design:paramtypes", [LookPublishing,
        LookUploads])
], AdminLookController);
export { AdminLookController };
const present = (revision) => ({ look: revision.value, ...presentPublication(revision) });
//# sourceMappingURL=admin-look.controller.js.map