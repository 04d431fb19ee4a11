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
import { contentError } from '../content.errors.js';
import { presentRecipe } from './recipes.presenter.js';
import { RecipesRepository } from './recipes.repository.js';
/** Recipes for readers. */
let RecipesService = class RecipesService {
    recipes;
    constructor(recipes) {
        this.recipes = recipes;
    }
    /** @param page counts from 1 */
    async list(page, limit) {
        const { rows, total } = await this.recipes.list(page, limit);
        return { items: rows.map(presentRecipe), total, page, limit };
    }
    /** @throws RECIPE_NOT_FOUND */
    async byId(id) {
        return found(await this.recipes.findById(id));
    }
    /** @throws RECIPE_NOT_FOUND */
    async bySlug(slug) {
        return found(await this.recipes.findBySlug(slug));
    }
};
RecipesService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RecipesRepository])
], RecipesService);
export { RecipesService };
function found(row) {
    if (!row)
        throw contentError('RECIPE_NOT_FOUND');
    const { card, ...recipe } = row;
    return { ...presentRecipe(recipe), ...(card !== null && { card }) };
}
//# sourceMappingURL=recipes.service.js.map