import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { contentListQuery, idParams, READERS_CACHE, slugParams } from '../editing/content-list.dto.ts';
import { recipeListView, singleRecipeView } from './recipes.dto.ts';
import { RecipesService } from './recipes.service.ts';

@ApiTags('content')
@Controller('api/recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  @Get()
  @ApiOperation({ summary: 'Recipes, whole' })
  @ResponseSchema(200, recipeListView)
  @Header('cache-control', READERS_CACHE)
  list(@Query({ schema: contentListQuery }) { page, limit }: z.infer<typeof contentListQuery>) {
    return this.recipes.list(page, limit);
  }

  @Get('slug/:slug')
  @ApiOperation({ summary: 'One recipe by its slug, or by one that it had before' })
  @ResponseSchema(200, singleRecipeView)
  @Header('cache-control', READERS_CACHE)
  bySlug(@Param({ schema: slugParams }) { slug }: z.infer<typeof slugParams>) {
    return this.recipes.bySlug(slug);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One recipe' })
  @ResponseSchema(200, singleRecipeView)
  @Header('cache-control', READERS_CACHE)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.recipes.byId(id);
  }
}
