import type { ReactNode } from 'react';
import {
  data,
  useLoaderData,
  useRevalidator,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { loadRecipes, type LoadedRecipes, useRecipes } from '#features/recipes/api.ts';
import { RecipeList } from '#features/recipes/components/list/recipe-list.tsx';
import { RecipesHero } from '#features/recipes/components/list/recipes-hero.tsx';
import { recipeListData } from '#features/recipes/list-data.ts';
import { apiContext } from '#shared/api/client.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import styles from './recipes.module.css';

/** 503 without recipes, so that no cache or search engine keeps the page. */
export async function loader({
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<LoadedRecipes>>> {
  const loaded = await loadRecipes(context.get(apiContext));
  return data(loaded, { status: loaded.recipes ? 200 : 503 });
}

/** Search, category and page filter the loaded recipes. The same address again is a retry. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component(): ReactNode {
  const { recipes, problem } = useRecipes(useLoaderData<LoadedRecipes>());
  const { revalidate } = useRevalidator();
  const { origin } = useSite();
  return (
    <Surface tone="paper" className="page-top">
      <Head
        title={`Recipes | ${business().name}`}
        description="Everyday Indian recipes with calories, protein, carbs and fat worked out for each serving."
        keywords="healthy Indian recipes, high protein recipes, recipes with calories, veg and non-veg meal ideas"
        path={paths.recipes}
        trail={[{ name: 'Recipes', path: paths.recipes }]}
        jsonLd={recipes ? recipeListData(recipes, origin) : []}
      />
      <RecipesHero count={recipes?.length ?? null} />
      {problem !== null && (
        <div className={`wrap ${styles.failed}`}>
          <LoadError message={problem} onRetry={() => void revalidate()} />
        </div>
      )}
      {recipes && <RecipeList recipes={recipes} />}
    </Surface>
  );
}
