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
import { adminListConditions, DRAFT_STATUSES } from '../editing/admin-list.js';
import { RecipeEntity } from './recipe.entity.js';
const LIST_COLUMNS = `id, slug, name, category, picture, rating, reviews, draft, updated_at AS "updatedAt", version`;
const COLUMNS = `${LIST_COLUMNS}, description, cuisines, serving, yt_links AS "ytLinks", ingredients, steps,
  prep_minutes AS "prepMinutes", calories, protein, carbs, fat, position, created_at AS "createdAt"`;
/** SQL: before all others. */
const FIRST = () => 'coalesce((SELECT min(position) - 1 FROM recipes), 0)';
/** Recipes as editors see them, drafts included. */
let RecipeEditingRepository = class RecipeEditingRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first: ids are made in the order of time. */
    list(filter, page, limit) {
        const { where, parameters } = adminListConditions(filter, ['name', 'category'], DRAFT_STATUSES);
        const from = `recipes ${where}`;
        const listing = { select: LIST_COLUMNS, from, orderBy: 'id DESC', parameters };
        return pageOf(this.db, listing, page, limit);
    }
    /** @returns undefined when there is none of that id */
    async find(id) {
        const [row] = await this.db.rows(`SELECT ${COLUMNS} FROM recipes WHERE id = $1`, [id]);
        return row;
    }
    /** At version 1. */
    async insert(tx, id, recipe) {
        const insert = tx.manager.createQueryBuilder().insert().into(RecipeEntity);
        const { raw } = await insert
            .values({ id, ...recipe, position: recipe.position ?? FIRST })
            .returning(COLUMNS)
            .execute();
        return raw[0];
    }
    /** @returns undefined, with nothing changed, when the row is not at `version` any more */
    async update(tx, id, version, recipe) {
        const saved = { ...recipe, version: version + 1 };
        const { raw } = await tx.manager.update(RecipeEntity, { id, version }, saved, { returning: COLUMNS });
        return raw[0];
    }
    /** @returns what was there, or undefined when it is gone already */
    async remove(sql, id) {
        const [row] = await sql.rows(`DELETE FROM recipes WHERE id = $1 RETURNING ${COLUMNS}`, [
            id,
        ]);
        return row;
    }
};
RecipeEditingRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], RecipeEditingRepository);
export { RecipeEditingRepository };
//# sourceMappingURL=recipe-editing.repository.js.map