import useSWRImmutable from 'swr/immutable';
import { api } from '#shared/api/client.ts';
import { loadFirstStories } from '../api.ts';

/**
 * Home's stories with their whole texts. Apart from `../api.ts`: what a page loads at once needs no SWR. After a failure it is the
 * visitor who asks again: a try by itself would take the button away under their finger.
 */
export const useFirstStories = () =>
  useSWRImmutable('first-stories', () => loadFirstStories(api), { shouldRetryOnError: false });
