import type { PageContents, PageName } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { usePageActions, usePageContent, usePageRevisions } from '../api.ts';
import type { PageForm } from '../page-form.ts';
import { PageWork } from './page-work.tsx';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';

const words = {
  current: 'published',
  question: (version: number) => `Restore revision ${version}?`,
  consequence: 'The content of this revision is shown immediately. The history is kept.',
  restored: (version: number) => `Revision ${version} is restored.`,
};

/** What was published when, and what it changed; any of it can be published again. */
function PageHistory({ page, version }: { page: PageName; version: number }): ReactNode {
  const { data, error, mutate } = usePageRevisions(page);
  const { restore } = usePageActions(page);
  return (
    <PublicationHistory
      revisions={data?.revisions}
      error={error}
      onRetry={() => void mutate()}
      version={version}
      words={words}
      restore={restore}
    />
  );
}

interface PageScreenProps<Page extends PageName> {
  form: PageForm<Page>;
  /** The public page itself, with this content. */
  Preview: ComponentType<{ content: PageContents[Page] }>;
}

/** What a page says: edited and published as a whole, restored (pages-1). */
export function PageScreen<Page extends PageName>({ form, Preview }: PageScreenProps<Page>): ReactNode {
  const { data, error, mutate } = usePageContent(form.page);
  return (
    <SettingsFrame
      path={adminPaths.pageContent(form.page)}
      published={data}
      error={error}
      onRetry={() => void mutate()}
      failed="The page could not be loaded."
      renderWork={(published) => <PageWork form={form} published={published} Preview={Preview} />}
      renderHistory={({ version }) => <PageHistory page={form.page} version={version} />}
    />
  );
}
