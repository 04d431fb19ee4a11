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
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { Form, TakesForm } from '../../../platform/http/input/multipart-form.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { AdminTestimonialsService } from './admin-testimonials.service.js';
import { presentEditableStory } from './testimonials.presenter.js';
import { adminListQuery, deletedAnswer, idParams } from '../editing/content-list.dto.js';
import { TestimonialEditingService } from './testimonial-editing.service.js';
import { adminTestimonialListView, adminTestimonialView, TESTIMONIAL_FILES, testimonialCreateForm, testimonialUpdateForm, } from './testimonial-forms.dto.js';
const CREATE = { schema: testimonialCreateForm, files: TESTIMONIAL_FILES };
const UPDATE = { schema: testimonialUpdateForm, files: TESTIMONIAL_FILES };
let AdminTestimonialsController = class AdminTestimonialsController {
    testimonials;
    editing;
    constructor(testimonials, editing) {
        this.testimonials = testimonials;
        this.editing = editing;
    }
    list(query) {
        return this.testimonials.list(query);
    }
    byId({ id }) {
        return this.testimonials.byId(id);
    }
    async create({ fields, files }, actor) {
        return presentEditableStory(await this.editing.create(fields, files, actor));
    }
    async update({ id }, { fields, files }, actor) {
        return presentEditableStory(await this.editing.update(id, fields, files, actor));
    }
    async remove({ id }, actor) {
        await this.editing.remove(id, false, actor);
        return { success: true, message: 'The story is deleted.' };
    }
    async withdraw({ id }, actor) {
        await this.editing.remove(id, true, actor);
        return { success: true, message: 'The story, its pictures and every trace of it are removed.' };
    }
};
__decorate([
    Get('admin/testimonials'),
    ApiOperation({ summary: 'Transformation stories, newest first, drafts included' }),
    ResponseSchema(200, adminTestimonialListView),
    __param(0, Query({ schema: adminListQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminTestimonialsController.prototype, "list", null);
__decorate([
    Get('admin/testimonials/:id'),
    ApiOperation({ summary: 'One story with all that can be edited, and its version' }),
    ResponseSchema(200, adminTestimonialView),
    __param(0, Param({ schema: idParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminTestimonialsController.prototype, "byId", null);
__decorate([
    Post('testimonials'),
    ApiOperation({ summary: 'Tell a story' }),
    TakesForm(CREATE),
    ResponseSchema(201, adminTestimonialView),
    __param(0, Form(CREATE)),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminTestimonialsController.prototype, "create", null);
__decorate([
    Put('testimonials/:id'),
    ApiOperation({ summary: 'Change a story; fields and images that are not sent stay as they are' }),
    TakesForm(UPDATE),
    ResponseSchema(200, adminTestimonialView),
    __param(0, Param({ schema: idParams })),
    __param(1, Form(UPDATE)),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminTestimonialsController.prototype, "update", null);
__decorate([
    Delete('testimonials/:id'),
    ApiOperation({ summary: 'Delete a story and its pictures' }),
    ResponseSchema(200, deletedAnswer),
    __param(0, Param({ schema: idParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminTestimonialsController.prototype, "remove", null);
__decorate([
    Post('testimonials/:id/withdraw'),
    HttpCode(200),
    ApiOperation({ summary: 'Remove every trace of a person who takes their consent back' }),
    ResponseSchema(200, deletedAnswer),
    __param(0, Param({ schema: idParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminTestimonialsController.prototype, "withdraw", null);
AdminTestimonialsController = __decorate([
    ApiTags('content'),
    ApiBearerAuth(),
    RequireAccess('content:edit'),
    Controller('api'),
    __metadata("design:paramtypes", [AdminTestimonialsService,
        TestimonialEditingService])
], AdminTestimonialsController);
export { AdminTestimonialsController };
//# sourceMappingURL=admin-testimonials.controller.js.map