import useSWRImmutable from 'swr/immutable';
import { api } from '#shared/api/client.ts';
import { loadFirstStories } from '../api.ts';

/**
 * The home page's stories with full text. Kept out of `../api.ts`, so that a page's initial code has no SWR. No automatic
 * retry: it would remove the retry button.
 */
export const useFirstStories = () =>
  useSWRImmutable('first-stories', () => loadFirstStories(api), { shouldRetryOnError: false });
