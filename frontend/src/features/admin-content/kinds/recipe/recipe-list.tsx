import type { ReactNode } from 'react';
import type { Column } from '#shared/ui/lists/table.tsx';
import type { Items } from '../../content.ts';
import { ContentList } from '../../list/content-list.tsx';
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

/** content-15. */
export function RecipeList(): ReactNode {
  return (
    <ContentList
      kind={recipeKind}
      title="Recipes"
      statuses={['published', 'draft']}
      nameOf={({ name }) => name}
      imageOf={({ image }) => image}
      columns={columns}
      cardHeight={10.5}
    />
  );
}
