import { shippedRetention, type Retention } from '@ironbloom/brand/retention';
import type { PageContents, PageName } from '@ironbloom/brand';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import type { Publication, ShownRevision } from '#shared/publishing/publication.ts';

/** What a page says, and of which revision. */
export interface PublishedPage<Page extends PageName = PageName> extends Publication {
  content: PageContents[Page];
}

const at = (page: PageName) => ({ params: { path: { page } } });

/** The server has checked the content by this page's own schema. */
const asPage = async <Page extends PageName>(answer: Promise<object>): Promise<PublishedPage<Page>> =>
  (await answer) as PublishedPage<Page>;

export const pageRequest = <Page extends PageName>(page: Page): AdminRequest<PublishedPage<Page>> => ({
  key: adminKeys.pageContent(page),
  ask: () => asPage<Page>(unwrap(adminApi.GET('/api/admin/page-content/{page}', at(page)))),
});

export const usePageContent = <Page extends PageName>(page: Page) => useAnswer(pageRequest(page));

export const usePageRevisions = (page: PageName) =>
  useAnswer<ShownRevision[]>({
    key: adminKeys.pageRevisions(page),
    ask: async () =>
      (await unwrap(adminApi.GET('/api/admin/page-content/{page}/revisions', at(page)))).revisions,
  });

/** How long data is kept, which texts may say; until that is known, as shipped. */
export function useRetention(): Retention {
  const { data } = useAnswer({
    key: adminKeys.retention,
    ask: () => unwrap(adminApi.GET('/api/admin/retention')),
  });
  return data?.retention ?? shippedRetention;
}

/** What changes a page. Each throws ApiError, and brings up to date what shows it. */
export function usePageActions<Page extends PageName>(page: Page) {
  const { mutate } = useSWRConfig();

  async function afterwards(call: Promise<object>): Promise<PublishedPage<Page>> {
    try {
      return await asPage<Page>(call);
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptOf('page-content', 'page-revisions'));
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
