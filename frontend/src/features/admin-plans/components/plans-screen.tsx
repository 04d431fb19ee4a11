import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { NotLoaded } from '#shared/publishing/not-loaded.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { plansAddress, useBook, usePlanActions } from '../api.ts';
import type { Book, PublishedBook } from '../book.ts';
import { PlanWork } from './plan-work.tsx';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';

/** What was sold when, and what a revision changed; any of it can be sold again. */
function PlanHistory({ version }: { version: number }): ReactNode {
  const { restore } = usePlanActions();
  return (
    <PublicationHistory
      address={plansAddress}
      version={version}
      current="on sale"
      consequence="Prices and plan types of this revision take effect immediately. Plans that were added and ordered since are hidden. Existing orders keep their price. The history is kept."
      restore={restore}
    />
  );
}

interface PlansScreenProps {
  /** The real pricing section and checkout, with these plans. */
  Preview: ComponentType<{ book: Book }>;
  /** Codes and sales for these plans. */
  Offers: ComponentType<{ book: PublishedBook }>;
}

const views = [
  { view: '', label: 'Plans' },
  { view: 'preview', label: 'Preview' },
  { view: 'offers', label: 'Offers' },
  { view: 'history', label: 'History' },
];

/** What is sold and for how much: edited as one, previewed, published, restored; and what lowers a price for a while. */
export function PlansScreen({ Preview, Offers }: PlansScreenProps): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('view') ?? '';
  const view = views.some((each) => each.view === asked) ? asked : '';
  const { data: book, error, mutate } = useBook();
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
        <NotLoaded
          error={error}
          failed="The plans could not be loaded."
          loading="Loading plans..."
          onRetry={() => void mutate()}
        />
      </AdminPage>
    );
  }
  if (view === 'offers' || view === 'history') {
    return (
      <AdminPage title="Plans">
        {tabs}
        {view === 'offers' ? <Offers book={book} /> : <PlanHistory version={book.version} />}
      </AdminPage>
    );
  }
  return <PlanWork published={book} tabs={tabs} Preview={view === 'preview' ? Preview : undefined} />;
}
