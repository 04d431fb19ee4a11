import { adminPaths } from '#shared/config/admin-paths.ts';
import { readPage } from '#shared/lib/page-number.ts';

/** What stands in the address of the inbox. */
export interface MessageQuery {
  search: string;
  state: 'all' | 'unread';
  /** From 1. */
  page: number;
}

export function readMessageQuery(search: URLSearchParams): MessageQuery {
  return {
    search: (search.get('search') ?? '').slice(0, 120),
    state: search.get('state') === 'unread' ? 'unread' : 'all',
    page: readPage(search),
  };
}

export function messagesPath({ search, state, page }: MessageQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state === 'unread') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${adminPaths.messages}?${query.toString()}` : adminPaths.messages;
}
