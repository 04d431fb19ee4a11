import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
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

/** The query for the API, without empty values. */
type ApiQuery<Values> = { [Name in keyof Values]?: Exclude<Values[Name], ''> } & {
  page: number;
  limit: number;
};

interface ListQuery<Values, Answer, Row> {
  /** Rows per page (admin-6). */
  limit?: number;
  address: (query: ApiQuery<Values>) => Address<Answer>;
  rows: (answer: Answer) => readonly Row[];
  /** The query, when it is not that of the current location. */
  search?: URLSearchParams | undefined;
  /** Applies a change to that other query; otherwise a change navigates. */
  onChange?: ((href: string) => void) | undefined;
  options?: (query: Query<Values>) => SWRConfiguration<Answer, Error>;
}

/**
 * A list whose search, filters and page are in the address. The former page stays visible while another loads. When the last
 * page becomes empty, it navigates to the new last page.
 * @param path the screen's path
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
  const address = list.address(Object.fromEntries(asked) as ApiQuery<Values>);
  const { data, error, isLoading, mutate } = useGet(address, {
    keepPreviousData: true,
    ...list.options?.(query),
  });
  const rows = data && list.rows(data);
  const total = data?.total ?? 0;

  const hrefFor = (change: Partial<Query<Values>>): string =>
    pathOf(path, fields, { ...query, page: 1, ...change });

  function visit(href: string, options: NavigateOptions): void {
    if (list.onChange) list.onChange(href);
    else void navigate(href, options);
  }

  function go(change: Partial<Query<Values>>, how: 'typed' | 'chosen' = 'chosen'): void {
    const href = hrefFor(change);
    // Synchronous: a controlled field would flash its former value.
    if (href !== hrefFor({})) visit(href, { replace: how === 'typed', flushSync: true });
  }

  /** The last address that had rows. */
  const lastFilledAddress = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading || !rows) return;
    const last = Math.max(1, Math.ceil(total / limit));
    if (rows.length > 0) lastFilledAddress.current = address;
    else if (lastFilledAddress.current === address && query.page > last) {
      visit(hrefFor({ page: last } as Partial<Query<Values>>), { replace: true });
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
    visit: list.onChange,
    go,
    clear: () => go(readQuery<Values>(fields, new URLSearchParams())),
  };
}
