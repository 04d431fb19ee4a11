import type { ReactNode } from 'react';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import type { Column } from '../../../shared/ui/table.tsx';
import type { Items } from '../content.ts';
import { ContentList } from '../list/content-list.tsx';
import { storyKind } from './story-kind.ts';

const columns: readonly Column<Items['testimonials']>[] = [
  { id: 'profile', header: 'Who they are', cell: ({ profile }) => profile || '–' },
  {
    id: 'consent',
    header: 'Consent',
    labelled: true,
    cell: ({ consentDate }) => <span className="num">{consentDate ?? 'none on record'}</span>,
  },
];

/** SPEC section 2, Manage Testimonials. */
export function StoryList(): ReactNode {
  const { deletePrompt, deleteText, create } = storyKind.words;
  return (
    <ContentList
      kind="testimonials"
      title="Testimonials"
      noun="testimonials"
      createLabel={create}
      path={adminPaths.testimonials}
      editPath={adminPaths.testimonial}
      statuses={['published', 'draft']}
      nameOf={({ name }) => name}
      imageOf={({ afterImage }) => afterImage}
      columns={columns}
      deletePrompt={deletePrompt}
      deleteText={deleteText}
      deleted="The story is deleted."
    />
  );
}
