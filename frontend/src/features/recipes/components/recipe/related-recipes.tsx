import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ReactNode } from 'react';
import type { RecipeSummary } from '../../recipe.ts';
import grid from '../list/recipe-grid.module.css';
import { RecipeTile } from '../list/recipe-tile.tsx';

export function RelatedRecipes({ recipes }: { recipes: readonly RecipeSummary[] }): ReactNode {
  if (recipes.length === 0) return null;
  return (
    <Stack as="section" gap="5" data-screen-only aria-labelledby="related-title">
      <h2 className="d3" id="related-title">
        More like this
      </h2>
      <div className={grid.grid}>
        {recipes.map((recipe) => (
          <RecipeTile key={recipe._id} recipe={recipe} heading="h3" />
        ))}
      </div>
    </Stack>
  );
}
