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
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { blogListView, blogView } from './blogs.dto.js';
import { BlogsService } from './blogs.service.js';
import { contentListQuery, idParams, READERS_CACHE, slugParams } from '../editing/content-list.dto.js';
let BlogsController = class BlogsController {
    blogs;
    constructor(blogs) {
        this.blogs = blogs;
    }
    list({ page, limit }) {
        return this.blogs.list(page, limit);
    }
    bySlug({ slug }) {
        return this.blogs.bySlug(slug);
    }
    byId({ id }) {
        return this.blogs.byId(id);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Articles, newest first, without their text' }),
    ResponseSchema(200, blogListView),
    Header('cache-control', READERS_CACHE),
    __param(0, Query({ schema: contentListQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], BlogsController.prototype, "list", null);
__decorate([
    Get('slug/:slug'),
    ApiOperation({ summary: 'One article by its slug, or by one that it had before' }),
    ResponseSchema(200, blogView),
    Header('cache-control', READERS_CACHE),
    __param(0, Param({ schema: slugParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], BlogsController.prototype, "bySlug", null);
__decorate([
    Get(':id'),
    ApiOperation({ summary: 'One article' }),
    ResponseSchema(200, blogView),
    Header('cache-control', READERS_CACHE),
    __param(0, Param({ schema: idParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], BlogsController.prototype, "byId", null);
BlogsController = __decorate([
    ApiTags('content'),
    Controller('api/blogs'),
    __metadata("design:paramtypes", [BlogsService])
], BlogsController);
export { BlogsController };
//# sourceMappingURL=blogs.controller.js.map