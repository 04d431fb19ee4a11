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
import { Revisions } from '../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** Pages whose earlier versions anybody may read. */
export const LEGAL_PAGES = ['terms', 'privacy'];
let PageContentRepository = class PageContentRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    revisionsOf(page) {
        return new Revisions(this.db, {
            table: 'page_content_revisions',
            column: 'content',
            publication: `page-content:${page}`,
            key: { column: 'page', value: page },
        });
    }
    /** Every version of a legal text, newest first: they stay readable. */
    async versions(page, sql = this.db) {
        return sql.rows(`SELECT version, content->>'inForceSince' AS "inForceSince" FROM page_content_revisions
        WHERE page = $1 ORDER BY version DESC`, [page]);
    }
    /** Every revision of a page as text: what any of them shows must stay, as any can be restored. */
    async texts(page, sql = this.db) {
        const rows = await sql.rows('SELECT content::text AS text FROM page_content_revisions WHERE page = $1', [page]);
        return rows.map(({ text }) => text);
    }
};
PageContentRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PageContentRepository);
export { PageContentRepository };
//# sourceMappingURL=page-content.repository.js.map