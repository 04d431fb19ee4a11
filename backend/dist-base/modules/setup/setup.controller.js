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
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { RateLimit } from '../../platform/security/rate-limit.guard.js';
import { factView, lookBody, lookedView, setupItemParams, setupView, skipBody } from './setup.dto.js';
import { SetupService } from './setup.service.js';
import { TestMails } from './test-mails.js';
/** Each asks others: name servers, Razorpay, the site's own address. */
const LOOK_LIMIT = { name: 'setup-looks', points: 300, seconds: 600 };
const TEST_LIMIT = { name: 'setup-tests', points: 20, seconds: 600 };
let SetupController = class SetupController {
    setup;
    testMails;
    constructor(setup, testMails) {
        this.setup = setup;
        this.testMails = testMails;
    }
    async states() {
        return { items: (await this.setup.states()).map(present) };
    }
    async skip({ items }, actor) {
        await this.setup.skip(items, actor);
        return this.states();
    }
    async takeUp({ item }) {
        await this.setup.takeUp(item);
        return this.states();
    }
    testWebhook() {
        return this.setup.testWebhook();
    }
    async testMail(actor) {
        await this.testMails.send(actor);
        return { to: actor.email };
    }
    look({ item }, { dkimSelector }) {
        return this.setup.look(item, dkimSelector);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'What a new site still needs, as far as it is known' }),
    ResponseSchema(200, setupView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], SetupController.prototype, "states", null);
__decorate([
    Post('skipped'),
    HttpCode(200),
    ApiOperation({ summary: 'Leave items as they are' }),
    ResponseSchema(200, setupView),
    __param(0, Body({ schema: skipBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], SetupController.prototype, "skip", null);
__decorate([
    Delete(':item/skipped'),
    ApiOperation({ summary: 'See to an item after all' }),
    ResponseSchema(200, setupView),
    __param(0, Param({ schema: setupItemParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], SetupController.prototype, "takeUp", null);
__decorate([
    Post('webhook-test'),
    HttpCode(200),
    RateLimit(TEST_LIMIT),
    ApiOperation({ summary: 'Send a signed event to the address Razorpay sends to, and say what arrived' }),
    ResponseSchema(200, factView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], SetupController.prototype, "testWebhook", null);
__decorate([
    Post('test-mail'),
    HttpCode(202),
    RateLimit(TEST_LIMIT),
    ApiOperation({ summary: 'Mail whoever asks' }),
    ResponseSchema(202, z.object({ to: z.string() })),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], SetupController.prototype, "testMail", null);
__decorate([
    Post(':item/look'),
    HttpCode(200),
    RateLimit(LOOK_LIMIT),
    ApiOperation({ summary: 'Look at an item now' }),
    ResponseSchema(200, lookedView),
    __param(0, Param({ schema: setupItemParams })),
    __param(1, Body({ schema: lookBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], SetupController.prototype, "look", null);
SetupController = __decorate([
    ApiTags('setup'),
    ApiBearerAuth(),
    RequireAccess('settings:manage'),
    Controller('api/admin/setup'),
    __metadata("design:paramtypes", [SetupService,
        TestMails])
], SetupController);
export { SetupController };
function present({ item, doneAt, skippedAt, skippedBy }) {
    return {
        item,
        doneAt: doneAt?.toISOString() ?? null,
        skippedAt: skippedAt?.toISOString() ?? null,
        skippedBy,
    };
}
//# sourceMappingURL=setup.controller.js.map