import { expect, test } from 'vitest';
import { everyPage } from './every-page.ts';

function listOf(total: number) {
  const asked: object[] = [];
  const fetchPage = async (query: { limit: number; page?: number }) => {
    asked.push(query);
    const start = ((query.page ?? 1) - 1) * query.limit;
    const items = Array.from({ length: total }, (_, index) => index).slice(start, start + query.limit);
    return { items, total };
  };
  return { asked, fetchPage };
}

test.each([0, 1, 100])('loads %i items with one request (content-11)', async (total) => {
  const { asked, fetchPage } = listOf(total);
  expect(await everyPage(fetchPage)).toHaveLength(total);
  expect(asked).toEqual([{ limit: 100 }]);
});

test('loads longer lists completely and in order', async () => {
  const { asked, fetchPage } = listOf(250);
  expect(await everyPage(fetchPage)).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect(asked).toHaveLength(3);
});
