import useSWR, { useSWRConfig } from 'swr';
import { adminApi } from '../../shared/api/admin-client.ts';
import { adminKeys, keptOf } from '../../shared/api/admin-keys.ts';
import { unwrap } from '../../shared/api/client.ts';
import { listed } from '../../shared/api/listed.ts';
import type { Listed } from '../../shared/ui/lists/admin-list.tsx';
import { pageSize, type Mail, type MailQuery } from './mail.ts';

/** ms. What waits goes out by itself, so the list of it is never old. */
const watchEvery = 4000;

export function useMails({ status, page }: MailQuery): Listed<Mail> {
  const query = { status, page, limit: pageSize };
  const answer = useSWR(
    adminKeys.mails(query),
    () => unwrap(adminApi.GET('/api/admin/mails', { params: { query } })),
    { keepPreviousData: true, refreshInterval: status === 'queued' ? watchEvery : 0 },
  );
  return listed(answer, ({ items }) => items);
}

/** Sends a failed mail again. Throws ApiError. */
export function useMailRetry(): (id: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (id) => {
    try {
      await unwrap(adminApi.POST('/api/admin/mails/{id}/retry', { params: { path: { id } } }));
    } finally {
      await mutate(keptOf('mails', 'overview'));
    }
  };
}
