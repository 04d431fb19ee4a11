import type { PageContents, PageName } from '@ironbloom/brand';
import { type Retention, shippedRetention } from '@ironbloom/brand/retention';
import { type Address, addressOf, useGet } from '#shared/api/get.ts';
import { type Published, usePublication } from '#shared/document/publication.ts';

/** A page's content and its revision. */
export interface PublishedPage<Page extends PageName = PageName> extends Published {
  content: PageContents[Page];
}

/** The content of one page. The server validates it by the page's schema. */
export const usePagePublication = <Page extends PageName>(page: Page) =>
  usePublication<PublishedPage<Page>, { content: PageContents[Page] }>(
    addressOf('/api/admin/page-content/{page}', { path: { page } }) as Address<PublishedPage<Page>>,
  );

/** Published retention periods, for placeholders in texts; the shipped ones while loading. */
export function useRetention(): Retention {
  return useGet(addressOf('/api/admin/retention')).data?.retention ?? shippedRetention;
}
