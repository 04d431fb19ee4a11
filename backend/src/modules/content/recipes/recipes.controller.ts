import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { largestFile } from '../../media/picture.ts';
import { adminContentController } from '../editing/admin-content.controller.ts';
import {
  contentListQuery,
  idParams,
  READERS_CACHE,
  slugAnswer,
  slugParams,
  slugQuery,
} from '../editing/content-list.dto.ts';
import { draftStatus } from '../editing/publication.domain.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { RecipeEditing } from './recipe-editing.ts';
import { presentRecipe } from './recipe-rules.ts';
import {
  adminRecipeListView,
  adminRecipeView,
  recipeCreateForm,
  recipeListView,
  recipeUpdateForm,
  singleRecipeView,
} from './recipes.dto.ts';
import { RecipesService } from './recipes.service.ts';

@ApiTags('content')
@Controller('api/recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  @Get()
  @ApiOperation({ summary: 'List recipes with all fields' })
  @ResponseSchema(200, recipeListView)
  @Header('cache-control', READERS_CACHE)
  list(@Query({ schema: contentListQuery }) { page, limit }: z.infer<typeof contentListQuery>) {
    return this.recipes.list(page, limit);
  }

  @Get('slug/:slug')
  @ApiOperation({ summary: 'Get a recipe by its current or a former slug' })
  @ResponseSchema(200, singleRecipeView)
  @Header('cache-control', READERS_CACHE)
  bySlug(@Param({ schema: slugParams }) { slug }: z.infer<typeof slugParams>) {
    return this.recipes.bySlug(slug);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a recipe' })
  @ResponseSchema(200, singleRecipeView)
  @Header('cache-control', READERS_CACHE)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.recipes.byId(id);
  }
}

@ApiTags('content')
@RequireAccess('content:edit')
@Controller('api')
export class AdminRecipesController extends adminContentController({
  editing: RecipeEditing,
  path: 'recipes',
  files: ['image'],
  createForm: recipeCreateForm,
  updateForm: recipeUpdateForm,
  view: adminRecipeView,
  listView: adminRecipeListView,
  present: (row) => ({ ...presentRecipe(row), status: draftStatus(row) }),
  presentItem: (row) => ({ ...row, image: largestFile(row.picture), status: draftStatus(row) }),
  summaries: {
    list: 'List recipes with drafts, newest first',
    one: 'Get a recipe for editing, with its version',
    create: 'Write a recipe',
    update: 'Change a recipe; fields and image not sent stay',
    remove: 'Delete a recipe and its pictures',
  },
  removed: 'The recipe is deleted.',
}) {
  constructor(
    editing: RecipeEditing,
    private readonly slugs: SlugsService,
  ) {
    super(editing);
  }

  @Get('admin/recipes/slug')
  @ApiOperation({ summary: 'Check whether a slug is available' })
  @ResponseSchema(200, slugAnswer)
  slug(@Query({ schema: slugQuery }) { slug, exceptId }: z.infer<typeof slugQuery>) {
    return this.slugs.check('recipe', slug, exceptId);
  }
}
