import { Injectable } from '@nestjs/common';
import { contentError } from '../content.errors.ts';
import { presentRecipe } from './recipes.presenter.ts';
import { RecipesRepository, type SingleRecipeRow } from './recipes.repository.ts';

/** Recipes for readers. */
@Injectable()
export class RecipesService {
  constructor(private readonly recipes: RecipesRepository) {}

  /** @param page counts from 1 */
  async list(page: number, limit: number) {
    const { items, ...frame } = await this.recipes.list(page, limit);
    return { items: items.map(presentRecipe), ...frame };
  }

  /** @throws RECIPE_NOT_FOUND */
  async byId(id: string) {
    return found(await this.recipes.findById(id));
  }

  /** @throws RECIPE_NOT_FOUND */
  async bySlug(slug: string) {
    return found(await this.recipes.findBySlug(slug));
  }
}

function found(row: SingleRecipeRow | undefined) {
  if (!row) throw contentError('RECIPE_NOT_FOUND');
  const { card, ...recipe } = row;
  return { ...presentRecipe(recipe), ...(card !== null && { card }) };
}
