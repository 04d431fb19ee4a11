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
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { RefundAnswers } from './refund-answers.service.js';
import { adminRequestView, decisionBody, requestParams } from './refund-requests.dto.js';
import { presentRequestToOwner } from './refund-requests.presenter.js';
let AdminRequestsController = class AdminRequestsController {
    answers;
    constructor(answers) {
        this.answers = answers;
    }
    async answer({ id, requestId }, decision, actor) {
        return presentRequestToOwner(await this.answers.answer(id, requestId, decision, actor));
    }
};
__decorate([
    Post(':id/refund-requests/:requestId/answer'),
    HttpCode(200),
    ApiOperation({
        summary: 'Answer who asked for a refund, with the refund or without; the same answer is one',
    }),
    ResponseSchema(200, adminRequestView),
    __param(0, Param({ schema: requestParams })),
    __param(1, Body({ schema: decisionBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminRequestsController.prototype, "answer", null);
AdminRequestsController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('payments:refund'),
    Controller('api/payments/admin'),
    __metadata("design:paramtypes", [RefundAnswers])
], AdminRequestsController);
export { AdminRequestsController };
//# sourceMappingURL=admin-requests.controller.js.map