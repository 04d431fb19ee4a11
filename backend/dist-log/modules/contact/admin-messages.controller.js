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
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { messageChange, messageParams, messagesQuery, messagesView, messageView } from './messages.dto.js';
import { InboxService } from './inbox.service.js';
let AdminMessagesController = class AdminMessagesController {
    inbox;
    constructor(inbox) {
        this.inbox = inbox;
    }
    async list(query) {
        const { page, limit, search, state } = query;
        const { items, ...frame } = await this.inbox.list({ search, unread: state === 'unread' }, page, limit);
        return { items: items.map(present), ...frame };
    }
    async mark({ id }, { read }, actor) {
        return present(await this.inbox.mark(id, read, actor));
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Enquiries, newest first' }),
    ResponseSchema(200, messagesView),
    __param(0, Query({ schema: messagesQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminMessagesController.prototype, "list", null);
__decorate([
    Patch(':id'),
    ApiOperation({ summary: 'Mark an enquiry as read or unread' }),
    ResponseSchema(200, messageView),
    __param(0, Param({ schema: messageParams })),
    __param(1, Body({ schema: messageChange })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminMessagesController.prototype, "mark", null);
AdminMessagesController = __decorate([
    ApiTags('contact'),
    ApiBearerAuth(),
    RequireAccess('messages:read'),
    Controller('api/contact/admin/messages'),
    __metadata("design:paramtypes", [InboxService])
], AdminMessagesController);
export { AdminMessagesController };
function present({ createdAt, readAt, ...message }) {
    return { ...message, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
//# sourceMappingURL=admin-messages.controller.js.map