import type { PageContents, PageName } from '@ironbloom/brand';
import { unwrap, type ApiClient } from '../api/client.ts';
import { loadProblem } from '../api/load-problem.ts';

export const contentFailed = 'This page could not be loaded. Please try again.';

export type LoadedContent<Page extends PageName> =
  | { content: PageContents[Page]; problem: null }
  | { content: null; problem: string };

/** Loads the published content with its placeholders filled in. */
export async function loadPageContent<Page extends PageName>(
  api: ApiClient,
  page: Page,
): Promise<LoadedContent<Page>> {
  try {
    const { content } = await unwrap(api.GET('/api/page-content/{page}', { params: { path: { page } } }));
    // The server validates it by this page's schema.
    return { content: content as unknown as PageContents[Page], problem: null };
  } catch (error) {
    return { content: null, problem: loadProblem(error, contentFailed) };
  }
}
