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
import { contentListQuery, idParams, READERS_CACHE } from '../editing/content-list.dto.js';
import { testimonialListView, testimonialView } from './testimonials.dto.js';
import { TestimonialsService } from './testimonials.service.js';
let TestimonialsController = class TestimonialsController {
    testimonials;
    constructor(testimonials) {
        this.testimonials = testimonials;
    }
    list({ page, limit }) {
        return this.testimonials.list(page, limit);
    }
    byId({ id }) {
        return this.testimonials.byId(id);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Transformation stories' }),
    ResponseSchema(200, testimonialListView),
    Header('cache-control', READERS_CACHE),
    __param(0, Query({ schema: contentListQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], TestimonialsController.prototype, "list", null);
__decorate([
    Get(':id'),
    ApiOperation({ summary: 'One transformation story' }),
    ResponseSchema(200, testimonialView),
    Header('cache-control', READERS_CACHE),
    __param(0, Param({ schema: idParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], TestimonialsController.prototype, "byId", null);
TestimonialsController = __decorate([
    ApiTags('content'),
    Controller('api/testimonials'),
    __metadata("design:paramtypes", [TestimonialsService])
], TestimonialsController);
export { TestimonialsController };
//# sourceMappingURL=testimonials.controller.js.map