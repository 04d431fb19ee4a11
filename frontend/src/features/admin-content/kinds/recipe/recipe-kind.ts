import { adminPaths } from '#shared/config/admin-paths.ts';
import type { RecipeView } from '../../content.ts';
import type { ContentKind, Values } from '../../editing/kind.ts';
import { coverLabels, coverSlot, emptyCover, readCover } from '../../pictures/cover.ts';
import { cutFor, entriesOf, textOf, type Cut } from './lists.ts';

/** An empty box of a number means none; the server would keep what it has. */
const zeros: Values = {
  prepTime: '0',
  serving: '1',
  rating: '0',
  reviews: '0',
  calories: '0',
  protein: '0',
  carbs: '0',
  fat: '0',
};

function read(view: RecipeView): Values {
  const { name, slug, description, category, cuisines, prepTime, serving, rating, reviews } = view;
  const { calories, protein, carbs, fat } = view.nutrition;
  return {
    name,
    slug,
    description,
    category,
    cuisines: cuisines.join(', '),
    prepTime: String(prepTime),
    serving: String(serving),
    rating: String(rating),
    reviews: String(reviews),
    ingredients: textOf(view.ingredients),
    ingredientsCut: cutFor(view.ingredients),
    steps: textOf(view.steps),
    stepsCut: cutFor(view.steps),
    ytLinks: textOf(view.ytLinks),
    calories: String(calories),
    protein: String(protein),
    carbs: String(carbs),
    fat: String(fat),
    status: view.status,
    ...readCover(view.picture),
  };
}

/** Lists travel as JSON: only so can an entry hold a comma. */
function wire({ ingredientsCut, stepsCut, status, ...values }: Values): Values {
  const list = (text = '', cut = 'both'): string => JSON.stringify(entriesOf(text, cut as Cut));
  const numbers = Object.entries(zeros).map(([name, none]) => [name, values[name]?.trim() || none]);
  return {
    ...values,
    ...Object.fromEntries(numbers),
    cuisines: list(values['cuisines']),
    ytLinks: list(values['ytLinks']),
    ingredients: list(values['ingredients'], ingredientsCut),
    steps: list(values['steps'], stepsCut),
    draft: String(status === 'draft'),
  };
}

function same(name: string, mine: string, theirs: string): boolean {
  if (name === 'slug' && mine.trim() === '') return true;
  if (name === 'category' && mine.trim() === '') return theirs === 'veg';
  if (name in zeros) return Number(mine.trim() || zeros[name]) === Number(theirs);
  if (name === 'cuisines') return textOf(entriesOf(mine, 'both')) === textOf(entriesOf(theirs, 'both'));
  return mine.trim() === theirs.trim();
}

export const recipeKind: ContentKind<'recipes'> = {
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
  empty: {
    name: '',
    slug: '',
    description: '',
    category: 'veg',
    cuisines: '',
    prepTime: '',
    serving: '1',
    rating: '',
    reviews: '',
    ingredients: '',
    ingredientsCut: 'both',
    steps: '',
    stepsCut: 'both',
    ytLinks: '',
    calories: '',
    protein: '',
    carbs: '',
    fat: '',
    status: 'published',
    ...emptyCover,
  },
  choices: {
    status: ['draft', 'published'],
    ingredientsCut: ['both', 'lines'],
    stepsCut: ['both', 'lines'],
  },
  read,
  pictures: [coverSlot({ label: 'Recipe image', missing: 'Please select a recipe image.', ratio: '4 / 3' })],
  rules: async () => (await import('./recipe-rules.ts')).recipeRules,
  wire,
  same,
};
