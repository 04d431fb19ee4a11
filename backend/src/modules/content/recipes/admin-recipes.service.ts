import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/http/input/pagination.ts';
import { largestFile } from '../../media/picture.api.ts';
import type { AdminListQuery } from '../editing/content-list.dto.ts';
import { contentError } from '../content.errors.ts';
import {
  type EditableRecipe,
  type EditableRecipeItem,
  RecipeEditingRepository,
} from './recipe-editing.repository.ts';
import type { AdminRecipeItem, AdminRecipeView } from './recipe-forms.dto.ts';
import { presentRecipe } from './recipes.service.ts';

/** Recipes as the admin area reads them. */
@Injectable()
export class AdminRecipesService {
  constructor(private readonly recipes: RecipeEditingRepository) {}

  async list({ page, limit, ...filter }: AdminListQuery): Promise<Page<AdminRecipeItem>> {
    const { rows, total } = await this.recipes.list(filter, page, limit);
    return { items: rows.map(presentItem), total, page, limit };
  }

  /** @throws RECIPE_NOT_FOUND */
  async byId(id: string): Promise<AdminRecipeView> {
    const recipe = await this.recipes.find(id);
    if (!recipe) throw contentError('RECIPE_NOT_FOUND');
    return presentEditableRecipe(recipe);
  }
}

function editingState({ draft, updatedAt, version }: EditableRecipeItem) {
  return {
    status: draft ? ('draft' as const) : ('published' as const),
    updatedAt: updatedAt.toISOString(),
    version,
  };
}

function presentItem(row: EditableRecipeItem): AdminRecipeItem {
  const { id, slug, name, category, rating, reviews, picture } = row;
  return {
    _id: id,
    slug,
    name,
    category,
    rating,
    reviews,
    image: largestFile(picture),
    ...editingState(row),
  };
}

export function presentEditableRecipe(row: EditableRecipe): AdminRecipeView {
  const { position, createdAt } = row;
  return { ...presentRecipe(row), ...editingState(row), position, createdAt: createdAt.toISOString() };
}
