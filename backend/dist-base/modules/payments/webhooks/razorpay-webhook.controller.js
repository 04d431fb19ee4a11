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
import { Controller, Headers, HttpCode, Post, RawBody } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { BodyLimit } from '../../../platform/http/input/body-limit.js';
import { KeepsRawBody } from '../../../platform/http/input/body-parsers.js';
import { AllowCrossSite } from '../../../platform/http/entry/cross-site.js';
import { WebhookInboxService } from './webhook-inbox.service.js';
/** An event carries order, payment and refund, each with fifteen notes of 256 letters at most. */
const BODY_LIMITS = { bytes: 131_072, values: 0 };
let RazorpayWebhookController = class RazorpayWebhookController {
    inbox;
    constructor(inbox) {
        this.inbox = inbox;
    }
    /** Answers as soon as the event is stored; Razorpay gives up on slow receivers and disables them. */
    async receive(body, signature, eventId) {
        await this.inbox.receive(body, signature ?? '', eventId);
        return { received: true };
    }
};
__decorate([
    Post(),
    BodyLimit(BODY_LIMITS),
    KeepsRawBody(),
    HttpCode(200),
    ApiOperation({ summary: 'Razorpay webhook: signed events, each stored once' }),
    ResponseSchema(200, z.object({ received: z.literal(true) })),
    __param(0, RawBody()),
    __param(1, Headers('x-razorpay-signature')),
    __param(2, Headers('x-razorpay-event-id')),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], RazorpayWebhookController.prototype, "receive", null);
RazorpayWebhookController = __decorate([
    ApiTags('payments'),
    AllowCrossSite(),
    Controller('api/payments/webhook'),
    __metadata("design:paramtypes", [WebhookInboxService])
], RazorpayWebhookController);
export { RazorpayWebhookController };
//# sourceMappingURL=razorpay-webhook.controller.js.map