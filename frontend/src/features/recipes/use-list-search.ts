import { useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useHydrated } from '#shared/lib/use-hydrated.ts';

/**
 * Page, category and search of the list (`?category=veg&page=2`) as its reader left it: they travel along from recipe to
 * recipe, in the visit and not in the address. Empty for who came from elsewhere, and on the server.
 */
export function useListSearch(): string {
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  if (pathname === paths.recipes) return search;
  const left = (state as { listSearch?: unknown } | null)?.listSearch;
  return isHydrated && typeof left === 'string' ? left : '';
}
