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
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { mailParams, mailsQuery, mailsView, retryAnswer } from './mail-list.dto.js';
import { MailList } from './mail-list.api.js';
import { MailRetryService } from './mail-retry.service.js';
let AdminMailsController = class AdminMailsController {
    mails;
    retries;
    constructor(mails, retries) {
        this.mails = mails;
        this.retries = retries;
    }
    async list({ page, limit, status }) {
        const { items, ...frame } = await this.mails.page(status || undefined, page, limit);
        return { items: items.map(present), ...frame };
    }
    async retry({ id }, actor) {
        await this.retries.retry(id, actor);
        return { success: true, message: 'The mail will be tried again now.' };
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Transactional mails, newest first' }),
    ResponseSchema(200, mailsView),
    __param(0, Query({ schema: mailsQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminMailsController.prototype, "list", null);
__decorate([
    Post(':id/retry'),
    HttpCode(202),
    ApiOperation({ summary: 'Try a failed mail again' }),
    ResponseSchema(202, retryAnswer),
    __param(0, Param({ schema: mailParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminMailsController.prototype, "retry", null);
AdminMailsController = __decorate([
    ApiTags('mails'),
    ApiBearerAuth(),
    RequireAccess('mails:read'),
    Controller('api/admin/mails'),
    __metadata("design:paramtypes", [MailList,
        MailRetryService])
], AdminMailsController);
export { AdminMailsController };
function present({ createdAt, sentAt, ...mail }) {
    return { ...mail, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}
//# sourceMappingURL=admin-mails.controller.js.map