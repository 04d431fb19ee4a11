export const ARTICLE_STATUSES = ['draft', 'published', 'scheduled'];
/** A date ahead of `now` is scheduled. */
export function statusOf({ draft, publishedAt }, now) {
    if (draft)
        return 'draft';
    return publishedAt > now ? 'scheduled' : 'published';
}
/**
 * How an article stands after a save.
 * @param publishAt what the editor set, if anything
 * @param current undefined for a new article
 * @returns a sentence for the field `publishAt` when the two make no sense together
 */
export function decidePublication(status, publishAt, current, now) {
    if (status === 'draft')
        return { draft: true, publishedAt: publishAt ?? current?.publishedAt ?? now };
    if (status === 'scheduled') {
        const at = publishAt ?? (current && current.publishedAt > now ? current.publishedAt : undefined);
        if (!at)
            return 'Please choose when it is to appear.';
        return at > now ? { draft: false, publishedAt: at } : 'Please choose a time that is still to come.';
    }
    if (publishAt && publishAt > now)
        return 'This time is still to come: choose "scheduled", or clear it.';
    // An article that readers know keeps its date; one that comes out now has none yet.
    const known = current && statusOf(current, now) === 'published' ? current.publishedAt : undefined;
    return { draft: false, publishedAt: publishAt ?? known ?? now };
}
//# sourceMappingURL=publication.domain.js.map