import type { PageContents, PageName } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { pageAddress, usePageActions, usePageContent } from '../api.ts';
import type { PageForm } from '../page-form.ts';
import { PageWork } from './page-work.tsx';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';

interface PageScreenProps<Page extends PageName> {
  form: PageForm<Page>;
  /** The public page itself, with this content. */
  Preview: ComponentType<{ content: PageContents[Page] }>;
}

/** What a page says: edited and published as a whole, restored (pages-1). */
export function PageScreen<Page extends PageName>({ form, Preview }: PageScreenProps<Page>): ReactNode {
  const { restore } = usePageActions(form.page);
  return (
    <SettingsFrame
      path={adminPaths.pageContent(form.page)}
      answer={usePageContent(form.page)}
      failed="The page could not be loaded."
      renderWork={(published) => <PageWork form={form} published={published} Preview={Preview} />}
      renderHistory={({ version }) => (
        <PublicationHistory
          address={pageAddress(form.page)}
          version={version}
          consequence="The content of this revision is shown immediately. The history is kept."
          restore={restore}
        />
      )}
    />
  );
}
