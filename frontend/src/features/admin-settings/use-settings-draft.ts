import { draftStore } from '#shared/publishing/draft-store.ts';
import { usePublishedDraft, type PublishedDraft } from '#shared/publishing/use-published-draft.ts';
import { fetchBusiness, useBusinessActions } from './api.ts';
import { businessOf, valuesOf, type PublishedBusiness } from './business-form.ts';

export type SettingsEditing = PublishedDraft<PublishedBusiness>;

const drafts = draftStore('admin-draft:settings');

/** Editing the settings. What is wrong with them only the server says. */
export function useSettingsDraft(published: PublishedBusiness): SettingsEditing {
  const { publish } = useBusinessActions();
  return usePublishedDraft(published, {
    drafts,
    valuesOf,
    latest: fetchBusiness,
    publish: (values, version) => publish(businessOf(values), version),
    stale: 'STALE_BUSINESS',
    failed: 'The settings could not be published.',
  });
}
