import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/database/page.ts';
import { contentError } from '../content.errors.ts';
import type { RecipeView, SingleRecipeView } from './recipes.dto.ts';
import { presentRecipe } from './recipes.presenter.ts';
import { RecipesRepository, type SingleRecipeRow } from './recipes.repository.ts';

/** Recipes for readers. */
@Injectable()
export class RecipesService {
  constructor(private readonly recipes: RecipesRepository) {}

  /** @param page counts from 1 */
  async list(page: number, limit: number): Promise<Page<RecipeView>> {
    const { items, ...frame } = await this.recipes.list(page, limit);
    return { items: items.map(presentRecipe), ...frame };
  }

  /** @throws RECIPE_NOT_FOUND */
  async byId(id: string): Promise<SingleRecipeView> {
    return found(await this.recipes.findById(id));
  }

  /** @throws RECIPE_NOT_FOUND */
  async bySlug(slug: string): Promise<SingleRecipeView> {
    return found(await this.recipes.findBySlug(slug));
  }
}

function found(row: SingleRecipeRow | undefined): SingleRecipeView {
  if (!row) throw contentError('RECIPE_NOT_FOUND');
  const { card, ...recipe } = row;
  return { ...presentRecipe(recipe), ...(card !== null && { card }) };
}
