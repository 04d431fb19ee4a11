import type { ReactNode } from 'react';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { ContactForm, contactFormTitle } from '#features/contact/components/contact-form.tsx';
import { fetchRecipe, loadRecipes } from '#features/recipes/api.ts';
import { RecipeDetail } from '#features/recipes/components/recipe/recipe-detail.tsx';
import { RelatedRecipes } from '#features/recipes/components/recipe/related-recipes.tsx';
import {
  categoryName,
  cuisinesOf,
  relatedTo,
  type RecipeSummary,
  type SingleRecipe,
} from '#features/recipes/recipe.ts';
import { recipeData } from '#features/recipes/structured-data.ts';
import { apiContext } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import { socialImage } from '#shared/seo/social-image.ts';
import { Surface } from '#shared/ui/layout/surface.tsx';
import styles from './recipe.module.css';

interface RecipePage {
  recipe: SingleRecipe;
  related: readonly RecipeSummary[];
}

/** The recipe is shown even if the other recipes fail to load. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<RecipePage | Response> {
  const api = context.get(apiContext);
  const slug = params['slug'] ?? '';
  try {
    const [recipe, { recipes }] = await Promise.all([fetchRecipe(api, slug), loadRecipes(api)]);
    if (recipe.slug !== slug) return redirect(paths.recipe(recipe.slug), 301);
    return { recipe, related: relatedTo(recipe, recipes ?? []) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw data(null, { status: 404, statusText: 'Not Found' });
  }
}

export function Component(): ReactNode {
  const { recipe, related } = useLoaderData<RecipePage>();
  const { origin } = useSite();
  const path = paths.recipe(recipe.slug);
  return (
    <Surface tone="paper" className="page-top">
      <Head
        title={`${recipe.name} | ${business().name} Recipes`}
        description={recipe.description}
        path={path}
        keywords={[
          recipe.name,
          ...cuisinesOf(recipe),
          categoryName(recipe.category),
          'healthy Indian recipes',
        ].join(', ')}
        image={socialImage(recipe, recipe.name)}
        type="article"
        trail={[
          { name: 'Recipes', path: paths.recipes },
          { name: recipe.name, path },
        ]}
        jsonLd={recipeData(recipe, origin)}
      />
      {/* The key resets ticked ingredients and a playing video for another recipe. */}
      <div className={`wrap ${styles.page}`} key={recipe._id}>
        <RecipeDetail recipe={recipe} />
        <RelatedRecipes recipes={related} />
        <div className={styles.contact} data-screen-only>
          <div className={styles.invitation}>
            <h2 className="d3" id={contactFormTitle}>
              Send us a message
            </h2>
            <p className="muted">
              Cooking for two, or swapping an ingredient? Ask. We answer within 24 hours.
            </p>
          </div>
          <ContactForm titled={false} />
        </div>
      </div>
    </Surface>
  );
}
