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
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { attachedPdf } from '../documents/attached-pdf.js';
import { askBody, requestView } from '../requests/refund-requests.dto.js';
import { presentRequest } from '../requests/refund-requests.presenter.js';
import { RefundRequests } from '../requests/refund-requests.service.js';
import { creditNoteParams, ownPurchasesView, purchaseParams } from './own-purchases.dto.js';
import { presentPurchase } from './own-purchases.presenter.js';
import { OwnPurchasesService } from './own-purchases.service.js';
/** A PDF is drawn at its first download. */
const DOWNLOAD_LIMIT = { name: 'own-receipts', points: 60, seconds: 600 };
/** Each is a mail to the owner. */
const ASK_LIMIT = { name: 'refund-requests', points: 20, seconds: 3600 };
let OwnPurchasesController = class OwnPurchasesController {
    purchases;
    requests;
    constructor(purchases, requests) {
        this.purchases = purchases;
        this.requests = requests;
    }
    async list(actor) {
        return { items: (await this.purchases.of(actor)).map(presentPurchase) };
    }
    async receipt({ paymentId }, actor) {
        return attachedPdf(await this.purchases.receipt(paymentId, actor));
    }
    async creditNote({ paymentId, refundId }, actor) {
        return attachedPdf(await this.purchases.creditNote(paymentId, refundId, actor));
    }
    async ask({ paymentId }, { reason }, actor) {
        return presentRequest(await this.requests.ask(paymentId, reason, actor));
    }
    async withdraw({ paymentId }, actor) {
        await this.requests.withdraw(paymentId, actor);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'What I bought, or take part in as a buddy; newest first' }),
    ResponseSchema(200, ownPurchasesView),
    __param(0, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], OwnPurchasesController.prototype, "list", null);
__decorate([
    Get(':paymentId/receipt'),
    RateLimit(DOWNLOAD_LIMIT),
    Header('x-robots-tag', 'noindex'),
    ApiOperation({ summary: 'The receipt of what I paid as PDF' }),
    ApiProduces('application/pdf'),
    __param(0, Param({ schema: purchaseParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnPurchasesController.prototype, "receipt", null);
__decorate([
    Get(':paymentId/credit-notes/:refundId'),
    RateLimit(DOWNLOAD_LIMIT),
    Header('x-robots-tag', 'noindex'),
    ApiOperation({ summary: 'The credit note of a refund of mine as PDF' }),
    ApiProduces('application/pdf'),
    __param(0, Param({ schema: creditNoteParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnPurchasesController.prototype, "creditNote", null);
__decorate([
    Post(':paymentId/refund-request'),
    RateLimit(ASK_LIMIT),
    ApiOperation({ summary: 'Ask for a refund; one request of a payment is open at a time' }),
    ResponseSchema(201, requestView),
    __param(0, Param({ schema: purchaseParams })),
    __param(1, Body({ schema: askBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], OwnPurchasesController.prototype, "ask", null);
__decorate([
    Delete(':paymentId/refund-request'),
    HttpCode(204),
    ApiOperation({ summary: 'Withdraw the request that is open' }),
    __param(0, Param({ schema: purchaseParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], OwnPurchasesController.prototype, "withdraw", null);
OwnPurchasesController = __decorate([
    ApiTags('accounts'),
    ApiBearerAuth(),
    RequireAccess('member'),
    Controller('api/users/me/purchases'),
    __metadata("design:paramtypes", [OwnPurchasesService,
        RefundRequests])
], OwnPurchasesController);
export { OwnPurchasesController };
//# sourceMappingURL=own-purchases.controller.js.map