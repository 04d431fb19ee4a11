import { adminPaths } from '#shared/config/admin-paths.ts';
import { screens } from './screens.ts';

/** The rail's links, each for those who have its right. */
export const navItems = screens.flatMap(({ path, right, rail }) =>
  rail ? [{ to: path, right, ...rail }] : [],
);

/** The dashboard's address begins every other one, so it counts only when it is the whole. */
export function isCurrent(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  // Who gets no broadcasts is part of broadcasts.
  const here = path === adminPaths.suppressions ? adminPaths.broadcasts : path;
  return here === to || (to !== adminPaths.dashboard && here.startsWith(`${to}/`));
}
