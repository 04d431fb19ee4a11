import { expect, test } from 'vitest';
import { peoplePath, readPeopleQuery } from './people-query.ts';

test.each([
  ['', '/admin/people'],
  ['filter=staff', '/admin/people?filter=staff'],
  ['search=asha&page=3', '/admin/people?search=asha&page=3'],
  ['filter=enemies&page=-1&other=1', '/admin/people'],
])('%j is read and written as %s', (query, path) => {
  expect(peoplePath(readPeopleQuery(new URLSearchParams(query)))).toBe(path);
});

test('a search is cut to what the server takes', () => {
  expect(readPeopleQuery(new URLSearchParams({ search: 'a'.repeat(200) })).search).toHaveLength(120);
});
