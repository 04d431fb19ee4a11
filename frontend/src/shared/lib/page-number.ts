/** The query parameter `page`, from 1; 1 for anything invalid. */
export function readPage(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
