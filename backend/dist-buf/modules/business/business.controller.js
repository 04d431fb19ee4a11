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
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { escapeMarkup } from '../../platform/text/markup.domain.js';
import { businessPartParams, businessView } from './business.dto.js';
const CACHE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
let BusinessController = class BusinessController {
    business() {
        return business();
    }
    /** For nginx's own pages, which are rendered without us: HTML already. */
    part({ part }) {
        const { name, supportEmail } = business();
        return escapeMarkup(part === 'name' ? name : supportEmail);
    }
    /** What an installed site calls itself. */
    manifest() {
        const { name, tagline } = business();
        const { ink } = publishedLook().palette;
        return {
            name,
            short_name: name,
            description: tagline,
            lang: 'en-IN',
            start_url: '/',
            scope: '/',
            display: 'minimal-ui',
            background_color: ink,
            theme_color: ink,
            icons: [
                { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
                { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
                { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
            ],
        };
    }
};
__decorate([
    Get('api/business'),
    ApiOperation({ summary: 'Who runs the site, as published now' }),
    ResponseSchema(200, businessView),
    Header('cache-control', CACHE),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], BusinessController.prototype, "business", null);
__decorate([
    Get('api/business/:part'),
    ApiExcludeEndpoint(),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('cache-control', CACHE),
    __param(0, Param({ schema: businessPartParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], BusinessController.prototype, "part", null);
__decorate([
    Get('site.webmanifest'),
    ApiExcludeEndpoint(),
    Header('content-type', 'application/manifest+json'),
    Header('cache-control', CACHE),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], BusinessController.prototype, "manifest", null);
BusinessController = __decorate([
    ApiTags('business'),
    Controller()
], BusinessController);
export { BusinessController };
//# sourceMappingURL=business.controller.js.map