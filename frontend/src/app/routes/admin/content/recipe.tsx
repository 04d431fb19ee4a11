import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Opened } from '#features/admin-content/editing/opened.tsx';
import { recipeKind } from '#features/admin-content/kinds/recipe/recipe-kind.ts';
import { RecipeScreen } from '#features/admin-content/kinds/recipe/recipe-screen.tsx';

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Opened key={id} kind={recipeKind} id={id}>
      {(view) => <RecipeScreen view={view} />}
    </Opened>
  );
}
