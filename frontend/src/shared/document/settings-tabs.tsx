import type { ReactNode } from 'react';
import { adminPaths } from '../config/admin-paths.ts';
import { useMay } from '../session/rights.ts';
import { FilterLinks } from '../ui/choices/filter-links.tsx';
import styles from './settings-tabs.module.css';

interface SettingsGroup {
  label: string;
  /** The first one is where the group leads. */
  tabs: readonly { to: string; label: string }[];
}

const groups: readonly SettingsGroup[] = [
  {
    label: 'Business',
    tabs: [
      { to: adminPaths.settings, label: 'Name and contact' },
      { to: adminPaths.look, label: 'Look' },
    ],
  },
  {
    label: 'Pages',
    tabs: [
      { to: adminPaths.pageContent('home'), label: 'Home' },
      { to: adminPaths.pageContent('company'), label: 'Who we are' },
      { to: adminPaths.pageContent('faq'), label: 'FAQ' },
      { to: adminPaths.pageContent('careers'), label: 'Careers' },
      { to: adminPaths.pageContent('terms'), label: 'Terms' },
      { to: adminPaths.pageContent('privacy'), label: 'Privacy policy' },
    ],
  },
  {
    label: 'Coaching',
    tabs: [
      { to: adminPaths.coaching, label: 'Promises and days off' },
      { to: adminPaths.checkInForm, label: 'Check-in questions' },
    ],
  },
  { label: 'Team', tabs: [{ to: adminPaths.staff, label: 'Team' }] },
  { label: 'Notifications', tabs: [{ to: adminPaths.ownerMails, label: 'Notifications' }] },
  {
    label: 'Privacy',
    tabs: [
      { to: adminPaths.retention, label: 'Data retention' },
      { to: adminPaths.privacy, label: 'Privacy requests' },
    ],
  },
  { label: 'Set-up', tabs: [{ to: adminPaths.setup, label: 'Set-up' }] },
  { label: 'Activity', tabs: [{ to: adminPaths.recentLogins, label: 'Activity' }] },
];

export const settingsTabs = groups.flatMap(({ tabs }) => tabs);

/** The groups of the settings, and the screens of the current one; only for those who manage the settings. */
export function SettingsTabs({ current }: { current: string }): ReactNode {
  const may = useMay();
  if (!may('settings:manage')) return null;
  const open = groups.find(({ tabs }) => tabs.some(({ to }) => to === current));
  return (
    <div className={styles.tabs}>
      <FilterLinks
        label="Settings"
        links={groups.map((group) => ({
          to: group.tabs[0]!.to,
          label: group.label,
          current: group === open,
        }))}
      />
      {open && open.tabs.length > 1 && (
        <FilterLinks
          label={open.label}
          links={open.tabs.map((tab) => ({ ...tab, current: tab.to === current }))}
        />
      )}
    </div>
  );
}
