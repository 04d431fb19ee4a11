import { api } from '#shared/api/client.ts';
import { addressOf } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { oneOf } from '#shared/ui/lists/list-address.ts';

type Answer = AnswerOf<'/api/admin/mails'>;

export type Mail = Answer['items'][number];

/** Failed first: the default view. */
export const statuses = { failed: 'Failed', queued: 'Waiting', sent: 'Sent' } as const;

/** ms. Polling interval of the waiting mails. */
const watchEvery = 4000;

export const useMails = () =>
  useListQuery(
    adminPaths.mails,
    { status: oneOf(statuses) },
    {
      address: (query) => addressOf('/api/admin/mails', { query }),
      rows: ({ items }) => items,
      options: ({ status }) => ({ refreshInterval: status === 'queued' ? watchEvery : 0 }),
    },
  );

/** Sends a failed mail again. @throws ApiError */
export function useMailRetry() {
  const change = useChange('/api/admin/mails', '/api/admin/overview');
  return (id: string) => change(api.POST('/api/admin/mails/{id}/retry', { params: { path: { id } } }));
}
