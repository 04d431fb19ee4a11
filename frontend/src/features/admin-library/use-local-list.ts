import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type Fields,
  type List,
  pathOf,
  type Query,
  readQuery,
  setFields,
} from '#shared/ui/lists/list-address.ts';

interface LocalList<Row, Values> {
  /** The answer of `useGet` with all rows. */
  answer: {
    data?: { items: readonly Row[] } | undefined;
    error?: Error | undefined;
    isLoading: boolean;
    mutate: () => unknown;
  };
  choose: (rows: readonly Row[], query: Query<Values>) => readonly Row[];
  limit?: number;
}

/** A list that is loaded as a whole: search, filters and page are in the address and need no request. */
export function useLocalList<Row, Values>(
  path: string,
  fields: Fields<Values>,
  { answer, choose, limit = 50 }: LocalList<Row, Values>,
): List<Row, Query<Values>> & { all: readonly Row[] | undefined } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(fields, search);
  const all = answer.data?.items;
  const found = all && choose(all, query);
  const hrefFor = (change: Partial<Query<Values>>): string =>
    pathOf(path, fields, { ...query, page: 1, ...change });
  const go = (change: Partial<Query<Values>>, how: 'typed' | 'chosen' = 'chosen'): void => {
    const href = hrefFor(change);
    // Synchronous: a controlled field would flash its former value.
    if (href !== hrefFor({})) void navigate(href, { replace: how === 'typed', flushSync: true });
  };
  return {
    all,
    rows: found?.slice((query.page - 1) * limit, query.page * limit),
    total: found?.length ?? 0,
    more: false,
    problem: answer.error?.message,
    waiting: answer.isLoading,
    retry: () => void answer.mutate(),
    query,
    limit,
    set: setFields(fields, query).map(([name]) => name),
    hrefFor,
    go,
    clear: () => go(readQuery<Values>(fields, new URLSearchParams())),
  };
}
