import { useSWRConfig } from 'swr';
import { unwrap } from './client.ts';
import { keptAt } from './get.ts';

/**
 * Sends changes. After each, whatever became of it, every answer whose address begins with one of these is asked for again: a
 * refusal, too, says that what is shown is older than what the server knows.
 * @returns what sends a change. It throws ApiError
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
