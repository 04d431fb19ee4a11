import { unwrap, type ApiClient } from '#shared/api/client.ts';
import { everyPage } from '#shared/api/every-page.ts';
import { withoutBlur } from '#shared/api/without-blur.ts';
import type { Story } from './story.ts';

/** content-12: "Home shows 4 testimonials". */
const firstStoriesCount = 4;

let kept: { limit: number; stories: readonly Story[] } | undefined;

/**
 * The first stories, or all (`limit` Infinity). content-1: the browser fetches only while the list is empty. The server always
 * fetches, as its memory is shared between visitors.
 */
export async function loadStories(api: ApiClient, limit: number): Promise<readonly Story[]> {
  if (kept && kept.limit >= limit) return kept.stories.slice(0, limit);
  const page = (query: { limit: number; page?: number }) =>
    unwrap(api.GET('/api/testimonials', { params: { query } }));
  const items = limit === Infinity ? await everyPage(page) : (await page({ limit })).items;
  const stories = items.slice(0, limit).map(({ _id: id, beforePicture, afterPicture, ...story }) => ({
    ...story,
    id,
    beforePicture: beforePicture && withoutBlur(beforePicture),
    afterPicture: afterPicture && withoutBlur(afterPicture),
  }));
  if (typeof window !== 'undefined' && stories.length > 0) kept = { limit, stories };
  return stories;
}

export const loadFirstStories = (api: ApiClient): Promise<readonly Story[]> =>
  loadStories(api, firstStoriesCount);
