var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { contentError } from '../content.errors.js';
import { TestimonialsRepository } from './testimonials.repository.js';
/** Transformation stories for readers. */
let TestimonialsService = class TestimonialsService {
    testimonials;
    constructor(testimonials) {
        this.testimonials = testimonials;
    }
    /** What is shown to readers. @param page counts from 1 */
    async list(page, limit) {
        const { rows, total } = await this.testimonials.list(page, limit);
        return { items: rows, total, page, limit };
    }
    /** @throws TESTIMONIAL_NOT_FOUND */
    async byId(id) {
        const story = await this.testimonials.findById(id);
        if (!story)
            throw contentError('TESTIMONIAL_NOT_FOUND');
        return story;
    }
};
TestimonialsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [TestimonialsRepository])
], TestimonialsService);
export { TestimonialsService };
//# sourceMappingURL=testimonials.service.js.map