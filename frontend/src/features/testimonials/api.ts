import { unwrap, type ApiClient } from '../../shared/api/client.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { loadFailed, type Story } from './story.ts';

let kept: { limit: number; stories: readonly Story[] } | undefined;

/**
 * The first stories. SPEC section 4: fetched only while the list is empty, so a browser that has
 * them does not ask again; the server always does, because its memory belongs to everybody.
 */
export async function loadStories(api: ApiClient, limit: number): Promise<readonly Story[]> {
  if (kept && kept.limit >= limit) return kept.stories.slice(0, limit);
  const answer = await unwrap(api.GET('/api/testimonials', { params: { query: { limit } } }));
  const stories = answer.items.slice(0, limit).map(({ _id: id, ...story }) => ({ ...story, id }));
  if (typeof window !== 'undefined' && stories.length > 0) kept = { limit, stories };
  return stories;
}

/** What the client says by itself when an answer had no words of the server. */
const ownWords = ['SERVER_ERROR', 'REQUEST_FAILED', 'UNREACHABLE', 'OFFLINE'];

/** Why the stories are missing: the server's words, else SPEC's. */
export function loadProblem(error: unknown): string {
  return error instanceof ApiError && !ownWords.includes(error.code) ? error.message : loadFailed;
}
