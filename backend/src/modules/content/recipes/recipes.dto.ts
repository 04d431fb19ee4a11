import { visible } from '@ironbloom/brand/visible';
import { z } from 'zod';
import { listOf } from '../../../platform/http/input/pagination.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { picture } from '../../media/picture.ts';
import {
  flag,
  intentKey,
  line,
  lines,
  list,
  number,
  pictureFields,
  requiredText,
  version,
} from '../editing/form-fields.dto.ts';
import { card } from '../editing/content-list.dto.ts';

/** Included in the list: the browser's search (content-7) needs the ingredients. */
const recipeFields = {
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

const name = requiredText(200, 'Please enter a name');
const NEWLINE_OR_COMMA = /[\n,]/;
const grams = number({ min: 0, max: 5_000, unit: /g$/i });
/** One video: playlists and channels cannot be embedded. */
const VIDEO =
  /^https?:\/\/(?=\S+$)(www\.|m\.|music\.)?(youtu\.be\/|youtube(-nocookie)?\.com\/((embed|shorts|live|v|e)\/|watch\?(\S*&)?v=))(?!videoseries|playlist)[\w-]/i;

const links = list(NEWLINE_OR_COMMA, 10, 300).refine((all) => all.every((link) => VIDEO.test(link)), {
  message: 'Please enter links to single YouTube videos, such as https://youtu.be/dQw4w9WgXcQ',
});

/** content-18. A missing field keeps its value or gets its default. */
const fields = z.object({
  name: name.optional(),
  slug: line(300).optional().meta({ description: 'Made from the name when empty' }),
  description: lines(2_000).optional(),
  category: line(60).overwrite(visible).optional().meta({ description: 'veg when empty' }),
  cuisines: list(/,/, 20, 60).optional().meta({ description: 'Repeated, a JSON array, or text with commas' }),
  prepTime: number({ min: 0, max: 10_000, integer: true, unit: /min(ute)?s?\.?$/i })
    .optional()
    .meta({ description: 'Minutes' }),
  serving: number({ min: 1, max: 1_000, integer: true, unit: /(serving|person|people)s?$/i }).optional(),
  rating: number({ min: 0, max: 5 }).optional(),
  reviews: number({ min: 0, max: 10_000_000, integer: true }).optional(),
  ytLinks: links.optional().meta({ description: 'Repeated, a JSON array, or text with commas' }),
  ingredients: list(NEWLINE_OR_COMMA, 100, 500)
    .optional()
    .meta({ description: 'Repeated, a JSON array, or text with commas or line breaks' }),
  steps: list(NEWLINE_OR_COMMA, 100, 2_000)
    .optional()
    .meta({ description: 'Repeated, a JSON array, or text with commas or line breaks' }),
  calories: number({ min: 0, max: 20_000, unit: /k?cal$/i })
    .optional()
    .meta({ description: 'kcal of one serving' }),
  protein: grams.optional().meta({ description: 'Grams of one serving' }),
  carbs: grams.optional().meta({ description: 'Grams of one serving' }),
  fat: grams.optional().meta({ description: 'Grams of one serving' }),
  position: number({ min: -1_000_000, max: 1_000_000, integer: true })
    .optional()
    .meta({ description: 'Ascending; a new recipe comes first' }),
  draft: flag.optional().meta({ description: 'true or false' }),
  ...pictureFields,
});

export const recipeCreateForm = fields.extend({ name, intentKey });
export const recipeUpdateForm = fields.extend({ version });
export type RecipeFields = z.infer<typeof fields>;

const status = z.enum(['draft', 'published']);
const editing = { status, updatedAt: isoInstant, version: z.number().int() };
const listed = z
  .object(recipeFields)
  .pick({ slug: true, name: true, category: true, image: true, rating: true, reviews: true });

const adminRecipeItem = withId({ ...listed.shape, ...editing });
export const adminRecipeView = withId({
  ...recipeFields,
  ...editing,
  position: z.number().int(),
  createdAt: isoInstant,
});
export const adminRecipeListView = listOf(adminRecipeItem);
export type AdminRecipeItem = z.infer<typeof adminRecipeItem>;
export type AdminRecipeView = z.infer<typeof adminRecipeView>;
