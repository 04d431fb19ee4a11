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
import { presentSummary } from './blogs.presenter.js';
import { BlogsRepository } from './blogs.repository.js';
import { contentError } from '../content.errors.js';
/** Articles for readers. */
let BlogsService = class BlogsService {
    blogs;
    constructor(blogs) {
        this.blogs = blogs;
    }
    /** What is published, newest first, without texts. @param page counts from 1 */
    async list(page, limit) {
        const { rows, total } = await this.blogs.list(page, limit);
        return { items: rows.map(presentSummary), total, page, limit };
    }
    /** @throws BLOG_NOT_FOUND */
    async byId(id) {
        return present(await this.blogs.findById(id));
    }
    /** An old slug answers with the article too; its own `slug` tells where it is now. @throws BLOG_NOT_FOUND */
    async bySlug(slug) {
        return present(await this.blogs.findBySlug(slug));
    }
};
BlogsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [BlogsRepository])
], BlogsService);
export { BlogsService };
function present(row) {
    if (!row)
        throw contentError('BLOG_NOT_FOUND');
    const { content, card } = row;
    return {
        ...presentSummary(row),
        content,
        updatedAt: row.updatedAt.toISOString(),
        ...(card !== null && { card }),
    };
}
//# sourceMappingURL=blogs.service.js.map