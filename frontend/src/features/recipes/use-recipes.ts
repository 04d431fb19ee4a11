import { useEffect, useState } from 'react';
import { refreshRecipes, type LoadedRecipes } from './api.ts';
import { saveCopy } from './local-copy.ts';
import type { ListedRecipe } from './recipe.ts';

/** content-11: what was loaded, and what replaces it when it was a copy. */
export function useRecipes({ recipes, fromCopy }: LoadedRecipes): readonly ListedRecipe[] | null {
  const [newer, setNewer] = useState<readonly ListedRecipe[] | null>(null);

  useEffect(() => {
    if (!fromCopy) {
      if (recipes) saveCopy(recipes);
      return undefined;
    }
    let gone = false;
    async function replace(): Promise<void> {
      try {
        const fetched = await refreshRecipes();
        if (!gone) setNewer(fetched);
      } catch {
        // The copy stays: it is minutes old, and the page is readable.
      }
    }
    void replace();
    return () => {
      gone = true;
    };
  }, [recipes, fromCopy]);

  return newer ?? recipes;
}
