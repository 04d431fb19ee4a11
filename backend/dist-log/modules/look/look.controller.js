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
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { sharedCacheFor } from '../../platform/http/output/shared-cache.js';
import { markAlone } from './brand-mark.api.js';
import { lookPartParams, lookView } from './look.dto.js';
const CACHE = sharedCacheFor(1_000);
let LookController = class LookController {
    look() {
        return publishedLook().look;
    }
    /** For nginx's own pages, which are rendered without us: CSS and HTML already. An empty mark: they have the shipped one. */
    part({ part }) {
        return part === 'colors' ? publishedLook().sheet : markAlone();
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'How the site looks, as published now' }),
    ResponseSchema(200, lookView),
    Header('cache-control', CACHE),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], LookController.prototype, "look", null);
__decorate([
    Get(':part'),
    ApiExcludeEndpoint(),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('cache-control', CACHE),
    __param(0, Param({ schema: lookPartParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], LookController.prototype, "part", null);
LookController = __decorate([
    ApiTags('look'),
    Controller('api/look')
], LookController);
export { LookController };
//# sourceMappingURL=look.controller.js.map