import { z } from 'zod';
import { listOf } from '../../../platform/http/input/pagination.ts';
import { withId } from '../../../platform/http/output/with-id.ts';
import { card } from '../share-cards/share-card.dto.ts';
import { picture } from '../../media/picture.api.ts';

/** Whole in the list too: the search (content-7) looks into the ingredients, in the browser. */
export const recipeFields = {
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  picture,
  category: z.string(),
  cuisines: z.array(z.string()),
  serving: z.number().int(),
  ytLinks: z.array(z.string()),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  nutrition: z
    .object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
    .meta({ description: 'For one serving: kcal, and grams' }),
  prepTime: z.number().int().meta({ description: 'Minutes' }),
  rating: z.number(),
  reviews: z.number().int(),
};
const recipeView = withId(recipeFields);

/** By itself. */
export const singleRecipeView = withId({ ...recipeFields, card });

export const recipeListView = listOf(recipeView);
export type RecipeView = z.infer<typeof recipeView>;
export type SingleRecipeView = z.infer<typeof singleRecipeView>;
