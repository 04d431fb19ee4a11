export const CONTENT_STATUSES = ['draft', 'published', 'scheduled'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** As stored. Readers see published content whose time has come. */
export interface Publication {
  draft: boolean;
  publishedAt: Date;
}

/** A future date means scheduled. */
export function statusOf({ draft, publishedAt }: Publication, now: Date): ContentStatus {
  if (draft) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** For recipes and stories, which have no scheduling. */
export const draftStatus = ({ draft }: Pick<Publication, 'draft'>) =>
  draft ? ('draft' as const) : ('published' as const);

/**
 * Status of an article after a save.
 * @param publishAt as sent by the editor
 * @param current undefined for a new article
 * @returns an error message for the field `publishAt` when they contradict
 */
export function decidePublication(
  status: ContentStatus,
  publishAt: Date | undefined,
  current: Publication | undefined,
  now: Date,
): Publication | string {
  if (status === 'draft') return { draft: true, publishedAt: publishAt ?? current?.publishedAt ?? now };
  if (status === 'scheduled') {
    const at = publishAt ?? (current && current.publishedAt > now ? current.publishedAt : undefined);
    if (!at) return 'Please choose a publish time.';
    return at > now ? { draft: false, publishedAt: at } : 'Please choose a time in the future.';
  }
  if (publishAt && publishAt > now) return 'This time is in the future: choose "scheduled", or clear it.';
  // A published article keeps its date; a newly published one has none yet.
  const known = current && statusOf(current, now) === 'published' ? current.publishedAt : undefined;
  return { draft: false, publishedAt: publishAt ?? known ?? now };
}
