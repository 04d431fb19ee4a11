import type { ComponentType, ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { CompareDialog } from '#shared/ui/overlays/compare-dialog.tsx';
import { bookOf, type Book, type PublishedBook } from '../book.ts';
import { comparedFields } from '../compared.ts';
import { usePlanDraft } from '../use-plan-draft.ts';
import { PlanEditor } from './plan-editor.tsx';

interface PlanWorkProps {
  published: PublishedBook;
  tabs: ReactNode;
  /** Instead of the fields. */
  Preview: ComponentType<{ book: Book }> | undefined;
}

/** The draft of the book, its fields or its preview, and the press that publishes it. */
export function PlanWork({ published, tabs, Preview }: PlanWorkProps): ReactNode {
  const draft = usePlanDraft(published);
  const { values, busy, conflict } = draft;
  return (
    <AdminPage
      title="Plans"
      note={
        published.publishedBy
          ? `Revision ${published.version}, published ${fullDayAndTime(published.publishedAt)} by ${published.publishedBy}`
          : 'Default content'
      }
    >
      {tabs}
      <DraftNotices
        draft={draft}
        what="plans"
        unpublished="Your changes are kept in this browser. Buyers see the published prices."
      />
      {Preview ? <Preview book={bookOf(values)} /> : <PlanEditor draft={draft} />}
      <PublishBar draft={draft} onPublish={() => void draft.publish()} />
      {conflict && (
        <CompareDialog
          key={conflict.theirs.version}
          open
          lead={`${conflict.theirs.publishedBy ?? 'Someone'} published on ${fullDayAndTime(conflict.theirs.publishedAt)}. Choose a version for each field.`}
          fields={comparedFields(conflict, values)}
          confirmLabel="Publish these"
          busyLabel="Publishing..."
          busy={busy}
          onClose={draft.compareLater}
          onResolve={draft.resolve}
        />
      )}
    </AdminPage>
  );
}
