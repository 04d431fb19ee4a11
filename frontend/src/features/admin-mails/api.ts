import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, keptAt, useGet } from '#shared/api/get.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import { pageSize, type Mail, type MailQuery } from './mail.ts';

/** ms. What waits goes out by itself, so the list of it is never old. */
const watchEvery = 4000;

export function useMails({ status, page }: MailQuery): Listed<Mail> {
  const address = addressOf('/api/admin/mails', { query: { status, page, limit: pageSize } });
  const refreshInterval = status === 'queued' ? watchEvery : 0;
  const answer = useGet(address, { keepPreviousData: true, refreshInterval });
  return listed(answer, ({ items }) => items);
}

/** Sends a failed mail again. Throws ApiError. */
export function useMailRetry(): (id: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (id) => {
    try {
      await unwrap(adminApi.POST('/api/admin/mails/{id}/retry', { params: { path: { id } } }));
    } finally {
      await mutate(keptAt('/api/admin/mails', '/api/admin/overview'));
    }
  };
}
