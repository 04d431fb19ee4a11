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
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { BodyLimit } from '../../../platform/http/input/body-limit.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { sendEmail, sendEmailAnswer } from '../core/broadcasts.dto.js';
import { SingleSendService } from './single-send.service.js';
/** A message and five megabytes of pictures. */
const MAX_BYTES = 8 * 1024 * 1024;
/** broadcast-11: the address is the users', the work is a broadcast's. */
let SingleSendController = class SingleSendController {
    single;
    constructor(single) {
        this.single = single;
    }
    send(body, actor) {
        return this.single.send(body, actor);
    }
};
__decorate([
    Post('send-email'),
    BodyLimit({ bytes: MAX_BYTES, values: 1_000 }),
    HttpCode(200),
    ApiOperation({ summary: 'Send one message and wait for its outcome' }),
    ResponseSchema(200, sendEmailAnswer),
    __param(0, Body({ schema: sendEmail })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], SingleSendController.prototype, "send", null);
SingleSendController = __decorate([
    ApiTags('broadcasts'),
    ApiBearerAuth(),
    RequireAccess('broadcast:send'),
    Controller('api/users/admin'),
    __metadata("design:paramtypes", [SingleSendService])
], SingleSendController);
export { SingleSendController };
//# sourceMappingURL=single-send.controller.js.map