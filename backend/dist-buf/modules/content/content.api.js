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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** What there is to read, for sitemap and feed. */
let ContentIndex = class ContentIndex {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first; at most what one sitemap file may hold. */
    articles(limit) {
        return this.db.rows(`SELECT slug, title, excerpt, author, category, published_at AS "publishedAt", updated_at AS "updatedAt"
         FROM blogs WHERE NOT draft AND published_at <= now()
        ORDER BY published_at DESC, id DESC LIMIT $1`, [limit]);
    }
    /** In the order of the owner. */
    recipes(limit) {
        return this.db.rows('SELECT slug, updated_at AS "updatedAt" FROM recipes WHERE NOT draft ORDER BY position, id LIMIT $1', [limit]);
    }
};
ContentIndex = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], ContentIndex);
export { ContentIndex };
//# sourceMappingURL=content.api.js.map