import { readPage } from '../../lib/page-number.ts';

/** Parses a field's text from the address. Its result for an empty text is the default value, which the address leaves out. */
type Reader<Value = string> = (text: string) => Value;

/** A list's search and filters, by their names in the address and in the API's query. */
export type Fields<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> };

export type Query<Values> = Values & {
  /** From 1. */
  page: number;
};

/** @param longest the server's limit */
export const searchText =
  (longest = 120): Reader =>
  (text) =>
    text.slice(0, longest);

/** A key of `words`; the first one by default. */
export function oneOf<Value extends string>(words: Readonly<Record<Value, string>>): Reader<Value> {
  const values = Object.keys(words) as Value[];
  return (text) => values.find((value) => value === text) ?? values[0]!;
}

export const flag: Reader<'true' | ''> = (text) => (text === 'true' ? text : '');

/** An existing day, `YYYY-MM-DD`, or ''. */
export const day: Reader = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

const entriesOf = (fields: object): [string, Reader][] => Object.entries(fields);

export function readQuery<Values>(fields: Fields<Values>, search: URLSearchParams): Query<Values> {
  const values = entriesOf(fields).map(([name, read]) => [name, read(search.get(name) ?? '')]);
  return { ...Object.fromEntries(values), page: readPage(search) } as Query<Values>;
}

export function setFields<Values>(
  fields: Fields<Values>,
  query: Query<Values>,
): [name: string, value: string][] {
  return entriesOf(fields)
    .map(([name, read]) => ({ name, usual: read(''), value: query[name as keyof Values] as string }))
    .filter(({ usual, value }) => value !== usual)
    .map(({ name, value }) => [name, value]);
}

export function pathOf<Values>(path: string, fields: Fields<Values>, query: Query<Values>): string {
  const search = new URLSearchParams(setFields(fields, query));
  if (query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** One page of a list, its query, and functions that change the query. */
export interface List<Row, Q extends { page: number } = { page: number }> {
  rows: readonly Row[] | undefined;
  total: number;
  /** There are more rows than `total`; no page shows them. */
  more: boolean;
  /** The message of a failed load or revalidation. */
  problem: string | undefined;
  /** Shows the former rows while the requested ones load. */
  waiting: boolean;
  retry: () => void;
  query: Q;
  limit: number;
  /** The names of the fields whose value is not the default. */
  set: readonly string[];
  /** The address with this change; the first page, unless the change names one. */
  hrefFor: (change: Partial<Q>) => string;
  /** Applies an address of `hrefFor`, where the list is not that of the location. */
  visit?: ((href: string) => void) | undefined;
  /**
   * Navigates, unless the change has no effect.
   * @param how `typed` replaces the history entry, so that Back does not step through letters
   */
  go: (change: Partial<Q>, how?: 'typed' | 'chosen') => void;
  clear: () => void;
}
