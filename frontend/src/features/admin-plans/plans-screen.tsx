import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { PublicationHistory } from '#shared/document/publication-history.tsx';
import { ConflictDialog, DraftNotices, PublishBar } from '#shared/document/publishing.tsx';
import { NotLoaded, noteOf } from '#shared/document/settings-frame.tsx';
import { useDocument } from '#shared/document/use-document.ts';
import { WithPreview } from '#shared/document/with-preview.tsx';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { useBook, usePlansPublication } from './api.ts';
import {
  type Book,
  type BookForm,
  bookOf,
  formOf,
  hasTwoOrders,
  inWords,
  labelOf,
  problemsOf,
  type PublishedBook,
} from './book.ts';
import { PlanEditor } from './plan-editor.tsx';
import type { Done } from './plan-grid.tsx';
import styles from './plan-grid.module.css';

interface PlansScreenProps {
  /** The site's pricing section and checkout with these plans. */
  Preview: ComponentType<{ book: Book }>;
  /** Codes and sales for these plans. */
  Offers: ComponentType<{ book: PublishedBook }>;
}

const views = [
  { view: '', label: 'Plans' },
  { view: 'offers', label: 'Offers' },
  { view: 'history', label: 'History' },
];

/** Edits, previews, publishes and restores the plans; codes and sales stand in a tab. */
export function PlansScreen({ Preview, Offers }: PlansScreenProps): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('view') ?? '';
  const view = views.some((each) => each.view === asked) ? asked : '';
  const publication = usePlansPublication();
  const answer = useBook();
  const { data: book } = answer;
  const tabs = (
    <FilterLinks
      label="Plans"
      links={views.map((each) => ({
        to: each.view ? `${adminPaths.plans}?view=${each.view}` : adminPaths.plans,
        label: each.label,
        current: each.view === view,
      }))}
    />
  );
  if (!book) {
    return (
      <AdminPage title="Plans">
        {tabs}
        <NotLoaded answer={answer} loading="Loading plans..." />
      </AdminPage>
    );
  }
  if (view === 'offers' || view === 'history') {
    return (
      <AdminPage title="Plans">
        {tabs}
        {view === 'offers' ? (
          <Offers book={book} />
        ) : (
          <PublicationHistory
            {...publication}
            version={book.version}
            current="on sale"
            consequence="Prices and plan types of this revision take effect immediately. Plans that were added and ordered since are hidden. Existing orders keep their price. The history is kept."
          />
        )}
      </AdminPage>
    );
  }
  return <PlanWork published={book} publication={publication} tabs={tabs} Preview={Preview} />;
}

interface PlanWorkProps {
  published: PublishedBook;
  publication: ReturnType<typeof usePlansPublication>;
  tabs: ReactNode;
  Preview: ComponentType<{ book: Book }>;
}

/** The draft, with its preview. */
function PlanWork({ published, publication, tabs, Preview }: PlanWorkProps): ReactNode {
  const draft = useDocument(published, {
    draftKey: 'admin-draft:plans',
    read: formOf,
    latest: publication.latest,
    send: (form, version) => publication.publish(bookOf(form), version),
    problemsOf,
    stale: 'STALE_PLANS',
    failed: 'The plans could not be published.',
  });
  const [done, setDone] = useState<Done>();
  const table = useRef<HTMLTableElement>(null);
  return (
    <AdminPage title="Plans" note={noteOf(published)}>
      {tabs}
      <DraftNotices draft={draft} what="plans" />
      <WithPreview narrow preview={<SettledPreview form={draft.document} Preview={Preview} />}>
        <PlanEditor
          form={draft.root}
          undo={draft.undo}
          redo={draft.redo}
          onDone={setDone}
          table={table}
          twoOrders={hasTwoOrders(published)}
        />
      </WithPreview>
      <PublishBar draft={draft}>
        <DoneNote
          done={done?.plans === draft.document.plans ? done : undefined}
          busy={draft.busy}
          onUndo={() => {
            flushSync(draft.undo);
            table.current?.querySelector('input')?.focus();
          }}
        />
      </PublishBar>
      <ConflictDialog draft={draft} labelOf={labelOf} inWords={inWords} />
    </AdminPage>
  );
}

function SettledPreview({ form, Preview }: Pick<PlanWorkProps, 'Preview'> & { form: BookForm }): ReactNode {
  return <Preview book={bookOf(useDebounced(form))} />;
}

interface DoneNoteProps {
  done: Done | undefined;
  busy: boolean;
  onUndo: () => void;
}

function DoneNote({ done, busy, onUndo }: DoneNoteProps): ReactNode {
  const isShown = done?.shown === true;
  return (
    <div className={styles.done}>
      <p role="status" className={isShown ? 'small' : 'sr'}>
        {done?.words}
      </p>
      {isShown && (
        <Button size="sm" variant="quiet" disabled={busy} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
