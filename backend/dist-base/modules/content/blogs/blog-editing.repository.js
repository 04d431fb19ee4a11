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
import { adminListConditions } from '../editing/admin-list.js';
import { BlogEntity } from './blog.entity.js';
const LIST_COLUMNS = `id, slug, title, author, category, featured, picture, draft, published_at AS "publishedAt",
  updated_at AS "updatedAt", version, likes`;
const COLUMNS = `${LIST_COLUMNS}, excerpt, read_time AS "readTime", content, created_at AS "createdAt"`;
const STATUSES = {
    draft: 'draft',
    scheduled: 'NOT draft AND published_at > now()',
    published: 'NOT draft AND published_at <= now()',
};
/** Articles as editors see them, those included that readers do not. */
let BlogEditingRepository = class BlogEditingRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first. */
    list(filter, page, limit) {
        const { where, parameters } = adminListConditions(filter, ['title', 'author', 'category'], STATUSES);
        const from = `blogs ${where}`;
        const listing = { select: LIST_COLUMNS, from, orderBy: 'published_at DESC, id DESC', parameters };
        return pageOf(this.db, listing, page, limit);
    }
    /** With its text, whatever its status. @returns undefined when there is none of that id */
    async find(id) {
        const [row] = await this.db.rows(`SELECT ${COLUMNS} FROM blogs WHERE id = $1`, [id]);
        return row;
    }
    /** At version 1. */
    async insert(tx, id, blog) {
        const insert = tx.manager.createQueryBuilder().insert().into(BlogEntity);
        const { raw } = await insert
            .values({ id, ...blog })
            .returning(COLUMNS)
            .execute();
        return raw[0];
    }
    /** @returns undefined, with nothing changed, when the row is not at `version` any more */
    async update(tx, id, version, blog) {
        const saved = { ...blog, version: version + 1 };
        const { raw } = await tx.manager.update(BlogEntity, { id, version }, saved, { returning: COLUMNS });
        return raw[0];
    }
    /** @returns what was there, or undefined when it is gone already */
    async remove(sql, id) {
        const [row] = await sql.rows(`DELETE FROM blogs WHERE id = $1 RETURNING ${COLUMNS}`, [id]);
        return row;
    }
};
BlogEditingRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], BlogEditingRepository);
export { BlogEditingRepository };
//# sourceMappingURL=blog-editing.repository.js.map