import useSWR from 'swr';
import { api } from '../../../shared/api/client.ts';
import { loadFirstStories } from '../api.ts';

/** Home's stories with their whole texts. Apart from `../api.ts`: what a page loads at once needs no SWR. */
export const useFirstStories = () => useSWR('first-stories', () => loadFirstStories(api));
