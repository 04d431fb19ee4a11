/** Page size (content-11: `limit=100`). */
export const PAGE_LIMIT = 100;

interface ListPage<Item> {
  items: Item[];
  total: number;
}

/** Loads all pages of a list. @throws what `fetchPage` throws */
export async function everyPage<Item>(
  fetchPage: (query: { limit: number; page?: number }) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  const first = await fetchPage({ limit: PAGE_LIMIT });
  const pages = Math.ceil(first.total / PAGE_LIMIT);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      fetchPage({ limit: PAGE_LIMIT, page: index + 2 }),
    ),
  );
  return [first, ...others].flatMap(({ items }) => items);
}
