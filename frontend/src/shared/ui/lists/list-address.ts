import { readPage } from '../../lib/page-number.ts';

/**
 * Makes the value of a field of its text in the address. What it makes of no text is the field's usual value, which the address
 * leaves out.
 */
type Reader<Value = string> = (text: string) => Value;

/** The search and the filters of a list, by their names in the address and in the API's query. */
export type Fields<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> };

/** What the address of a list asks for. */
export type Query<Values> = Values & {
  /** From 1. */
  page: number;
};

/** @param longest what the server takes */
export const searchText =
  (longest = 120): Reader =>
  (text) =>
    text.slice(0, longest);

/** One of the keys, which carry their words; the first of them where the address has none. */
export function oneOf<Value extends string>(words: Readonly<Record<Value, string>>): Reader<Value> {
  const values = Object.keys(words) as Value[];
  return (text) => values.find((value) => value === text) ?? values[0]!;
}

/** Set or not. */
export const flag: Reader<'true' | ''> = (text) => (text === 'true' ? text : '');

/** A day that exists, `YYYY-MM-DD`, or none: the address can be typed by hand. */
export const day: Reader = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

const entriesOf = (fields: object): [string, Reader][] => Object.entries(fields);

export function readQuery<Values>(fields: Fields<Values>, search: URLSearchParams): Query<Values> {
  const values = entriesOf(fields).map(([name, read]) => [name, read(search.get(name) ?? '')]);
  return { ...Object.fromEntries(values), page: readPage(search) } as Query<Values>;
}

/** The fields that have another value than usual. */
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

/** One page of a list as far as it is known, what its address asks for, and how something else is asked for. */
export interface List<Row, Q extends { page: number } = { page: number }> {
  /** Undefined until it has come for the first time. */
  rows: readonly Row[] | undefined;
  total: number;
  /** There are more than `total`, which no page shows. */
  more: boolean;
  /** Why it could not be loaded or brought up to date, in words. */
  problem: string | undefined;
  /** An older page stands in for the one that is on its way. */
  waiting: boolean;
  retry: () => void;
  query: Q;
  /** Rows a page has room for. */
  limit: number;
  /** The names of the fields that have another value than usual. */
  set: readonly string[];
  /** The address with this change; it asks for the first page, unless the change names one. */
  hrefFor: (change: Partial<Q>) => string;
  /**
   * Changes the address; what changes nothing is no visit.
   * @param how typed: the address changes where it stands, or Back would lead through single letters
   */
  go: (change: Partial<Q>, how?: 'typed' | 'chosen') => void;
  /** Takes back the search and all filters. */
  clear: () => void;
}
