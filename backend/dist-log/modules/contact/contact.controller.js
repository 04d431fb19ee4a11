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
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { RateLimit } from '../../platform/security/rate-limit.guard.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { contactAnswer, contactBody, contactParams } from './contact.dto.js';
import { ContactService } from './contact.service.js';
/** A gym or a mobile carrier's customers come from one address; robots fall for the trap before. */
const CONTACT_LIMIT = { name: 'contact', points: 20, seconds: 600 };
const SENT = { success: true, message: 'Message sent successfully!' };
let ContactController = class ContactController {
    contact;
    constructor(contact) {
        this.contact = contact;
    }
    async send({ website, ...message }) {
        // A robot is told the same as a person, so that it learns nothing.
        if (!website)
            await this.contact.receive(message);
        return SENT;
    }
    async about({ paymentId }, { website, ...message }, actor) {
        if (!website)
            await this.contact.receiveAbout(paymentId, message, actor);
        return SENT;
    }
};
__decorate([
    Post(),
    HttpCode(200),
    RateLimit(CONTACT_LIMIT),
    ApiOperation({ summary: 'Send the team a message' }),
    ResponseSchema(200, contactAnswer),
    __param(0, Body({ schema: contactBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], ContactController.prototype, "send", null);
__decorate([
    Post('payments/:paymentId'),
    RequireAccess('member'),
    HttpCode(200),
    RateLimit(CONTACT_LIMIT),
    ApiBearerAuth(),
    ApiOperation({ summary: 'Send the team a message about a payment of one’s own' }),
    ResponseSchema(200, contactAnswer),
    __param(0, Param({ schema: contactParams })),
    __param(1, Body({ schema: contactBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], ContactController.prototype, "about", null);
ContactController = __decorate([
    ApiTags('contact'),
    Controller('api/contact'),
    __metadata("design:paramtypes", [ContactService])
], ContactController);
export { ContactController };
//# sourceMappingURL=contact.controller.js.map