import { shippedRetention, type Retention } from '@ironbloom/brand/retention';
import type { PageContents, PageName } from '@ironbloom/brand';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, type Address, get, keptAt, useGet } from '#shared/api/get.ts';
import type { Publication } from '#shared/publishing/publication.ts';

/** What a page says, and of which revision. */
export interface PublishedPage<Page extends PageName = PageName> extends Publication {
  content: PageContents[Page];
}

const at = (page: PageName) => ({ params: { path: { page } } });

/** The server has checked the content by this page's own schema. */
const asPage = async <Page extends PageName>(answer: Promise<object>): Promise<PublishedPage<Page>> =>
  (await answer) as PublishedPage<Page>;

export const pageAddress = <Page extends PageName>(page: Page) =>
  addressOf('/api/admin/page-content/{page}', { path: { page } }) as Address<PublishedPage<Page>>;

export const fetchPage = <Page extends PageName>(page: Page) => get(pageAddress(page));
export const usePageContent = <Page extends PageName>(page: Page) => useGet(pageAddress(page));

/** How long data is kept, which texts may say; until that is known, as shipped. */
export function useRetention(): Retention {
  return useGet(addressOf('/api/admin/retention')).data?.retention ?? shippedRetention;
}

/** What changes a page. Each throws ApiError, and brings up to date what shows it. */
export function usePageActions<Page extends PageName>(page: Page) {
  const { mutate } = useSWRConfig();

  async function afterwards(call: Promise<object>): Promise<PublishedPage<Page>> {
    try {
      return await asPage<Page>(call);
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt('/api/admin/page-content'));
    }
  }

  return {
    publish: (content: PageContents[Page], version: number) =>
      afterwards(
        unwrap(
          adminApi.PUT('/api/admin/page-content/{page}', {
            ...at(page),
            body: { content: { ...content }, version },
          }),
        ),
      ),
    restore: (revision: number, version: number) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/admin/page-content/{page}/revisions/{revision}/restore', {
            params: { path: { page, revision } },
            body: { version },
          }),
        ),
      ),
  };
}
