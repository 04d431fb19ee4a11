import type { ReactNode } from 'react';
import { adminPaths } from '../config/admin-paths.ts';
import { FilterLinks } from '../ui/choices/filter-links.tsx';

export const settingsTabs = [
  { to: adminPaths.settings, label: 'Business' },
  { to: adminPaths.look, label: 'Look' },
  { to: adminPaths.pageContent('home'), label: 'Home' },
  { to: adminPaths.pageContent('company'), label: 'Who we are' },
  { to: adminPaths.pageContent('faq'), label: 'FAQ' },
  { to: adminPaths.pageContent('careers'), label: 'Careers' },
  { to: adminPaths.pageContent('terms'), label: 'Terms' },
  { to: adminPaths.pageContent('privacy'), label: 'Privacy' },
  { to: adminPaths.retention, label: 'Data retention' },
  { to: adminPaths.ownerMails, label: 'Notifications' },
  { to: adminPaths.setup, label: 'Set-up' },
];

export function SettingsTabs({ current }: { current: string }): ReactNode {
  return (
    <FilterLinks
      label="Settings"
      links={settingsTabs.map((tab) => ({ ...tab, current: tab.to === current }))}
    />
  );
}
