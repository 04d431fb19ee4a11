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
const COLUMNS = `id, slug, name, description, picture, category, cuisines, serving, yt_links AS "ytLinks",
  ingredients, steps, calories, protein, carbs, fat, prep_minutes AS "prepMinutes", rating, reviews`;
const SINGLE = `${COLUMNS}, (SELECT src FROM share_cards WHERE target_id = recipes.id) AS card`;
let RecipesRepository = class RecipesRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** In the order in which the owner put them. */
    list(page, limit) {
        const listing = { select: COLUMNS, from: 'recipes WHERE NOT draft', orderBy: 'position, id' };
        return pageOf(this.db, { name: 'recipe-list', ...listing }, page, limit);
    }
    /** Undefined for drafts, too. */
    async findById(id) {
        const [row] = await this.db.prepared('recipe-by-id', `SELECT ${SINGLE} FROM recipes WHERE id = $1 AND NOT draft`, [id]);
        return row;
    }
    /** Under its slug, or under one that it had before. */
    async findBySlug(slug) {
        const [row] = await this.db.prepared('recipe-by-slug', `SELECT ${SINGLE} FROM recipes
        WHERE NOT draft
          AND (slug = $1 OR id = (SELECT target_id FROM slug_redirects WHERE kind = 'recipe' AND slug = $1))
        ORDER BY (slug = $1) DESC LIMIT 1`, [slug]);
        return row;
    }
};
RecipesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], RecipesRepository);
export { RecipesRepository };
//# sourceMappingURL=recipes.repository.js.map