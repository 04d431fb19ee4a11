import { adminPaths } from '#shared/config/admin-paths.ts';
import { screens } from './screens.ts';

export const navItems = screens.flatMap(({ path, right, rail }) =>
  rail ? [{ to: path, right, ...rail }] : [],
);

/** The dashboard's address is a prefix of all others, so it must match exactly. */
export function isCurrent(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  // Unsubscribed addresses belong to broadcasts.
  const here = path === adminPaths.suppressions ? adminPaths.broadcasts : path;
  return here === to || (to !== adminPaths.dashboard && here.startsWith(`${to}/`));
}
