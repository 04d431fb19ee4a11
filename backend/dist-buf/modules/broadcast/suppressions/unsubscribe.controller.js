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
import { business } from '@ironbloom/brand';
import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { TakesUrlencoded } from '../../../platform/http/input/body-parsers.js';
import { AllowCrossSite } from '../../../platform/http/entry/cross-site.js';
import { SuppressionsService } from './suppressions.service.js';
import { unsubscribePage } from './unsubscribe-page.js';
/**
 * The way out of broadcasts. Mail programs POST without cookies (RFC 8058); a person who follows the
 * link sees a button first, because link checkers follow links, too.
 */
let UnsubscribeController = class UnsubscribeController {
    suppressions;
    constructor(suppressions) {
        this.suppressions = suppressions;
    }
    ask() {
        return unsubscribePage('Unsubscribe?', `<p>Press the button and ${business().name} sends no more news to this address. Receipts and sign-in codes will still reach you.</p>
<form method="post"><button>Unsubscribe</button></form>`);
    }
    async unsubscribe(token, reply) {
        if (await this.suppressions.unsubscribe(token)) {
            return unsubscribePage('You are unsubscribed', '<p>We will not send you news any more, starting now. Receipts and sign-in codes will still reach you.</p>');
        }
        void reply.status(404);
        return unsubscribePage('This link does not work', `<p>Part of it may be missing. Write to <a href="mailto:${business().supportEmail}">${business().supportEmail}</a> and we will unsubscribe you.</p>`);
    }
};
__decorate([
    Get(':token'),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('cache-control', 'no-store'),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", String)
], UnsubscribeController.prototype, "ask", null);
__decorate([
    Post(':token'),
    TakesUrlencoded(),
    HttpCode(200),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('cache-control', 'no-store'),
    __param(0, Param('token')),
    __param(1, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String, Object]),
    __metadata("design:returntype", Promise)
], UnsubscribeController.prototype, "unsubscribe", null);
UnsubscribeController = __decorate([
    ApiExcludeController(),
    AllowCrossSite(),
    Controller('unsubscribe'),
    __metadata("design:paramtypes", [SuppressionsService])
], UnsubscribeController);
export { UnsubscribeController };
//# sourceMappingURL=unsubscribe.controller.js.map