import { useSWRConfig } from 'swr';
import { unwrap } from './client.ts';
import { keysStartingWith } from './get.ts';

/**
 * Sends changes and revalidates the addresses with these prefixes: on errors too, as a refusal may mean stale data.
 * @returns a function that sends a change and throws ApiError
 */
export function useChange(...beginnings: readonly string[]) {
  const { mutate } = useSWRConfig();
  return async <Answer>(call: Parameters<typeof unwrap<Answer>>[0]): Promise<Answer> => {
    try {
      return await unwrap(call);
    } finally {
      await mutate(keysStartingWith(...beginnings));
    }
  };
}
