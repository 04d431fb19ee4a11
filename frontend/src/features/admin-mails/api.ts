import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import { pageSize, type Mail, type MailQuery } from './mail.ts';

/** ms. What waits goes out by itself, so the list of it is never old. */
const watchEvery = 4000;

export function mailsRequest({ status, page }: MailQuery) {
  const query = { status, page, limit: pageSize };
  const ask = () => unwrap(adminApi.GET('/api/admin/mails', { params: { query } }));
  return { key: adminKeys.mails(query), ask };
}

export function useMails(query: MailQuery): Listed<Mail> {
  const refreshInterval = query.status === 'queued' ? watchEvery : 0;
  const answer = useAnswer(mailsRequest(query), { keepPreviousData: true, refreshInterval });
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
