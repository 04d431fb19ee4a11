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
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { RequestOrigin } from '../../../platform/security/current-user.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { PURCHASE_LINK_LIMIT } from '../auth-limits.js';
import { doneView, signedInView } from '../auth.dto.js';
import { presentSession } from '../auth.presenter.js';
import { DeviceCookies } from '../devices/device-cookies.js';
import { OpenPurchaseService } from './open-purchase.service.js';
import { openPurchaseBody, purchaseLinkBody, purchaseLinkView } from './purchase-links.dto.js';
/** The token comes in the body: addresses are logged. */
let PurchaseLinksController = class PurchaseLinksController {
    purchases;
    devices;
    constructor(purchases, devices) {
        this.purchases = purchases;
        this.devices = devices;
    }
    async look({ token }) {
        const { state, email, hasAccount } = await this.purchases.look(token);
        // A link that is over tells whose it was no more.
        return state === 'open' ? { state, email, hasAccount } : { state };
    }
    async open({ token, password }, origin, request, reply) {
        const session = await this.purchases.open(token, password, origin);
        this.devices.remember(request, reply, session.account.email);
        return presentSession(session);
    }
    async renew({ token }) {
        await this.purchases.renew(token);
        return { success: true, message: 'A new link is on its way to the address of the purchase.' };
    }
};
__decorate([
    Post('look'),
    HttpCode(200),
    RateLimit(PURCHASE_LINK_LIMIT),
    ApiOperation({ summary: 'What the link in the mail of a purchase is good for; it stays usable' }),
    ResponseSchema(200, purchaseLinkView),
    __param(0, Body({ schema: purchaseLinkBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PurchaseLinksController.prototype, "look", null);
__decorate([
    Post('open'),
    HttpCode(200),
    RateLimit(PURCHASE_LINK_LIMIT),
    ApiOperation({ summary: 'Make the account of the link’s address, with its purchases, and sign in' }),
    ResponseSchema(200, signedInView),
    __param(0, Body({ schema: openPurchaseBody })),
    __param(1, RequestOrigin()),
    __param(2, Req()),
    __param(3, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], PurchaseLinksController.prototype, "open", null);
__decorate([
    Post('renew'),
    HttpCode(200),
    RateLimit(PURCHASE_LINK_LIMIT),
    ApiOperation({ summary: 'Mail another link to the same address' }),
    ResponseSchema(200, doneView),
    __param(0, Body({ schema: purchaseLinkBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PurchaseLinksController.prototype, "renew", null);
PurchaseLinksController = __decorate([
    ApiTags('accounts'),
    Controller('api/users/purchase-links'),
    __metadata("design:paramtypes", [OpenPurchaseService,
        DeviceCookies])
], PurchaseLinksController);
export { PurchaseLinksController };
//# sourceMappingURL=purchase-links.controller.js.map