import { adminPaths } from '#shared/config/admin-paths.ts';
import type { Right } from '#shared/session/session-state.ts';
import { railGroups, screens } from './screens.ts';

export const navItems = screens.flatMap(({ path, right, rail }) =>
  rail ? [{ to: path, right, ...rail }] : [],
);

export type NavItem = (typeof navItems)[number];

export interface NavSection {
  /** Undefined: its only link stands alone. */
  title?: string;
  items: readonly NavItem[];
}

/** The permitted links in the rail's order, by their groups. */
export function navSections(may: (right: Right) => boolean): NavSection[] {
  const permitted = navItems.filter(({ right }) => may(right));
  const alone = (last: boolean): NavSection[] =>
    permitted
      .filter((item) => item.group === undefined && (item.last ?? false) === last)
      .map((item) => ({ items: [item] }));
  const groups = Object.entries(railGroups).map(([name, title]) => ({
    title,
    items: permitted.filter(({ group }) => group === name),
  }));
  return [...alone(false), ...groups.filter(({ items }) => items.length > 0), ...alone(true)];
}

/** What a phone's tab bar shows first: the first four that are permitted. */
const tabOrder: readonly string[] = [
  adminPaths.dashboard,
  adminPaths.clients,
  adminPaths.checkIns,
  adminPaths.conversations,
  adminPaths.payments,
  adminPaths.blogs,
  adminPaths.recipes,
  adminPaths.testimonials,
  adminPaths.mails,
];
const tabs = 4;

export const tabItems = (may: (right: Right) => boolean): NavItem[] =>
  tabOrder
    .flatMap((path) => navItems.find(({ to, right }) => to === path && may(right)) ?? [])
    .slice(0, tabs);

/** Screens below another one's address that have a link of their own. */
const inside = (to: string, here: string): boolean =>
  to === adminPaths.payments && here === adminPaths.reports;

/** The dashboard's address is a prefix of all others, so it must match exactly. */
export function isCurrent(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  // Unsubscribed addresses belong to broadcasts.
  const here = path === adminPaths.suppressions ? adminPaths.broadcasts : path;
  return here === to || (to !== adminPaths.dashboard && here.startsWith(`${to}/`) && !inside(to, here));
}
