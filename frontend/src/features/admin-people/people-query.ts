import { adminPaths } from '#shared/config/admin-paths.ts';
import { readPage } from '#shared/lib/page-number.ts';

export const filters = [
  { value: 'all', label: 'All' },
  { value: 'members', label: 'Members' },
  { value: 'buyers', label: 'Buyers' },
  { value: 'unverified', label: 'Unverified' },
  { value: 'staff', label: 'Staff' },
  { value: 'deactivated', label: 'Deactivated' },
] as const;

/** What stands in the address of the list. */
export interface PeopleQuery {
  search: string;
  filter: (typeof filters)[number]['value'];
  /** From 1. */
  page: number;
}

export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const asked = search.get('filter');
  return {
    search: (search.get('search') ?? '').slice(0, 120),
    filter: filters.find(({ value }) => value === asked)?.value ?? 'all',
    page: readPage(search),
  };
}

export function peoplePath({ search, filter, page }: PeopleQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (filter !== 'all') query.set('filter', filter);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${adminPaths.people}?${query.toString()}` : adminPaths.people;
}
