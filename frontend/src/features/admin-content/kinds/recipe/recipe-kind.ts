import { adminPaths } from '#shared/config/admin-paths.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import type { RecipeView, Status } from '../../content.ts';
import type { ContentKind } from '../../editing/kind.ts';
import { coverLabels, coverSlot, emptyCover, readCover } from '../cover.ts';

/** Separators of entries (content-17); entries with commas need `lines`. */
export type Cut = 'both' | 'lines';

/** Trimmed, non-empty entries. */
export function entriesOf(text: string, cut: Cut): string[] {
  return text
    .split(cut === 'both' ? /[\n,]/ : '\n')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function textOf(entries: readonly string[]): string {
  return entries.join('\n');
}

/** `lines` if an entry contains a comma. */
export function cutFor(entries: readonly string[]): Cut {
  return entries.some((entry) => entry.includes(',')) ? 'lines' : 'both';
}

/** A single video; playlists and channels cannot be embedded. */
const video =
  /^https?:\/\/(?=\S+$)(www\.|m\.|music\.)?(youtu\.be\/|youtube(-nocookie)?\.com\/((embed|shorts|live|v|e)\/|watch\?(\S*&)?v=))(?!videoseries|playlist)[\w-]/i;

export interface CheckedLink {
  link: string;
  fine: boolean;
}

/** content-17: YouTube-type links, split on commas. Same rule as the server's. */
export function linksOf(text: string): CheckedLink[] {
  return entriesOf(text, 'both').map((link) => ({ link, fine: video.test(link) }));
}

/** Sent for empty numbers; without a value the server keeps the old one. */
const zeros = {
  prepTime: '0',
  serving: '1',
  rating: '0',
  reviews: '0',
  calories: '0',
  protein: '0',
  carbs: '0',
  fat: '0',
};
export type NumberName = keyof typeof zeros;

const isNumber = (name: string): name is NumberName => name in zeros;

/** As typed. */
const empty = {
  name: '',
  slug: '',
  description: '',
  ingredients: '',
  ingredientsCut: 'both' as Cut,
  steps: '',
  stepsCut: 'both' as Cut,
  ytLinks: '',
  status: 'published' as Status,
  category: 'veg',
  cuisines: '',
  prepTime: '',
  serving: '1',
  rating: '',
  reviews: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  ...emptyCover,
};

export type RecipeForm = typeof empty;

function read(view: RecipeView): RecipeForm {
  const { name, slug, description, status, category, cuisines, nutrition } = view;
  return {
    name,
    slug,
    description,
    ingredients: textOf(view.ingredients),
    ingredientsCut: cutFor(view.ingredients),
    steps: textOf(view.steps),
    stepsCut: cutFor(view.steps),
    ytLinks: textOf(view.ytLinks),
    status,
    category,
    cuisines: cuisines.join(', '),
    prepTime: String(view.prepTime),
    serving: String(view.serving),
    rating: String(view.rating),
    reviews: String(view.reviews),
    calories: String(nutrition.calories),
    protein: String(nutrition.protein),
    carbs: String(nutrition.carbs),
    fat: String(nutrition.fat),
    ...readCover(view.picture),
  };
}

/** Lists are sent as JSON, as entries may hold commas. */
function wire({ ingredientsCut, stepsCut, status, ...form }: RecipeForm): object {
  const list = (text: string, cut: Cut = 'both'): string => JSON.stringify(entriesOf(text, cut));
  const numbers = Object.entries(zeros).map(([name, none]) => [
    name,
    form[name as NumberName].trim() || none,
  ]);
  return {
    ...form,
    ...Object.fromEntries(numbers),
    cuisines: list(form.cuisines),
    ytLinks: list(form.ytLinks),
    ingredients: list(form.ingredients, ingredientsCut),
    steps: list(form.steps, stepsCut),
    draft: status === 'draft',
  };
}

function same(name: string, mine: string, theirs: string): boolean {
  if (name === 'slug' && mine.trim() === '') return true;
  if (name === 'category' && mine.trim() === '') return theirs === 'veg';
  if (isNumber(name)) return Number(mine.trim() || zeros[name]) === Number(theirs);
  if (name === 'cuisines') return textOf(entriesOf(mine, 'both')) === textOf(entriesOf(theirs, 'both'));
  return mine.trim() === theirs.trim();
}

/** content-16, content-17. */
const problemsOf = ({ name, ytLinks }: RecipeForm): FieldErrors => ({
  ...(!name.trim() && { name: 'Please enter a name' }),
  ...(!linksOf(ytLinks).every(({ fine }) => fine) && {
    ytLinks: 'Please enter links to single YouTube videos, such as https://youtu.be/dQw4w9WgXcQ',
  }),
});

export const recipeKind: ContentKind<'recipes', RecipeForm> = {
  name: 'recipes',
  listPath: adminPaths.recipes,
  editPath: adminPaths.recipe,
  words: {
    all: 'All recipes',
    create: 'New recipe',
    edit: 'Edit recipe',
    deletePrompt: 'Delete this recipe?',
    deleteText: 'The recipe and its picture are deleted.',
    deleteLabel: 'Delete recipe',
    deleted: 'The recipe is deleted.',
  },
  labels: {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    ingredients: 'Ingredients',
    steps: 'Steps',
    ytLinks: 'YouTube links',
    status: 'Status',
    category: 'Category',
    cuisines: 'Cuisines',
    prepTime: 'Prep time',
    serving: 'Servings',
    rating: 'Rating',
    reviews: 'Reviews',
    calories: 'Calories',
    protein: 'Protein',
    carbs: 'Carbs',
    fat: 'Fat',
    ...coverLabels,
  },
  empty,
  read,
  pictures: [coverSlot({ label: 'Recipe image', missing: 'Please select a recipe image.', ratio: '4 / 3' })],
  problemsOf,
  wire,
  same,
};
