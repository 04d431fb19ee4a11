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
import { RecipeEditingRepository } from './recipe-editing.repository.js';
import { presentEditableRecipe, presentItem } from './recipes.presenter.js';
/** Recipes as the admin area reads them. */
let AdminRecipesService = class AdminRecipesService {
    recipes;
    constructor(recipes) {
        this.recipes = recipes;
    }
    /** Newest first, drafts among them. @param query `page` counts from 1 */
    async list({ page, limit, ...filter }) {
        const { rows, total } = await this.recipes.list(filter, page, limit);
        return { items: rows.map(presentItem), total, page, limit };
    }
    /** @throws RECIPE_NOT_FOUND */
    async byId(id) {
        const recipe = await this.recipes.find(id);
        if (!recipe)
            throw contentError('RECIPE_NOT_FOUND');
        return presentEditableRecipe(recipe);
    }
};
AdminRecipesService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RecipeEditingRepository])
], AdminRecipesService);
export { AdminRecipesService };
//# sourceMappingURL=admin-recipes.service.js.map