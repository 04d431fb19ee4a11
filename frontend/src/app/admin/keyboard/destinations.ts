import { settingsTabs } from '#shared/publishing/settings-tabs.tsx';
import { adminPaths } from '#shared/config/admin-paths.ts';
import type { Right } from '#shared/session/session-state.ts';
import { navItems } from '../nav-items.tsx';

/** A place in the admin area that can be gone to by name. */
export interface Destination {
  to: string;
  label: string;
  /** What tells it apart from others of that name. */
  detail?: string;
}

interface Screen extends Destination {
  right: Right;
}

const screens: readonly Screen[] = [
  ...navItems.filter(({ to }) => to !== adminPaths.settings),
  { to: adminPaths.newBroadcast, label: 'New broadcast', right: 'broadcast:send' },
  { to: adminPaths.suppressions, label: 'Unsubscribed', right: 'broadcast:send' },
  { to: adminPaths.offers, label: 'Offers', detail: 'Plans', right: 'plans:manage' },
  { to: adminPaths.staff, label: 'Staff', detail: 'People', right: 'people:manage' },
  { to: adminPaths.privacy, label: 'Erasures', detail: 'People', right: 'people:manage' },
  ...settingsTabs.map((tab) => ({ ...tab, detail: 'Settings', right: 'settings:manage' as const })),
];

/** Screens that somebody may open and whose name has each of the words that were typed; all of them for none. */
export function screensFor(typed: string, may: (right: Right) => boolean): Destination[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter(({ label, detail = '', right }) => {
    const name = `${label} ${detail}`.toLowerCase();
    return may(right) && words.every((word) => name.includes(word));
  });
}
