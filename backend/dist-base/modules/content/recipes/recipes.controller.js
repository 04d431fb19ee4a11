var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { contentListQuery, idParams, READERS_CACHE, slugParams } from '../editing/content-list.dto.js';
import { recipeListView, singleRecipeView } from './recipes.dto.js';
import { RecipesService } from './recipes.service.js';
let RecipesController = class RecipesController {
    recipes;
    constructor(recipes) {
        this.recipes = recipes;
    }
    list({ page, limit }) {
        return this.recipes.list(page, limit);
    }
    bySlug({ slug }) {
        return this.recipes.bySlug(slug);
    }
    byId({ id }) {
        return this.recipes.byId(id);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Recipes, whole' }),
    ResponseSchema(200, recipeListView),
    Header('cache-control', READERS_CACHE),
    __param(0, Query({ schema: contentListQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], RecipesController.prototype, "list", null);
__decorate([
    Get('slug/:slug'),
    ApiOperation({ summary: 'One recipe by its slug, or by one that it had before' }),
    ResponseSchema(200, singleRecipeView),
    Header('cache-control', READERS_CACHE),
    __param(0, Param({ schema: slugParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], RecipesController.prototype, "bySlug", null);
__decorate([
    Get(':id'),
    ApiOperation({ summary: 'One recipe' }),
    ResponseSchema(200, singleRecipeView),
    Header('cache-control', READERS_CACHE),
    __param(0, Param({ schema: idParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], RecipesController.prototype, "byId", null);
RecipesController = __decorate([
    ApiTags('content'),
    Controller('api/recipes'),
    __metadata("design:paramtypes", [RecipesService])
], RecipesController);
export { RecipesController };
//# sourceMappingURL=recipes.controller.js.map