import type { ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsTabs } from '#shared/publishing/settings-tabs.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { useSetup } from '../api.ts';
import { ChecklistItem } from './checklist-item.tsx';
import styles from './setup.module.css';

/** Everything of the checklist, looked at now: also long after the first day. */
export function SetupScreen(): ReactNode {
  const { data, error, mutate } = useSetup();
  const states = data?.items;
  return (
    <AdminPage title="Set-up" note="Each item is checked whenever this page is opened.">
      <SettingsTabs current={adminPaths.setup} />
      {states && (
        <ul className={styles.list}>
          {states.map((state) => (
            <ChecklistItem key={state.item} state={state} />
          ))}
        </ul>
      )}
      {!states && error && <LoadError message={messageOf(error)} onRetry={() => void mutate()} />}
      {!states && !error && (
        <p className="muted" role="status">
          Loading the checklist...
        </p>
      )}
    </AdminPage>
  );
}
