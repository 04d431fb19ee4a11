import { largestFile } from '../../media/picture.api.ts';
import type { EditableRecipe, EditableRecipeItem } from './recipe-editing.repository.ts';
import type { AdminRecipeItem, AdminRecipeView } from './recipe-forms.dto.ts';
import type { RecipeView } from './recipes.dto.ts';
import type { RecipeRow } from './recipes.repository.ts';

export function presentRecipe(row: RecipeRow): RecipeView {
  const { id, calories, protein, carbs, fat, prepMinutes, ...rest } = row;
  return {
    _id: id,
    ...rest,
    image: largestFile(row.picture),
    nutrition: { calories, protein, carbs, fat },
    prepTime: prepMinutes,
  };
}

function editingState({ draft, updatedAt, version }: EditableRecipeItem) {
  return {
    status: draft ? ('draft' as const) : ('published' as const),
    updatedAt: updatedAt.toISOString(),
    version,
  };
}

export function presentItem(row: EditableRecipeItem): AdminRecipeItem {
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
