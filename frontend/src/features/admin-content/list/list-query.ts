import { readPage } from '#shared/lib/page-number.ts';
import type { ListQuery, Status } from '../content.ts';

const statuses: readonly string[] = ['draft', 'published', 'scheduled'] satisfies Status[];

/** What the address says; nonsense in it counts as not said. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const status = search.get('status') ?? '';
  return {
    search: search.get('search') ?? '',
    status: statuses.includes(status) ? (status as Status) : '',
    page: readPage(search),
  };
}

/** What is as usual stays out of the address. */
export function listAddress(path: string, { search, status, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The address of the create form, beside its list. */
export const createAddress = (path: string): string => `${path}?create=yes`;
export const isCreating = (search: URLSearchParams): boolean => search.get('create') === 'yes';
