import type { ReactNode } from 'react';
import type { Column } from '#shared/ui/lists/table.tsx';
import type { Items } from '../../content.ts';
import { shownDay } from '#shared/india/dates.ts';
import { ContentList } from '../../list/content-list.tsx';
import { storyKind } from './story-kind.ts';

const columns: readonly Column<Items['testimonials']>[] = [
  { id: 'profile', header: 'Who they are', cell: ({ profile }) => profile || '–' },
  {
    id: 'consent',
    header: 'Consent',
    labelled: true,
    wide: true,
    cell: ({ consentDate }) => (
      <span className="num">{consentDate ? shownDay(consentDate) : 'none on record'}</span>
    ),
  },
];

/** content-15. */
export function StoryList(): ReactNode {
  return (
    <ContentList
      kind={storyKind}
      title="Testimonials"
      statuses={['published', 'draft']}
      nameOf={({ name }) => name}
      imageOf={({ afterImage }) => afterImage}
      columns={columns}
      cardHeight={11.7}
    />
  );
}
