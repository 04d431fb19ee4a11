import type { ReactNode } from 'react';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import type { Column } from '../../../shared/ui/table.tsx';
import type { Items } from '../content.ts';
import { ContentList } from '../list/content-list.tsx';
import { recipeKind } from './recipe-kind.ts';

const columns: readonly Column<Items['recipes']>[] = [
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  {
    id: 'rating',
    header: 'Rating',
    numeric: true,
    labelled: true,
    cell: ({ rating, reviews }) => `${rating} (${reviews})`,
  },
];

/** SPEC section 2, Manage Recipes. */
export function RecipeList(): ReactNode {
  const { deletePrompt, deleteText, create } = recipeKind.words;
  return (
    <ContentList
      kind="recipes"
      title="Recipes"
      noun="recipes"
      createLabel={create}
      path={adminPaths.recipes}
      editPath={adminPaths.recipe}
      statuses={['published', 'draft']}
      nameOf={({ name }) => name}
      imageOf={({ image }) => image}
      columns={columns}
      deletePrompt={deletePrompt}
      deleteText={deleteText}
      deleted="The recipe is deleted."
    />
  );
}
