import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, keptAt, useGet } from '#shared/api/get.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import { pageSize, type Message } from './message.ts';
import type { MessageQuery } from './message-query.ts';

interface Inbox extends Listed<Message> {
  /** Throws ApiError. */
  mark: (id: string, read: boolean) => Promise<void>;
}

/**
 * One page of the inbox. It is asked for again only on request: among the unread, the message that
 * somebody is reading would otherwise vanish from under their eyes.
 */
export function useInbox({ search, state, page }: MessageQuery): Inbox {
  const query = { ...(search && { search }), state, page, limit: pageSize };
  const { mutate } = useSWRConfig();
  const answer = useGet(addressOf('/api/contact/admin/messages', { query }), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

  /** The marks on their way: one after the other, for the later one must be the last to arrive. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function mark(id: string, read: boolean): Promise<void> {
    const mine = last.current.then(() => send(id, read));
    last.current = mine.catch(() => undefined);
    return mine;
  }

  async function send(id: string, read: boolean): Promise<void> {
    const call = adminApi.PATCH('/api/contact/admin/messages/{id}', {
      params: { path: { id } },
      body: { read },
    });
    const changed = await unwrap(call);
    const items = (before: readonly Message[]) => before.map((item) => (item._id === id ? changed : item));
    await answer.mutate((list) => list && { ...list, items: items(list.items) }, { revalidate: false });
    await mutate(keptAt('/api/admin/overview'));
  }

  return { ...listed(answer, ({ items }) => items), mark };
}
