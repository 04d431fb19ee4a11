import { useSWRConfig } from 'swr';
import { unwrap } from './client.ts';
import { keptAt } from './get.ts';

/**
 * Sends changes, and revalidates every answer whose address begins with one of `beginnings`: also after a refusal, which may mean
 * that what is shown is stale.
 * @returns a function that sends a change. It throws ApiError
 */
export function useChange(...beginnings: readonly string[]) {
  const { mutate } = useSWRConfig();
  return async <Answer>(call: Parameters<typeof unwrap<Answer>>[0]): Promise<Answer> => {
    try {
      return await unwrap(call);
    } finally {
      await mutate(keptAt(...beginnings));
    }
  };
}
