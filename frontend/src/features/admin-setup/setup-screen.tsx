import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsTabs } from '#shared/document/settings-tabs.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { useSetup } from './api.ts';
import { ChecklistItem } from './checklist-item.tsx';
import styles from './setup.module.css';

/** The full checklist. */
export function SetupScreen(): ReactNode {
  return (
    <AdminPage title="Set-up" note="Each item is checked whenever this page is opened.">
      <SettingsTabs current={adminPaths.setup} />
      <Loaded answer={useSetup()} loading="Loading the checklist...">
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((state) => (
              <ChecklistItem key={state.item} state={state} />
            ))}
          </ul>
        )}
      </Loaded>
    </AdminPage>
  );
}
