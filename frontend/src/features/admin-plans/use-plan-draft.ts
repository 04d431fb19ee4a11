import { draftStore } from '#shared/publishing/draft-store.ts';
import {
  usePublishedDraft,
  type Conflict,
  type PublishedDraft,
} from '#shared/publishing/use-published-draft.ts';
import { fetchBook, usePlanActions } from './api.ts';
import { bookOf, valuesOf, type PublishedBook } from './book.ts';
import { placed, problemsOf } from './problems.ts';

export type PlanConflict = Conflict<PublishedBook>;
export type PlanEditing = PublishedDraft<PublishedBook>;

const drafts = draftStore('admin-draft:plans');

/** Editing the book. Whether a plan is there at all stands in the order. */
export function usePlanDraft(published: PublishedBook): PlanEditing {
  const actions = usePlanActions();
  return usePublishedDraft(published, {
    drafts,
    valuesOf,
    latest: fetchBook,
    publish: (values, version) => actions.publish(bookOf(values), version),
    problemsOf,
    placed,
    stale: 'STALE_PLANS',
    failed: 'The plans could not be published.',
  });
}
