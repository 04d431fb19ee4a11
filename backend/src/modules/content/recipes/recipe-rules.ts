import { largestFile } from '../../media/picture.ts';
import { contentError } from '../content.errors.ts';
import { pictureForLog } from '../editing/content-audit.ts';
import { conflictsBetween } from '../editing/content-changes.domain.ts';
import type { Draft } from '../editing/content-editing.ts';
import type { RecipeEntity } from './recipe.entity.ts';
import type { RecipeFields } from './recipes.dto.ts';

type RecipeTexts = Omit<Draft<RecipeEntity>, 'slug' | 'picture'>;

/** data-2: veg, one serving, zeros. */
const DEFAULTS: Omit<RecipeTexts, 'name'> = {
  description: '',
  category: 'veg',
  cuisines: [],
  serving: 1,
  ytLinks: [],
  ingredients: [],
  steps: [],
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  prepMinutes: 0,
  rating: 0,
  reviews: 0,
  draft: false,
  position: undefined,
};

/** Input completed by stored values or defaults. @param current undefined for a new recipe, which has a name */
export function recipeTexts(fields: RecipeFields, current: RecipeEntity | undefined): RecipeTexts {
  const base = current ?? { ...DEFAULTS, name: '' };
  return {
    name: fields.name ?? base.name,
    description: fields.description ?? base.description,
    category: (fields.category ?? base.category) || DEFAULTS.category,
    cuisines: fields.cuisines ?? base.cuisines,
    serving: fields.serving ?? base.serving,
    ytLinks: fields.ytLinks ?? base.ytLinks,
    ingredients: fields.ingredients ?? base.ingredients,
    steps: fields.steps ?? base.steps,
    calories: fields.calories ?? base.calories,
    protein: fields.protein ?? base.protein,
    carbs: fields.carbs ?? base.carbs,
    fat: fields.fat ?? base.fat,
    prepMinutes: fields.prepTime ?? base.prepMinutes,
    rating: fields.rating ?? base.rating,
    reviews: fields.reviews ?? base.reviews,
    draft: fields.draft ?? base.draft,
    position: fields.position ?? base.position,
  };
}

/** Conflict of a stale version: the fields that differ. */
export function staleRecipe(fields: RecipeFields, current: RecipeEntity) {
  const { alt, focalX, focalY } = current.picture;
  const saved = { ...current, prepTime: current.prepMinutes, alt, focalX, focalY };
  return contentError('STALE_EDIT', { fields: conflictsBetween(fields, saved) });
}

export function recipeForLog(recipe: RecipeEntity) {
  const { id: _, createdAt: __, updatedAt: ___, picture, ...fields } = recipe;
  return { ...fields, picture: pictureForLog(picture) };
}

/** Fields for readers and editors. */
export const SHOWN = [
  'id',
  'slug',
  'name',
  'description',
  'picture',
  'category',
  'cuisines',
  'serving',
  'ytLinks',
  'ingredients',
  'steps',
  'calories',
  'protein',
  'carbs',
  'fat',
  'prepMinutes',
  'rating',
  'reviews',
] as const;

export function presentRecipe<Row extends Pick<RecipeEntity, (typeof SHOWN)[number]>>(row: Row) {
  const { calories, protein, carbs, fat, prepMinutes } = row;
  return {
    ...row,
    image: largestFile(row.picture),
    nutrition: { calories, protein, carbs, fat },
    prepTime: prepMinutes,
  };
}
