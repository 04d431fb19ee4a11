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
import { Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { Form, TakesForm } from '../../../platform/http/input/multipart-form.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { AdminRecipesService } from './admin-recipes.service.js';
import { presentEditableRecipe } from './recipes.presenter.js';
import { RecipeEditingService } from './recipe-editing.service.js';
import { adminRecipeListView, adminRecipeView, recipeCreateForm, recipeUpdateForm, } from './recipe-forms.dto.js';
import { adminListQuery, deletedAnswer, idParams, slugAnswer, slugQuery, } from '../editing/content-list.dto.js';
import { SlugsService } from '../slugs/slugs.service.js';
const CREATE = { schema: recipeCreateForm, files: ['image'] };
const UPDATE = { schema: recipeUpdateForm, files: ['image'] };
let AdminRecipesController = class AdminRecipesController {
    recipes;
    editing;
    slugs;
    constructor(recipes, editing, slugs) {
        this.recipes = recipes;
        this.editing = editing;
        this.slugs = slugs;
    }
    list(query) {
        return this.recipes.list(query);
    }
    slug({ slug, exceptId }) {
        return this.slugs.check('recipe', slug, exceptId);
    }
    byId({ id }) {
        return this.recipes.byId(id);
    }
    async create({ fields, files }, actor) {
        return presentEditableRecipe(await this.editing.create(fields, files.image, actor));
    }
    async update({ id }, { fields, files }, actor) {
        return presentEditableRecipe(await this.editing.update(id, fields, files.image, actor));
    }
    async remove({ id }, actor) {
        await this.editing.remove(id, actor);
        return { success: true, message: 'The recipe is deleted.' };
    }
};
__decorate([
    Get('admin/recipes'),
    ApiOperation({ summary: 'Recipes, newest first, drafts included' }),
    ResponseSchema(200, adminRecipeListView),
    __param(0, Query({ schema: adminListQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminRecipesController.prototype, "list", null);
__decorate([
    Get('admin/recipes/slug'),
    ApiOperation({ summary: 'Whether an address is free' }),
    ResponseSchema(200, slugAnswer),
    __param(0, Query({ schema: slugQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminRecipesController.prototype, "slug", null);
__decorate([
    Get('admin/recipes/:id'),
    ApiOperation({ summary: 'One recipe with all that can be edited, and its version' }),
    ResponseSchema(200, adminRecipeView),
    __param(0, Param({ schema: idParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], AdminRecipesController.prototype, "byId", null);
__decorate([
    Post('recipes'),
    ApiOperation({ summary: 'Write a recipe' }),
    TakesForm(CREATE),
    ResponseSchema(201, adminRecipeView),
    __param(0, Form(CREATE)),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminRecipesController.prototype, "create", null);
__decorate([
    Put('recipes/:id'),
    ApiOperation({ summary: 'Change a recipe; fields and image that are not sent stay as they are' }),
    TakesForm(UPDATE),
    ResponseSchema(200, adminRecipeView),
    __param(0, Param({ schema: idParams })),
    __param(1, Form(UPDATE)),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminRecipesController.prototype, "update", null);
__decorate([
    Delete('recipes/:id'),
    ApiOperation({ summary: 'Delete a recipe and its pictures' }),
    ResponseSchema(200, deletedAnswer),
    __param(0, Param({ schema: idParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminRecipesController.prototype, "remove", null);
AdminRecipesController = __decorate([
    ApiTags('content'),
    ApiBearerAuth(),
    RequireAccess('content:edit'),
    Controller('api'),
    __metadata("design:paramtypes", [AdminRecipesService,
        RecipeEditingService,
        SlugsService])
], AdminRecipesController);
export { AdminRecipesController };
//# sourceMappingURL=admin-recipes.controller.js.map