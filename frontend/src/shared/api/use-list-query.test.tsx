import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { day, oneOf, searchText, flag } from '../ui/lists/list-address.ts';
import { addressOf } from './get.ts';
import { useListQuery } from './use-list-query.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The requested paths. */
function answerWith(
  rowsOf: (query: URLSearchParams) => { total: number; items: readonly object[] },
): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(rowsOf(new URL(address, 'http://localhost').searchParams));
  });
  return asked;
}

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </SWRConfig>
  );
  const { result } = renderHook(
    () => {
      const { pathname, search } = useLocation();
      const list = useListQuery(
        '/list',
        {
          search: searchText(),
          status: oneOf({ all: 'All', open: 'Open' }),
          from: day,
          flagged: flag,
        },
        {
          address: (query) => addressOf('/api/contact/admin/messages', { query: query as never }),
          rows: ({ items }) => items,
        },
      );
      return { list, path: pathname + search, how: useNavigationType() };
    },
    { wrapper },
  );
  return result;
}

const none = () => ({ total: 0, items: [] });
const usual = { search: '', status: 'all', from: '', flagged: '', page: 1 };

test('reads an address, and writes it without default values', () => {
  answerWith(none);
  const whole = {
    search: 'a & b=c+d',
    status: 'open',
    from: '2026-11-01',
    flagged: 'true',
    page: 3,
  } as const;
  const { list } = open('/list').current;
  expect([list.query, list.set]).toEqual([usual, []]);
  expect([list.hrefFor({}), list.hrefFor(whole)]).toEqual([
    '/list',
    '/list?search=a+%26+b%3Dc%2Bd&status=open&from=2026-11-01&flagged=true&page=3',
  ]);
  const filtered = open(list.hrefFor(whole)).current.list;
  expect(filtered.query).toEqual(whole);
  expect(filtered.set).toEqual(['search', 'status', 'from', 'flagged']);
  expect(filtered.hrefFor({ status: 'all' }), 'another filter begins at the first page').not.toContain(
    'page',
  );
});

test.each([
  ['page=0', usual],
  ['page=-4', usual],
  ['page=many', usual],
  ['page=2.9', { ...usual, page: 2 }],
  ['status=stolen', usual],
  ['from=yesterday', usual],
  ['from=2026-13-40', usual],
  ['flagged=1', usual],
  [`search=${'a'.repeat(200)}`, { ...usual, search: 'a'.repeat(120) }],
])('replaces invalid values of an address: %s', (search, query) => {
  answerWith(none);
  expect(open(`/list?${search}`).current.list.query).toEqual(query);
});

test('requests the set values, and keeps the former page until the answer', async () => {
  const asked = answerWith((query) => ({ total: 40, items: [{ page: query.get('page') }] }));
  const result = open('/list?search=asha');
  await waitFor(() => expect(result.current.list.rows).toEqual([{ page: '1' }]));
  // The client loads with the first call: requests of former tests may arrive only now.
  expect(asked.filter((address) => address.includes('asha'))).toEqual([
    '/api/contact/admin/messages?search=asha&status=all&page=1&limit=20',
  ]);
  act(() => result.current.list.go({ page: 2 }));
  expect(result.current.list).toMatchObject({ rows: [{ page: '1' }], waiting: true });
  await waitFor(() => expect(result.current.list).toMatchObject({ rows: [{ page: '2' }], waiting: false }));
});

test('ignores a late answer', async () => {
  let answerFirst: () => void = () => undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    const search = new URL(address, 'http://localhost').searchParams.get('search');
    if (search === 'slow') await new Promise<void>((resolve) => (answerFirst = resolve));
    return Response.json({ total: 1, items: [{ search }] });
  });
  const result = open('/list?search=slow');
  await waitFor(() => expect(result.current.list.waiting).toBe(true));
  act(() => result.current.list.go({ search: 'quick' }, 'typed'));
  await waitFor(() => expect(result.current.list.rows).toEqual([{ search: 'quick' }]));
  await act(async () => answerFirst());
  expect(result.current.list).toMatchObject({ rows: [{ search: 'quick' }], waiting: false });
});

test('typing replaces the history entry, a choice pushes one, and no change does nothing', () => {
  answerWith(none);
  const result = open('/list');
  act(() => result.current.list.go({ search: 'ab' }, 'typed'));
  expect(result.current).toMatchObject({ path: '/list?search=ab', how: 'REPLACE' });
  act(() => result.current.list.go({ status: 'open' }));
  expect(result.current).toMatchObject({ path: '/list?search=ab&status=open', how: 'PUSH' });
  act(() => result.current.list.go({ search: 'ab' }, 'typed'));
  expect(result.current.how).toBe('PUSH');
  act(() => result.current.list.clear());
  expect(result.current.path).toBe('/list');
});

test('goes back a page when the last page becomes empty, but not from a page that never existed', async () => {
  let left = 21;
  answerWith((query) => ({
    total: left,
    items: Array.from({ length: query.get('page') === '1' ? 20 : left - 20 }, () => ({})),
  }));
  const result = open('/list?page=2');
  await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
  left = 20;
  act(() => result.current.list.retry());
  await waitFor(() => expect(result.current.path).toBe('/list'));

  const beyond = open('/list?page=9');
  await waitFor(() => expect(beyond.current.list.rows).toHaveLength(0));
  expect(beyond.current.path).toBe('/list?page=9');
});
