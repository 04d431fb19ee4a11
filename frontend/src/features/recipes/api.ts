import { api as browserApi, unwrap, type ApiClient } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import { everyPage } from '#shared/api/every-page.ts';
import { loadProblem } from '#shared/api/load-problem.ts';
import { withoutBlur } from '#shared/api/without-blur.ts';
import { readCopy, saveCopy } from './local-copy.ts';
import type { ListedRecipe, Recipe, SingleRecipe } from './recipe.ts';
import { useEffect, useState } from 'react';

export interface LoadedRecipes {
  /** Null: failed to load. */
  recipes: readonly ListedRecipe[] | null;
  /** The error message. */
  problem: string | null;
  /** From the local copy: revalidate. */
  fromCopy: boolean;
}

/** The list is embedded in the page, so only fields for display and search. */
function toListed(recipe: Recipe): ListedRecipe {
  const { _id, slug, name, description, category, cuisines, ingredients, nutrition, prepTime } = recipe;
  const { social: _social, ...picture } = withoutBlur(recipe.picture);
  return { _id, slug, name, description, picture, category, cuisines, ingredients, nutrition, prepTime };
}

async function fetchRecipes(api: ApiClient): Promise<readonly ListedRecipe[]> {
  const recipes = await everyPage((query) => unwrap(api.GET('/api/recipes', { params: { query } })));
  return recipes.map(toListed);
}

/** content-11: shows a fresh local copy at once. Never on the server, whose memory is shared between visitors. */
export async function loadRecipes(api: ApiClient): Promise<LoadedRecipes> {
  const copy = typeof window === 'undefined' ? null : readCopy();
  if (copy) return { recipes: copy, problem: null, fromCopy: true };
  try {
    return { recipes: await fetchRecipes(api), problem: null, fromCopy: false };
  } catch (error) {
    return { recipes: null, problem: problemOf(error), fromCopy: false };
  }
}

/** content-11: the server's or network's message, else a default. */
function problemOf(error: unknown): string {
  const unanswered = error instanceof ApiError && error.status === 0;
  return unanswered ? error.message : loadProblem(error, 'Failed to load recipes');
}

/** Fetches and updates the local copy. Browser only. */
async function refreshRecipes(): Promise<readonly ListedRecipe[]> {
  const recipes = await fetchRecipes(browserApi);
  saveCopy(recipes);
  return recipes;
}

/** By current or former slug. */
export async function fetchRecipe(api: ApiClient, slug: string): Promise<SingleRecipe> {
  const recipe = await unwrap(api.GET('/api/recipes/slug/{slug}', { params: { path: { slug } } }));
  return { ...recipe, picture: withoutBlur(recipe.picture) };
}

type ShownRecipes = Pick<LoadedRecipes, 'recipes' | 'problem'>;

/** content-11: stale-while-revalidate. */
export function useRecipes({ recipes, problem, fromCopy }: LoadedRecipes): ShownRecipes {
  const [newer, setNewer] = useState<readonly ListedRecipe[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    if (!fromCopy) {
      if (recipes) saveCopy(recipes);
      return undefined;
    }
    let gone = false;
    async function replace(): Promise<void> {
      try {
        const fetched = await refreshRecipes();
        if (gone) return;
        setNewer(fetched);
        setRefused(null);
      } catch (error) {
        // Keeps showing the copy.
        if (!gone) setRefused(problemOf(error));
      }
    }
    void replace();
    return () => {
      gone = true;
    };
  }, [recipes, fromCopy]);

  return { recipes: newer ?? recipes, problem: fromCopy ? refused : problem };
}
