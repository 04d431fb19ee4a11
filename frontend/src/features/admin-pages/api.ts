import type { PageContents, PageName } from '@ironbloom/brand';
import { type Retention, shippedRetention } from '@ironbloom/brand/retention';
import { type Address, addressOf, useGet } from '#shared/api/get.ts';
import { type Published, usePublication } from '#shared/document/publication.ts';

/** What a page says, and of which revision. */
export interface PublishedPage<Page extends PageName = PageName> extends Published {
  content: PageContents[Page];
}

/** What a page says. The server has checked the content by this page's own schema. */
export const usePagePublication = <Page extends PageName>(page: Page) =>
  usePublication<PublishedPage<Page>, { content: PageContents[Page] }>(
    addressOf('/api/admin/page-content/{page}', { path: { page } }) as Address<PublishedPage<Page>>,
  );

/** How long data is kept, which texts may say; until that is known, as shipped. */
export function useRetention(): Retention {
  return useGet(addressOf('/api/admin/retention')).data?.retention ?? shippedRetention;
}
