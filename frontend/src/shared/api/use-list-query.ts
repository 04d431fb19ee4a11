import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SWRConfiguration } from 'swr';
import {
  type Fields,
  type List,
  pathOf,
  type Query,
  readQuery,
  setFields,
} from '../ui/lists/list-address.ts';
import { type Address, useGet } from './get.ts';

/** The query as the API takes it: what is not asked for is left out. */
type Asked<Values> = { [Name in keyof Values]?: Exclude<Values[Name], ''> } & {
  page: number;
  limit: number;
};

interface ListQuery<Values, Answer, Row> {
  /** Rows on a page (admin-6). */
  limit?: number;
  address: (query: Asked<Values>) => Address<Answer>;
  rows: (answer: Answer) => readonly Row[];
  /** What is asked for, when it does not stand in the address that is open. */
  search?: URLSearchParams | undefined;
  /** Of SWR. */
  options?: (query: Query<Values>) => SWRConfiguration<Answer, Error>;
}

/**
 * A list whose search, filters and page stand in its address. The previous page stays in sight until the requested one
 * has come. When the rows of the last page were removed, it goes back to the new last page.
 * @param path of the screen
 */
export function useListQuery<Values, Answer extends { total: number; more?: true }, Row>(
  path: string,
  fields: Fields<Values>,
  list: ListQuery<Values, Answer, Row>,
): List<Row, Query<Values>> & { data: Answer | undefined } {
  const { limit = 20 } = list;
  const [open] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(fields, list.search ?? open);
  const asked = Object.entries<unknown>({ ...query, limit }).filter(([, value]) => value !== '');
  const address = list.address(Object.fromEntries(asked) as Asked<Values>);
  const { data, error, isLoading, mutate } = useGet(address, {
    keepPreviousData: true,
    ...list.options?.(query),
  });
  const rows = data && list.rows(data);
  const total = data?.total ?? 0;

  const hrefFor = (change: Partial<Query<Values>>): string =>
    pathOf(path, fields, { ...query, page: 1, ...change });

  function go(change: Partial<Query<Values>>, how: 'typed' | 'chosen' = 'chosen'): void {
    const href = hrefFor(change);
    // At once, or what was chosen would show what it was before for a moment.
    if (href !== hrefFor({})) void navigate(href, { replace: how === 'typed', flushSync: true });
  }

  /** Where the page that is open has shown rows. */
  const filled = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading || !rows) return;
    const last = Math.max(1, Math.ceil(total / limit));
    if (rows.length > 0) filled.current = address;
    else if (filled.current === address && query.page > last) {
      void navigate(hrefFor({ page: last } as Partial<Query<Values>>), { replace: true });
    }
  });

  return {
    data,
    rows,
    total,
    more: data?.more === true,
    problem: error?.message,
    waiting: isLoading,
    retry: () => void mutate(),
    query,
    limit,
    set: setFields(fields, query).map(([name]) => name),
    hrefFor,
    go,
    clear: () => go(readQuery<Values>(fields, new URLSearchParams())),
  };
}
