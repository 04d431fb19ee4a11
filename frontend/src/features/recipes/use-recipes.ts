import { useEffect, useState } from 'react';
import { problemOf, refreshRecipes, type LoadedRecipes } from './api.ts';
import { saveCopy } from './local-copy.ts';
import type { ListedRecipe } from './recipe.ts';

type ShownRecipes = Pick<LoadedRecipes, 'recipes' | 'problem'>;

/** content-11: what was loaded, and what replaces it when it was a copy. */
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
        // The copy stays in sight: it is minutes old.
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
