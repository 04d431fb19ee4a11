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
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { legalVersionParams, pageContentView, pageParams } from './page-content.dto.js';
import { PublishedPages } from './published-pages.js';
const CACHE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
let PageContentController = class PageContentController {
    published;
    constructor(published) {
        this.published = published;
    }
    current({ page }) {
        return present(this.published.current(page));
    }
    async version({ page, version }) {
        return present(await this.published.version(page, version));
    }
};
__decorate([
    Get(':page'),
    ApiOperation({ summary: 'What a page says, as published now' }),
    ResponseSchema(200, pageContentView),
    Header('cache-control', CACHE),
    __param(0, Param({ schema: pageParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], PageContentController.prototype, "current", null);
__decorate([
    Get(':page/versions/:version'),
    ApiOperation({ summary: 'What a legal text said: every version that was in force stays readable' }),
    ResponseSchema(200, pageContentView),
    Header('cache-control', CACHE),
    __param(0, Param({ schema: legalVersionParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PageContentController.prototype, "version", null);
PageContentController = __decorate([
    ApiTags('page content'),
    Controller('api/page-content'),
    __metadata("design:paramtypes", [PublishedPages])
], PageContentController);
export { PageContentController };
function present({ publishedAt, content, ...page }) {
    return { ...page, publishedAt: publishedAt.toISOString(), content: { ...content } };
}
//# sourceMappingURL=page-content.controller.js.map