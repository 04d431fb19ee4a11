import type { Retention } from '@ironbloom/brand/retention';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, get, keptAt, useGet } from '#shared/api/get.ts';
import type { PublishedRetention } from './periods.ts';

export const retentionAddress = addressOf('/api/admin/retention');

/** How long data is kept, and of which revision. */
export const fetchRetention = () => get(retentionAddress);
export const useRetention = () => useGet(retentionAddress);
/** What the next night would remove. */
export const useDueRemovals = () => useGet(addressOf('/api/admin/retention/due'));

/** What changes how long data is kept. Each throws ApiError, and brings up to date what shows it. */
export function useRetentionActions() {
  const { mutate } = useSWRConfig();

  async function afterwards(call: Promise<PublishedRetention>): Promise<PublishedRetention> {
    try {
      return await call;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt(retentionAddress));
    }
  }

  return {
    publish: (retention: Retention, version: number) =>
      afterwards(unwrap(adminApi.PUT('/api/admin/retention', { body: { ...retention, version } }))),
    restore: (revision: number, version: number) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/admin/retention/revisions/{revision}/restore', {
            params: { path: { revision } },
            body: { version },
          }),
        ),
      ),
  };
}
