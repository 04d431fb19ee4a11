import type { PageContents, PageName } from '@ironbloom/brand';
import { useMemo } from 'react';
import { draftStore } from '#shared/publishing/draft-store.ts';
import { usePublishedDraft } from '#shared/publishing/use-published-draft.ts';
import { pageRequest, usePageActions, type PublishedPage } from './api.ts';
import { contentOf, tidied, valuesOf } from './content-values.ts';

/** Editing what a page says. What is wrong with it only the server says. */
export function usePageDraft<Page extends PageName>(page: Page, published: PublishedPage<Page>) {
  const { publish } = usePageActions(page);
  const drafts = useMemo(() => draftStore(`admin-draft:page-content:${page}`), [page]);
  const draft = usePublishedDraft(published, {
    drafts,
    valuesOf: ({ content }) => valuesOf(content),
    latest: pageRequest(page).ask,
    publish: (values, version) => publish(tidied(contentOf(values, published.content)), version),
    stale: 'STALE_PAGE_CONTENT',
    failed: 'The page could not be published.',
  });
  const { values } = draft;
  const content = useMemo(() => contentOf(values, published.content), [values, published.content]);
  return {
    ...draft,
    content,
    setContent: (change: Partial<PageContents[Page]>) => draft.change({ ...values, ...valuesOf(change) }),
  };
}
