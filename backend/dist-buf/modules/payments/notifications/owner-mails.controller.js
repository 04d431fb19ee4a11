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
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { OwnerMails } from './owner-mails.service.js';
const choice = z.object({
    digest: z.boolean().meta({ description: 'One mail a day about sales and refunds, instead of one each' }),
});
const view = choice.extend({
    to: z.string().meta({ description: 'Where they go' }),
    hour: z.number().int().meta({ description: 'In Asia/Kolkata: when the mail of a day is made' }),
});
let OwnerMailsController = class OwnerMailsController {
    mails;
    constructor(mails) {
        this.mails = mails;
    }
    settings() {
        return this.mails.settings();
    }
    choose({ digest }, actor) {
        return this.mails.choose(digest, actor);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'How the owner is told of sales and refunds' }),
    ResponseSchema(200, view),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], OwnerMailsController.prototype, "settings", null);
__decorate([
    Put(),
    ApiOperation({ summary: 'Choose single mails or one a day' }),
    ResponseSchema(200, view),
    __param(0, Body({ schema: choice })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], OwnerMailsController.prototype, "choose", null);
OwnerMailsController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('settings:manage'),
    Controller('api/admin/owner-mails'),
    __metadata("design:paramtypes", [OwnerMails])
], OwnerMailsController);
export { OwnerMailsController };
//# sourceMappingURL=owner-mails.controller.js.map