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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { Form, TakesForm } from '../../../platform/http/input/multipart-form.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { AdminBlogsService } from './admin-blogs.service.js';
import { presentEditable } from './blogs.presenter.js';
import { BlogEditingService } from './blog-editing.service.js';
import { adminBlogListView, adminBlogView, blogCreateForm, blogPreviewBody, blogPreviewView, blogUpdateForm, } from './blog-forms.dto.js';
import { adminListQuery, deletedAnswer, idParams, slugAnswer, slugQuery, } from '../editing/content-list.dto.js';
import { SlugsService } from '../slugs/slugs.service.js';
const CREATE = { schema: blogCreateForm, files: ['image'] };
const UPDATE = { schema: blogUpdateForm, files: ['image'] };
let AdminBlogsController = class AdminBlogsController {
    blogs;
    editing;
    slugs;
    constructor(blogs, editing, slugs) {
        this.blogs = blogs;
        this.editing = editing;
        this.slugs = slugs;
    }
    list(query) {
        return this.blogs.list(query);
    }
    slug({ slug, exceptId }) {
        return this.slugs.check('blog', slug, exceptId);
    }
    preview({ content }) {
        return this.blogs.preview(content);
    }
    byId({ id }) {
        return this.blogs.byId(id);
    }
    async create({ fields, files }, actor) {
        return presentEditable(await this.editing.create(fields, files.image, actor));
    }
    async update({ id }, { fields, files }, actor) {
        return presentEditable(await this.editing.update(id, fields, files.image, actor));
    }
    async remove({ id }, actor) {
        await this.editing.remove(id, actor);
        return { success: true, message: 'The article is deleted.' };
    }
};
__decorate([
    Get('admin/blogs'),
    ApiOperation({ summary: 'Articles, newest first, drafts and scheduled ones included' }),
    ResponseSchema(200, adminBlogListView),
    __param(0, Query({ schema: adminListQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminBlogsController.prototype, "list", null);
__decorate([
    Get('admin/blogs/slug'),
    ApiOperation({ summary: 'Whether an address is free' }),
    ResponseSchema(200, slugAnswer),
    __param(0, Query({ schema: slugQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminBlogsController.prototype, "slug", null);
__decorate([
    Post('admin/blogs/preview'),
    HttpCode(200),
    ApiOperation({ summary: 'What readers would get of a text that is not saved yet' }),
    ResponseSchema(200, blogPreviewView),
    __param(0, Body({ schema: blogPreviewBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminBlogsController.prototype, "preview", null);
__decorate([
    Get('admin/blogs/:id'),
    ApiOperation({ summary: 'One article with all that can be edited, and its version' }),
    ResponseSchema(200, adminBlogView),
    __param(0, Param({ schema: idParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminBlogsController.prototype, "byId", null);
__decorate([
    Post('blogs'),
    ApiOperation({ summary: 'Write an article' }),
    TakesForm(CREATE),
    ResponseSchema(201, adminBlogView),
    __param(0, Form(CREATE)),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminBlogsController.prototype, "create", null);
__decorate([
    Put('blogs/:id'),
    ApiOperation({ summary: 'Change an article; fields and image that are not sent stay as they are' }),
    TakesForm(UPDATE),
    ResponseSchema(200, adminBlogView),
    __param(0, Param({ schema: idParams })),
    __param(1, Form(UPDATE)),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminBlogsController.prototype, "update", null);
__decorate([
    Delete('blogs/:id'),
    ApiOperation({ summary: 'Delete an article and its pictures' }),
    ResponseSchema(200, deletedAnswer),
    __param(0, Param({ schema: idParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminBlogsController.prototype, "remove", null);
AdminBlogsController = __decorate([
    ApiTags('content'),
    ApiBearerAuth(),
    RequireAccess('content:edit'),
    Controller('api'),
    __metadata("design:paramtypes", [AdminBlogsService,
        BlogEditingService,
        SlugsService])
], AdminBlogsController);
export { AdminBlogsController };
//# sourceMappingURL=admin-blogs.controller.js.map