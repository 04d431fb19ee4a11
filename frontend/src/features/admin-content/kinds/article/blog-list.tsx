import type { ReactNode } from 'react';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import type { Items } from '../../content.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { ContentList } from '../../list/content-list.tsx';
import styles from '../../list/content-columns.module.css';
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
    header: 'Publish date',
    labelled: true,
    wide: true,
    className: styles.when,
    cell: ({ status, publishAt }) => (
      <span className="num">{status === 'draft' ? '–' : fullDayAndTime(publishAt)}</span>
    ),
  },
];

/** content-15. */
export function BlogList(): ReactNode {
  return (
    <ContentList
      kind={blogKind}
      title="Blogs"
      statuses={['published', 'draft', 'scheduled']}
      nameOf={({ title }) => title}
      imageOf={({ image }) => image}
      columns={columns}
      cardHeight={11.9}
    />
  );
}
