import type { ReactNode } from 'react';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import type { Column } from '../../../shared/ui/table.tsx';
import type { Items } from '../content.ts';
import { fullDayAndTime } from '../../../shared/lib/india-time.ts';
import { ContentList } from '../list/content-list.tsx';
import { blogKind } from './blog-kind.ts';

const columns: readonly Column<Items['blogs']>[] = [
  { id: 'author', header: 'Author', cell: ({ author }) => author },
  {
    id: 'category',
    header: 'Category',
    cell: ({ category, featured }) => (
      <>
        {category} {featured && <Badge tone="tint">Featured</Badge>}
      </>
    ),
  },
  {
    id: 'date',
    header: 'Appears',
    labelled: true,
    cell: ({ status, publishAt }) => (
      <span className="num">{status === 'draft' ? '–' : fullDayAndTime(publishAt)}</span>
    ),
  },
];

/** SPEC section 2, Manage Blogs. */
export function BlogList(): ReactNode {
  const { deletePrompt, deleteText, create } = blogKind.words;
  return (
    <ContentList
      kind="blogs"
      title="Blogs"
      noun="blogs"
      createLabel={create}
      path={adminPaths.blogs}
      editPath={adminPaths.blog}
      statuses={['published', 'draft', 'scheduled']}
      nameOf={({ title }) => title}
      imageOf={({ image }) => image}
      columns={columns}
      deletePrompt={deletePrompt}
      deleteText={deleteText}
      deleted="The article is deleted."
    />
  );
}
