export const CONTENT_STATUSES = ['draft', 'published', 'scheduled'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** As it stands in the row. Readers see what is no draft and whose time has come. */
export interface Publication {
  draft: boolean;
  publishedAt: Date;
}

/** A date ahead of `now` is scheduled. */
export function statusOf({ draft, publishedAt }: Publication, now: Date): ContentStatus {
  if (draft) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** Of a recipe or a story, which come out at once. */
export const draftStatus = ({ draft }: Pick<Publication, 'draft'>) =>
  draft ? ('draft' as const) : ('published' as const);

/**
 * How an article stands after a save.
 * @param publishAt what the editor set, if anything
 * @param current undefined for a new article
 * @returns a sentence for the field `publishAt` when the two make no sense together
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
  // An article that readers know keeps its date; one that comes out now has none yet.
  const known = current && statusOf(current, now) === 'published' ? current.publishedAt : undefined;
  return { draft: false, publishedAt: publishAt ?? known ?? now };
}
