import { colorProblems } from '@ironbloom/brand/look';
import type { FieldErrors } from '#shared/forms/engine.ts';
import type { Values } from '#shared/lib/compare.ts';
import { draftStore } from '#shared/publishing/draft-store.ts';
import { usePublishedDraft, type PublishedDraft } from '#shared/publishing/use-published-draft.ts';
import { fetchLook, useLookActions } from './api.ts';
import { colorsOf, isColor, type PublishedLook, valuesOf } from './look-form.ts';

export type LookEditing = PublishedDraft<PublishedLook>;

const drafts = draftStore('admin-draft:look');

/** What no server need be asked for. */
export function problemsOf(values: Values): FieldErrors {
  const colors = colorsOf(values);
  const unread = Object.entries(colors).filter(([, color]) => !isColor(color));
  if (unread.length > 0) {
    return Object.fromEntries(
      unread.map(([name]) => [`colors.${name}`, 'Please enter a colour such as #1a2b3c']),
    );
  }
  return Object.fromEntries(colorProblems(colors).map(({ field, message }) => [`colors.${field}`, message]));
}

/** Editing the look. */
export function useLookDraft(published: PublishedLook): LookEditing {
  const { publish } = useLookActions();
  return usePublishedDraft(published, {
    drafts,
    valuesOf,
    latest: fetchLook,
    publish,
    problemsOf,
    stale: 'STALE_LOOK',
    failed: 'The look could not be published.',
  });
}
