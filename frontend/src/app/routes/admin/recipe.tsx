import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Opened } from '../../../features/admin-content/form/opened.tsx';
import { recipeKind } from '../../../features/admin-content/recipes/recipe-kind.ts';
import { RecipeScreen } from '../../../features/admin-content/recipes/recipe-screen.tsx';
import { adminPaths } from '../../../shared/config/admin-paths.ts';

export function Recipe(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Opened key={id} kind={recipeKind} id={id} listPath={adminPaths.recipes}>
      {(view) => <RecipeScreen view={view} />}
    </Opened>
  );
}
