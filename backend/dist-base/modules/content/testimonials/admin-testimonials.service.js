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
import { TestimonialEditingRepository } from './testimonial-editing.repository.js';
import { presentEditableStory, presentItem } from './testimonials.presenter.js';
/** Stories as the admin area reads them. */
let AdminTestimonialsService = class AdminTestimonialsService {
    testimonials;
    constructor(testimonials) {
        this.testimonials = testimonials;
    }
    /** Newest first, drafts among them. @param query `page` counts from 1 */
    async list({ page, limit, ...filter }) {
        const { rows, total } = await this.testimonials.list(filter, page, limit);
        return { items: rows.map(presentItem), total, page, limit };
    }
    /** @throws TESTIMONIAL_NOT_FOUND */
    async byId(id) {
        const story = await this.testimonials.find(id);
        if (!story)
            throw contentError('TESTIMONIAL_NOT_FOUND');
        return presentEditableStory(story);
    }
};
AdminTestimonialsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [TestimonialEditingRepository])
], AdminTestimonialsService);
export { AdminTestimonialsService };
//# sourceMappingURL=admin-testimonials.service.js.map