import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { business } from '@ironbloom/brand';
import { TestMode } from '../../features/admin-dashboard/components/test-mode.tsx';
import { useSite } from '../../shared/config/site.tsx';
import { mainId } from '../shell/site-layout.tsx';
import { adminData } from './admin-data.ts';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { useListKeys } from './keyboard/use-list-keys.ts';

/** What stands around every admin screen. Who may be here was settled before. */
export function AdminLayout(): ReactNode {
  const { year } = useSite();
  useListKeys();
  return (
    <SWRConfig value={adminData}>
      <div className={styles.shell} data-surface="paper">
        <AdminNav />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <TestMode />
          <AdminScreen />
        </main>
      </div>
      <footer className={styles.foot} data-surface="ink">
        <span>
          © {year} {business().name}
        </span>
        <span>Times are shown in Asia/Kolkata</span>
      </footer>
    </SWRConfig>
  );
}
