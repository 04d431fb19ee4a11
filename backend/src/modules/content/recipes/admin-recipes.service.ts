import { Injectable } from '@nestjs/common';
import type { AdminListQuery } from '../editing/content-list.dto.ts';
import { contentError } from '../content.errors.ts';
import { RecipeEditingRepository } from './recipe-editing.repository.ts';
import { presentEditableRecipe, presentItem } from './recipes.presenter.ts';

/** Recipes as the admin area reads them. */
@Injectable()
export class AdminRecipesService {
  constructor(private readonly recipes: RecipeEditingRepository) {}

  /** Newest first, drafts among them. @param query `page` counts from 1 */
  async list({ page, limit, ...filter }: AdminListQuery) {
    const { items, ...frame } = await this.recipes.list(filter, page, limit);
    return { items: items.map(presentItem), ...frame };
  }

  /** @throws RECIPE_NOT_FOUND */
  async byId(id: string) {
    const recipe = await this.recipes.find(id);
    if (!recipe) throw contentError('RECIPE_NOT_FOUND');
    return presentEditableRecipe(recipe);
  }
}
