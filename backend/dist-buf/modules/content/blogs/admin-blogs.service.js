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
import { BlogEditingRepository } from './blog-editing.repository.js';
import { sanitizeArticle, suggestExcerpt, suggestReadTime } from '../editing/article-html.js';
import { ContentPictures } from '../editing/content-pictures.js';
import { contentError } from '../content.errors.js';
import { presentEditable, presentItem } from './blogs.presenter.js';
/** Articles as the admin area reads them. */
let AdminBlogsService = class AdminBlogsService {
    blogs;
    pictures;
    constructor(blogs, pictures) {
        this.blogs = blogs;
        this.pictures = pictures;
    }
    /** Newest first, drafts and articles of the future among them. @param query `page` counts from 1 */
    async list({ page, limit, ...filter }) {
        const { rows, total } = await this.blogs.list(filter, page, limit);
        return { items: rows.map(presentItem), total, page, limit };
    }
    /** Text as a save would clean it, with what a save would make of it. */
    preview(html) {
        const content = sanitizeArticle(html, this.pictures.ownOrigins);
        return { content, excerpt: suggestExcerpt(content), readTime: suggestReadTime(content) };
    }
    /** @throws BLOG_NOT_FOUND */
    async byId(id) {
        const blog = await this.blogs.find(id);
        if (!blog)
            throw contentError('BLOG_NOT_FOUND');
        return presentEditable(blog);
    }
};
AdminBlogsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [BlogEditingRepository,
        ContentPictures])
], AdminBlogsService);
export { AdminBlogsService };
//# sourceMappingURL=admin-blogs.service.js.map