import { Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { AdminRecipesService } from './admin-recipes.service.ts';
import { presentEditableRecipe } from './recipes.presenter.ts';
import { RecipeEditingService } from './recipe-editing.service.ts';
import {
  adminRecipeListView,
  adminRecipeView,
  recipeCreateForm,
  recipeUpdateForm,
} from './recipe-forms.dto.ts';
import {
  type AdminListQuery,
  adminListQuery,
  deletedAnswer,
  idParams,
  slugAnswer,
  slugQuery,
} from '../editing/content-list.dto.ts';
import { SlugsService } from '../slugs/slugs.service.ts';

const CREATE = { schema: recipeCreateForm, files: ['image'] } as const;
const UPDATE = { schema: recipeUpdateForm, files: ['image'] } as const;

@ApiTags('content')
@ApiBearerAuth()
@RequireAccess('content:edit')
@Controller('api')
export class AdminRecipesController {
  constructor(
    private readonly recipes: AdminRecipesService,
    private readonly editing: RecipeEditingService,
    private readonly slugs: SlugsService,
  ) {}

  @Get('admin/recipes')
  @ApiOperation({ summary: 'Recipes, newest first, drafts included' })
  @ResponseSchema(200, adminRecipeListView)
  list(@Query({ schema: adminListQuery }) query: AdminListQuery) {
    return this.recipes.list(query);
  }

  @Get('admin/recipes/slug')
  @ApiOperation({ summary: 'Whether an address is free' })
  @ResponseSchema(200, slugAnswer)
  slug(@Query({ schema: slugQuery }) { slug, exceptId }: z.infer<typeof slugQuery>) {
    return this.slugs.check('recipe', slug, exceptId);
  }

  @Get('admin/recipes/:id')
  @ApiOperation({ summary: 'One recipe with all that can be edited, and its version' })
  @ResponseSchema(200, adminRecipeView)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.recipes.byId(id);
  }

  @Post('recipes')
  @ApiOperation({ summary: 'Write a recipe' })
  @TakesForm(CREATE)
  @ResponseSchema(201, adminRecipeView)
  async create(
    @Form(CREATE) { fields, files }: UploadForm<z.infer<typeof recipeCreateForm>, 'image'>,
    @CurrentActor() actor: Actor,
  ) {
    return presentEditableRecipe(await this.editing.create(fields, files.image, actor));
  }

  @Put('recipes/:id')
  @ApiOperation({ summary: 'Change a recipe; fields and image that are not sent stay as they are' })
  @TakesForm(UPDATE)
  @ResponseSchema(200, adminRecipeView)
  async update(
    @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
    @Form(UPDATE) { fields, files }: UploadForm<z.infer<typeof recipeUpdateForm>, 'image'>,
    @CurrentActor() actor: Actor,
  ) {
    return presentEditableRecipe(await this.editing.update(id, fields, files.image, actor));
  }

  @Delete('recipes/:id')
  @ApiOperation({ summary: 'Delete a recipe and its pictures' })
  @ResponseSchema(200, deletedAnswer)
  async remove(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>, @CurrentActor() actor: Actor) {
    await this.editing.remove(id, actor);
    return { success: true as const, message: 'The recipe is deleted.' };
  }
}
