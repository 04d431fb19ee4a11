import { matchRoutes } from 'react-router-dom';
import { pageQueries } from '../../shared/config/page-queries.ts';
import { isPageHandle } from '../page-route.ts';
import { routes } from '../router.tsx';

/**
 * What an address asks the server for: equal ones get the same page. Parameters that its page does not declare are left out, the
 * others stand in the order of the declaration.
 * @param address path and query
 */
export function pageAddress(address: string): string {
  const [path = '/', ...rest] = address.split('?');
  if (rest.length === 0) return address;
  const matches = matchRoutes(routes, path) ?? [];
  const route = matches.findLast((match) => isPageHandle(match.route.handle))?.route;
  if (isPageHandle(route?.handle) && route.handle.personal) return address;
  const given = new URLSearchParams(rest.join('?'));
  const kept = new URLSearchParams();
  for (const name of pageQueries[route?.path ?? ''] ?? []) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
