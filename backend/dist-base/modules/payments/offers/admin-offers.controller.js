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
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { offerBody, offerChange, offerParams, offersView, offerView } from './admin-offers.dto.js';
import { OfferEditing } from './offer-editing.service.js';
let AdminOffersController = class AdminOffersController {
    offers;
    constructor(offers) {
        this.offers = offers;
    }
    async list() {
        return { offers: (await this.offers.list()).map(present) };
    }
    async create(body, actor) {
        return present(await this.offers.create(body, actor));
    }
    async change({ id }, { version, ...draft }, actor) {
        return present(await this.offers.change(id, draft, version, actor));
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Codes and sales with what came of them, newest first' }),
    ResponseSchema(200, offersView),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], AdminOffersController.prototype, "list", null);
__decorate([
    Post(),
    ApiOperation({ summary: 'A new code, or, without one, a sale' }),
    ResponseSchema(201, offerView),
    __param(0, Body({ schema: offerBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminOffersController.prototype, "create", null);
__decorate([
    Put(':id'),
    ApiOperation({ summary: 'Change an offer, pause it, or let it go on' }),
    ResponseSchema(200, offerView),
    __param(0, Param({ schema: offerParams })),
    __param(1, Body({ schema: offerChange })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminOffersController.prototype, "change", null);
AdminOffersController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('plans:manage'),
    Controller('api/payments/admin/offers'),
    __metadata("design:paramtypes", [OfferEditing])
], AdminOffersController);
export { AdminOffersController };
function present({ id, createdAt, updatedAt, ...offer }) {
    return { ...offer, _id: id, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
//# sourceMappingURL=admin-offers.controller.js.map