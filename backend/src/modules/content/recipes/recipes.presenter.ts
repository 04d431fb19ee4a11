import { largestFile } from '../../media/picture.api.ts';
import { draftStatus } from '../editing/publication.domain.ts';
import type { EditableRecipe, EditableRecipeItem } from './recipe-editing.repository.ts';
import type { RecipeRow } from './recipes.repository.ts';

export function presentRecipe<Row extends RecipeRow>(row: Row) {
  const { calories, protein, carbs, fat, prepMinutes } = row;
  return {
    ...row,
    image: largestFile(row.picture),
    nutrition: { calories, protein, carbs, fat },
    prepTime: prepMinutes,
  };
}

export function presentItem(row: EditableRecipeItem) {
  return { ...row, image: largestFile(row.picture), status: draftStatus(row) };
}

export function presentEditableRecipe(row: EditableRecipe) {
  return { ...presentRecipe(row), status: draftStatus(row) };
}
