import type { Retention } from '@ironbloom/brand/retention';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import type { ShownRevision } from '#shared/publishing/publication.ts';
import type { DueRemovals, PublishedRetention } from './periods.ts';

/** How long data is kept, and of which revision. */
export const retentionRequest: AdminRequest<PublishedRetention> = {
  key: adminKeys.retention,
  ask: () => unwrap(adminApi.GET('/api/admin/retention')),
};

/** What the next night would remove. */
export const dueRequest: AdminRequest<DueRemovals> = {
  key: adminKeys.retentionDue,
  ask: () => unwrap(adminApi.GET('/api/admin/retention/due')),
};

const revisionsRequest: AdminRequest<ShownRevision[]> = {
  key: adminKeys.retentionRevisions,
  ask: async () => (await unwrap(adminApi.GET('/api/admin/retention/revisions'))).revisions,
};

export const fetchRetention = retentionRequest.ask;
export const useRetention = () => useAnswer(retentionRequest);
export const useDueRemovals = () => useAnswer(dueRequest);
export const useRetentionRevisions = () => useAnswer(revisionsRequest);

/** What changes how long data is kept. Each throws ApiError, and brings up to date what shows it. */
export function useRetentionActions() {
  const { mutate } = useSWRConfig();

  async function afterwards(call: Promise<PublishedRetention>): Promise<PublishedRetention> {
    try {
      return await call;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptOf('retention', 'retention-revisions', 'retention-due'));
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
