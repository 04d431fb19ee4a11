import { Suspense, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { brand } from '@ironbloom/brand';
import { TestMode } from '../../features/admin-dashboard/components/test-mode.tsx';
import { useSite } from '../../shared/config/site.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { adminData } from './admin-data.ts';
import { adminRoutes } from './admin-routes.tsx';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
import { mainId } from '../shell/site-layout.tsx';

function PageSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">Loading...</span>
      <Skeleton width="14rem" height="3rem" />
      <Skeleton height="6rem" />
      <Skeleton height="22rem" />
    </div>
  );
}

/** What stands around every admin screen. Who may be here was settled before it was loaded. */
export function AdminLayout(): ReactNode {
  const screen = useRoutes(adminRoutes);
  const { year } = useSite();
  return (
    <SWRConfig value={adminData}>
      <div className={styles.shell} data-surface="paper">
        <AdminNav />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <TestMode />
          <Suspense fallback={<PageSkeleton />}>{screen}</Suspense>
        </main>
      </div>
      <footer className={styles.foot} data-surface="ink">
        <span>
          © {year} {brand.name}
        </span>
        <span>Times are shown in Asia/Kolkata</span>
      </footer>
    </SWRConfig>
  );
}
