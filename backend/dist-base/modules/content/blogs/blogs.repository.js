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
import { pageOf } from '../../../platform/database/page.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
const LIST_COLUMNS = `id, slug, title, excerpt, author, category, featured, picture, read_time AS "readTime",
  likes, published_at AS "publishedAt"`;
const COLUMNS = `${LIST_COLUMNS}, content, updated_at AS "updatedAt",
  (SELECT src FROM share_cards WHERE target_id = blogs.id) AS card`;
const VISIBLE = 'NOT draft AND published_at <= now()';
/** What readers may see of articles. */
let BlogsRepository = class BlogsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first, without the articles themselves. */
    list(page, limit) {
        const listing = {
            select: LIST_COLUMNS,
            from: `blogs WHERE ${VISIBLE}`,
            orderBy: 'published_at DESC, id DESC',
        };
        return pageOf(this.db, { name: 'blog-list', ...listing }, page, limit);
    }
    /** Undefined, too, for drafts and for what is to appear later. */
    async findById(id) {
        const [row] = await this.db.prepared('blog-by-id', `SELECT ${COLUMNS} FROM blogs WHERE id = $1 AND ${VISIBLE}`, [id]);
        return row;
    }
    /** Under its slug, or under one that it had before. */
    async findBySlug(slug) {
        const [row] = await this.db.prepared('blog-by-slug', `SELECT ${COLUMNS} FROM blogs
        WHERE ${VISIBLE} AND (slug = $1 OR id = (SELECT target_id FROM slug_redirects WHERE kind = 'blog' AND slug = $1))
        ORDER BY (slug = $1) DESC LIMIT 1`, [slug]);
        return row;
    }
};
BlogsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], BlogsRepository);
export { BlogsRepository };
//# sourceMappingURL=blogs.repository.js.map