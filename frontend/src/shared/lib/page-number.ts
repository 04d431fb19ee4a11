/** `?page=` of an address, from 1 on, without what follows a point. Anything else is the first page. */
export function readPage(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
