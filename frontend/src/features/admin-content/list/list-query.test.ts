import { expect, it } from 'vitest';
import { createAddress, isCreating, listAddress, readListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

it('is the address and back, with what is as usual left out', () => {
  const query = { search: 'a & b', status: 'draft', page: 3 } as const;
  const address = listAddress('/admin/blogs', query);
  expect(read(address.slice(address.indexOf('?')))).toEqual(query);
  expect(listAddress('/admin/blogs', { search: '', status: '', page: 1 })).toBe('/admin/blogs');
});

it('takes nonsense for nothing', () => {
  expect(read('page=-2&status=secret')).toEqual({ search: '', status: '', page: 1 });
  expect(read('page=1.5')).toMatchObject({ page: 1 });
});

it('opens the create form beside the list', () => {
  expect(isCreating(new URLSearchParams(createAddress('/x').slice(2)))).toBe(true);
  expect(isCreating(new URLSearchParams('create=no'))).toBe(false);
});
