import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AdminList } from './admin-list.tsx';
import type { List } from './list-address.ts';

type Row = { id: string };

const unknown: List<Row> = {
  rows: undefined,
  total: 0,
  more: false,
  problem: undefined,
  waiting: false,
  query: { page: 1 },
  limit: 20,
  set: [],
  retry: () => undefined,
  go: () => undefined,
  clear: () => undefined,
  hrefFor: ({ page }) => `/rows?page=${page}`,
};

function show({ emptyOnFailure, ...list }: Partial<List<Row>> & { emptyOnFailure?: string }): void {
  render(
    <MemoryRouter>
      <AdminList
        list={{ ...unknown, ...list }}
        noun={['row', 'rows']}
        columns={[{ id: 'id', header: 'Id', cell: ({ id }: Row) => id }]}
        rowKey={({ id }) => id}
        empty={{ title: 'Nothing here yet', text: 'Rows are listed here.' }}
        emptyFiltered={{ title: 'Nothing found', text: 'No rows match.' }}
        {...(emptyOnFailure && { emptyOnFailure })}
      />
    </MemoryRouter>,
  );
}

test('an empty list says whether it is empty or filtered', () => {
  show({ rows: [] });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
  cleanup();
  show({ rows: [], set: ['search'] });
  expect(screen.getByText('No rows match.')).toBeTruthy();
});

test.each([undefined, []])('a failed list shows the error instead of the empty state', (rows) => {
  show({ rows, problem: 'The database is away.' });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the text of emptyOnFailure is below the error', () => {
  show({ problem: 'The database is away.', emptyOnFailure: 'The rows could not be loaded.' });
  const reason = screen.getByRole('alert');
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(reason.compareDocumentPosition(screen.getByText('The rows could not be loaded.')) & following).toBe(
    following,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('rows loaded before a failure stay visible', () => {
  show({ rows: [{ id: 'first' }], total: 1, problem: 'The database is away.' });
  expect(screen.getByRole('cell', { name: 'first' })).toBeTruthy();
});

test('a single page shows Page 1 of 1', () => {
  show({ rows: [{ id: 'first' }], total: 1 });
  expect(screen.getByText('Page 1 of 1')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('on a page past the end, Prev leads to the last page', () => {
  show({ rows: [], total: 21, query: { page: 3 } });
  expect(screen.getByText('Nothing on this page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prev' }).getAttribute('href')).toBe('/rows?page=2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('announces the number of rows once they have loaded, and not while older rows are shown', () => {
  const known = { rows: [{ id: 'first' }], total: 1 };
  show(known);
  expect(screen.getByText('1 row').getAttribute('role')).toBe('status');
  cleanup();
  show({ ...known, waiting: true });
  expect(screen.queryByText('1 row')).toBeNull();
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
});

test('a list of more than 10,000 rows shows 10,000+ and pages of the first 10,000', () => {
  show({ rows: [{ id: 'first' }], total: 10_000, more: true });
  expect(screen.getByText('1 to 1 of 10,000+ rows')).toBeTruthy();
  expect(screen.getByText('10,000+ rows').getAttribute('role')).toBe('status');
  expect(screen.getByText('Page 1 of 500')).toBeTruthy();
});
