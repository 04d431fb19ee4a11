import { paths } from '#shared/config/paths.ts';
import type { ListedRecipe } from './recipe.ts';

/** schema.org ItemList. */
export function recipeListData(recipes: readonly ListedRecipe[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Recipes',
    numberOfItems: recipes.length,
    itemListElement: recipes.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(paths.recipe(slug), origin).href,
    })),
  };
}
