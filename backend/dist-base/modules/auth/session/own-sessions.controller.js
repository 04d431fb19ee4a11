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
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor, CurrentUser } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { sessionParams, sessionsView } from '../auth.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';
let OwnSessionsController = class OwnSessionsController {
    sessions;
    constructor(sessions) {
        this.sessions = sessions;
    }
    async list(actor, { token }) {
        const items = await this.sessions.list(actor, token);
        return {
            items: items.map(({ id, createdAt, lastSeenAt, ...session }) => ({
                _id: id,
                ...session,
                createdAt: createdAt.toISOString(),
                lastSeenAt: lastSeenAt.toISOString(),
                current: id === token.id,
            })),
        };
    }
    async end({ id }, actor) {
        await this.sessions.end(actor, id);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Where I am signed in, seen last first' }),
    ResponseSchema(200, sessionsView),
    __param(0, CurrentActor()),
    __param(1, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSessionsController.prototype, "list", null);
__decorate([
    Delete(':id'),
    HttpCode(204),
    ApiOperation({ summary: 'End one of my sessions: its token is refused from now on' }),
    ApiResponse({ status: 204 }),
    __param(0, Param({ schema: sessionParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnSessionsController.prototype, "end", null);
OwnSessionsController = __decorate([
    ApiTags('accounts'),
    ApiBearerAuth(),
    RequireAccess('member'),
    Controller('api/users/me/sessions'),
    __metadata("design:paramtypes", [OwnSessionsService])
], OwnSessionsController);
export { OwnSessionsController };
//# sourceMappingURL=own-sessions.controller.js.map