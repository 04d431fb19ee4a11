import { useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useHydrated } from '#shared/lib/use-hydrated.ts';

/**
 * The list's query (`?category=veg&page=2`), carried from recipe to recipe in the location state. Empty for other visitors and
 * on the server.
 */
export function useListSearch(): string {
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  if (pathname === paths.recipes) return search;
  const left = (state as { listSearch?: unknown } | null)?.listSearch;
  return isHydrated && typeof left === 'string' ? left : '';
}
