import type { AnswerOf } from '#shared/api/wire.ts';

type Answer = AnswerOf<'/api/recipes'>;

/** data-2. Nutrition is for one serving, in kcal and grams; prepTime in minutes. */
export type Recipe = Readonly<Answer['items'][number]>;

/** One of a list, which a search reads whole: without what only its own page shows. */
export type ListedRecipe = Omit<Recipe, 'image' | 'rating' | 'reviews' | 'serving' | 'steps' | 'ytLinks'>;

/** With what only its own page has. */
export type SingleRecipe = Readonly<AnswerOf<'/api/recipes/slug/{slug}'>>;

/** What a tile shows. */
export type RecipeSummary = Pick<
  Recipe,
  '_id' | 'slug' | 'name' | 'picture' | 'category' | 'prepTime' | 'nutrition'
>;

/** content-7. */
export const pageSize = 6;
export const relatedCount = 3;

/** content-7: fixed words of the hero. */
export const heroFigures = { rating: '4.7+', reviews: '1000+' } as const;

/** "non-veg" as people read it. */
export function categoryName(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

/** In the order in which the recipes first mention them. */
export function categoriesOf(recipes: readonly ListedRecipe[]): string[] {
  return [...new Set(recipes.map(({ category }) => category))];
}

/** data-2: the category stands in where no cuisine is given. */
export function cuisinesOf({ cuisines, category }: Pick<Recipe, 'cuisines' | 'category'>): readonly string[] {
  return cuisines.length > 0 ? cuisines : [category];
}

/** content-7: over name, description and ingredients, together with the category. */
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

/** content-9: same category or cuisine, without itself; the same category comes first, so that veg leads to veg. */
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

/** Whole percents of the calories; protein and carbs carry 4 kcal a gram, fat 9. */
export function energyShares({ protein, carbs, fat }: Recipe['nutrition']): {
  protein: number;
  carbs: number;
  fat: number;
} {
  const total = protein * 4 + carbs * 4 + fat * 9;
  const share = (kcal: number): number => (total > 0 ? Math.round((kcal / total) * 100) : 0);
  return { protein: share(protein * 4), carbs: share(carbs * 4), fat: share(fat * 9) };
}
