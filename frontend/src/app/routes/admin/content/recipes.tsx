import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCreating } from '#features/admin-content/list/list-query.ts';
import { RecipeList } from '#features/admin-content/kinds/recipe/recipe-list.tsx';
import { RecipeScreen } from '#features/admin-content/kinds/recipe/recipe-screen.tsx';

export function Component(): ReactNode {
  const [params] = useSearchParams();
  return isCreating(params) ? <RecipeScreen view={null} /> : <RecipeList />;
}
