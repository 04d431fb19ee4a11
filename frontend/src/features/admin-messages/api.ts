import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, keysStartingWith } from '#shared/api/get.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import type { Inbox } from './message.ts';

export const states = { all: 'All', unread: 'Unread' } as const;

/** Revalidated on request only: a message marked as read would vanish from the unread list while it is read. */
export const useInbox = () =>
  useListQuery(
    adminPaths.messages,
    { search: searchText(), state: oneOf(states) },
    {
      address: (query) => addressOf('/api/contact/admin/messages', { query }),
      rows: ({ items }) => items,
      options: () => ({ revalidateOnFocus: false, revalidateOnReconnect: false }),
    },
  );

/** Marks a message as read or unread. @throws ApiError */
export function useMark(): (id: string, read: boolean) => Promise<void> {
  const { mutate } = useSWRConfig();
  /** Requests are sent one after another, so that the last mark wins. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function send(id: string, read: boolean): Promise<void> {
    const path = { id };
    const call = api.PATCH('/api/contact/admin/messages/{id}', { params: { path }, body: { read } });
    const changed = await unwrap(call);
    const withChange = (inbox: Inbox | undefined) =>
      inbox && { ...inbox, items: inbox.items.map((item) => (item._id === id ? changed : item)) };
    await mutate(keysStartingWith('/api/contact/admin/messages'), withChange, { revalidate: false });
    await mutate(keysStartingWith('/api/admin/overview'));
  }

  return (id, read) => {
    const mine = last.current.then(() => send(id, read));
    last.current = mine.catch(() => undefined);
    return mine;
  };
}
