import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import type { Right } from '#shared/session/session-state.ts';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import { Icon, type IconName } from '#shared/ui/media/icon.tsx';

interface NavItem {
  to: string;
  /** Who has it sees the item. */
  right: Right;
  label: string;
  icon: ReactNode;
}

const drawn = (name: AdminIconName): ReactNode => <AdminIcon name={name} />;
const shared = (name: IconName): ReactNode => <Icon name={name} />;

/** Every screen that the rail leads to. */
export const navItems: readonly NavItem[] = [
  { to: adminPaths.dashboard, right: 'dashboard:read', label: 'Dashboard', icon: shared('dashboard') },
  { to: adminPaths.blogs, right: 'content:edit', label: 'Blogs', icon: drawn('article') },
  { to: adminPaths.recipes, right: 'content:edit', label: 'Recipes', icon: drawn('bowl') },
  { to: adminPaths.testimonials, right: 'content:edit', label: 'Testimonials', icon: drawn('quote') },
  { to: adminPaths.recentLogins, right: 'activity:read', label: 'Recent logins', icon: drawn('list') },
  { to: adminPaths.payments, right: 'payments:read', label: 'Payments', icon: shared('card') },
  { to: adminPaths.plans, right: 'plans:manage', label: 'Plans', icon: drawn('tag') },
  { to: adminPaths.people, right: 'people:manage', label: 'People', icon: shared('user') },
  { to: adminPaths.messages, right: 'messages:read', label: 'Messages', icon: drawn('inbox') },
  { to: adminPaths.broadcasts, right: 'broadcast:send', label: 'Broadcasts', icon: shared('chat') },
  { to: adminPaths.mails, right: 'mails:read', label: 'Mails', icon: shared('mail') },
  { to: adminPaths.settings, right: 'settings:manage', label: 'Settings', icon: drawn('sliders') },
];

/** The dashboard's address begins every other one, so it counts only when it is the whole. */
export function isCurrent(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  // Who gets no broadcasts is part of broadcasts.
  const here = path === adminPaths.suppressions ? adminPaths.broadcasts : path;
  return here === to || (to !== adminPaths.dashboard && here.startsWith(`${to}/`));
}
