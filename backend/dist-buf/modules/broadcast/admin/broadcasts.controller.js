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
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { BodyLimit } from '../../../platform/http/input/body-limit.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { BroadcastControlService } from '../control/broadcast-control.service.js';
import { broadcastListView, broadcastParams, broadcastQuery, broadcastView, createBroadcast, createdBroadcast, messageView, MAX_RECIPIENTS, recipientListView, recipientParams, recipientQuery, } from '../core/broadcasts.dto.js';
import { presentBroadcast, presentMessage, presentRecipient } from './broadcasts.presenter.js';
import { BroadcastsService } from '../compose/broadcasts.service.js';
import { RecipientsService } from '../recipients/recipients.service.js';
/** 100,000 addresses with their names, and five megabytes of pictures. */
const MAX_BYTES = 24 * 1024 * 1024;
let BroadcastsController = class BroadcastsController {
    broadcasts;
    control;
    recipients;
    constructor(broadcasts, control, recipients) {
        this.broadcasts = broadcasts;
        this.control = control;
        this.recipients = recipients;
    }
    async create(body, actor) {
        const { dropped, ...row } = await this.broadcasts.create(body, actor);
        return { ...presentBroadcast(row), dropped };
    }
    async list(query) {
        const { rows, ...frame } = await this.broadcasts.list(query);
        return { items: rows.map(presentBroadcast), ...frame };
    }
    async byId({ id }) {
        return presentBroadcast(await this.broadcasts.get(id));
    }
    async message({ id }) {
        return presentMessage(await this.broadcasts.message(id));
    }
    async outcomes({ id }, { page, limit, ...filter }) {
        const { rows, total } = await this.recipients.list(id, filter, page, limit);
        return { items: rows.map(presentRecipient), total, page, limit };
    }
    async pause({ id }, actor) {
        await this.control.pause(id, actor);
        return this.byId({ id });
    }
    async resume({ id }, actor) {
        await this.control.resume(id, actor);
        return this.byId({ id });
    }
    async cancel({ id }, actor) {
        await this.control.cancel(id, actor);
        return this.byId({ id });
    }
    async retryFailed({ id }, actor) {
        await this.control.retryFailed(id, actor);
        return this.byId({ id });
    }
    async sendRest({ id }, actor) {
        await this.control.sendRest(id, actor);
        return this.byId({ id });
    }
    async sendAgain({ id, recipientId }, actor) {
        await this.control.sendAgain(id, recipientId, actor);
        return this.byId({ id });
    }
};
__decorate([
    Post(),
    BodyLimit({ bytes: MAX_BYTES, values: 5 * MAX_RECIPIENTS }),
    ApiOperation({
        summary: 'Send a message to many, now or later; the same intentKey again is the same broadcast',
    }),
    ResponseSchema(201, createdBroadcast),
    __param(0, Body({ schema: createBroadcast })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "create", null);
__decorate([
    Get(),
    ApiOperation({ summary: 'Broadcasts, newest first, with their counts' }),
    ResponseSchema(200, broadcastListView),
    __param(0, Query({ schema: broadcastQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "list", null);
__decorate([
    Get(':id'),
    ApiOperation({ summary: 'One broadcast with its counts' }),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: broadcastParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "byId", null);
__decorate([
    Get(':id/message'),
    ApiOperation({ summary: 'What was sent: sender, subject, body with its placeholders, pictures' }),
    ResponseSchema(200, messageView),
    __param(0, Param({ schema: broadcastParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "message", null);
__decorate([
    Get(':id/recipients'),
    ApiOperation({ summary: 'What became of each recipient, in the order of the file' }),
    ResponseSchema(200, recipientListView),
    __param(0, Param({ schema: broadcastParams })),
    __param(1, Query({ schema: recipientQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "outcomes", null);
__decorate([
    Post(':id/pause'),
    HttpCode(200),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: broadcastParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "pause", null);
__decorate([
    Post(':id/resume'),
    HttpCode(200),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: broadcastParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "resume", null);
__decorate([
    Post(':id/cancel'),
    HttpCode(200),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: broadcastParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "cancel", null);
__decorate([
    Post(':id/retry-failed'),
    HttpCode(200),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: broadcastParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "retryFailed", null);
__decorate([
    Post(':id/send-rest'),
    HttpCode(200),
    ApiOperation({ summary: 'Send to those whom a cancellation left out' }),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: broadcastParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "sendRest", null);
__decorate([
    Post(':id/recipients/:recipientId/send-again'),
    HttpCode(200),
    ApiOperation({ summary: 'Send an uncertain message once more' }),
    ResponseSchema(200, broadcastView),
    __param(0, Param({ schema: recipientParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], BroadcastsController.prototype, "sendAgain", null);
BroadcastsController = __decorate([
    ApiTags('broadcasts'),
    ApiBearerAuth(),
    RequireAccess('broadcast:send'),
    Controller('api/broadcasts'),
    __metadata("design:paramtypes", [BroadcastsService,
        BroadcastControlService,
        RecipientsService])
], BroadcastsController);
export { BroadcastsController };
//# sourceMappingURL=broadcasts.controller.js.map