import { draftStore } from '#shared/publishing/draft-store.ts';
import { usePublishedDraft, type PublishedDraft } from '#shared/publishing/use-published-draft.ts';
import { fetchRetention, useRetentionActions } from './api.ts';
import { problemsOf, type PublishedRetention, retentionOf, valuesOf } from './periods.ts';

export type RetentionEditing = PublishedDraft<PublishedRetention>;

const drafts = draftStore('admin-draft:retention');

/** Editing how long data is kept. */
export function useRetentionDraft(published: PublishedRetention): RetentionEditing {
  const { publish } = useRetentionActions();
  return usePublishedDraft(published, {
    drafts,
    valuesOf,
    latest: fetchRetention,
    publish: (values, version) => publish(retentionOf(values), version),
    problemsOf,
    stale: 'STALE_RETENTION',
    failed: 'The periods could not be published.',
  });
}
