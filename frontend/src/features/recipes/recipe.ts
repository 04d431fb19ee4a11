import type { AnswerOf } from '#shared/api/wire.ts';

type Answer = AnswerOf<'/api/recipes'>;

/** data-2. Nutrition is for one serving, in kcal and grams; prepTime in minutes. */
export type Recipe = Readonly<Answer['items'][number]>;

/** A recipe of the list, without fields only its page shows. */
export type ListedRecipe = Omit<Recipe, 'image' | 'rating' | 'reviews' | 'serving' | 'steps' | 'ytLinks'>;

/** With all fields of its page. */
export type SingleRecipe = Readonly<AnswerOf<'/api/recipes/slug/{slug}'>>;

/** Fields of a tile. */
export type RecipeSummary = Pick<
  Recipe,
  '_id' | 'slug' | 'name' | 'picture' | 'category' | 'prepTime' | 'nutrition'
>;

/** content-7. */
export const pageSize = 6;
export const relatedCount = 3;

/** content-7: fixed texts of the hero. */
export const heroFigures = { rating: '4.7+', reviews: '1000+' } as const;

/** Display name of "non-veg". */
export function categoryName(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

/** In order of first appearance. */
export function categoriesOf(recipes: readonly ListedRecipe[]): string[] {
  return [...new Set(recipes.map(({ category }) => category))];
}

/** data-2: the category if no cuisine is given. */
export function cuisinesOf({ cuisines, category }: Pick<Recipe, 'cuisines' | 'category'>): readonly string[] {
  return cuisines.length > 0 ? cuisines : [category];
}

/** content-7: searches name, description and ingredients within the category. */
export function findRecipes(
  recipes: readonly ListedRecipe[],
  text: string,
  category: string,
): ListedRecipe[] {
  const wanted = text.trim().toLowerCase();
  return recipes.filter((recipe) => {
    if (category && recipe.category !== category) return false;
    const words = [recipe.name, recipe.description, ...recipe.ingredients];
    return words.some((word) => word.toLowerCase().includes(wanted));
  });
}

/** content-9: same category or cuisine, excluding itself; same category first, so that veg leads to veg. */
export function relatedTo(recipe: ListedRecipe, recipes: readonly ListedRecipe[]): RecipeSummary[] {
  const cuisines = new Set(cuisinesOf(recipe));
  const sharesCuisine = (other: ListedRecipe): boolean =>
    cuisinesOf(other).some((cuisine) => cuisines.has(cuisine));
  const others = recipes.filter((other) => other._id !== recipe._id);
  const kind = others.filter((other) => other.category === recipe.category);
  const near = kind.filter((other) => sharesCuisine(other));
  const rest = kind.filter((other) => !sharesCuisine(other));
  const kin = others.filter((other) => other.category !== recipe.category && sharesCuisine(other));
  return [...near, ...rest, ...kin].slice(0, relatedCount).map(summaryOf);
}

function summaryOf({ _id, slug, name, picture, category, prepTime, nutrition }: ListedRecipe): RecipeSummary {
  return { _id, slug, name, picture, category, prepTime, nutrition };
}

/** Whole per cent of the calories; protein and carbs have 4 kcal per gram, fat 9. */
export function energyShares({ protein, carbs, fat }: Recipe['nutrition']): {
  protein: number;
  carbs: number;
  fat: number;
} {
  const total = protein * 4 + carbs * 4 + fat * 9;
  const share = (kcal: number): number => (total > 0 ? Math.round((kcal / total) * 100) : 0);
  return { protein: share(protein * 4), carbs: share(carbs * 4), fat: share(fat * 9) };
}
