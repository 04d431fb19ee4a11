import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { business } from '@ironbloom/brand';
import { TestMode } from '#features/admin-dashboard/components/test-mode.tsx';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { useSettled } from '#shared/lib/use-settled.ts';
import { adminData } from './admin-data.ts';
import { AdminFrame, ScreenSkeleton } from './admin-frame.tsx';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { isCurrent, navItems } from './nav-items.tsx';
import { useListKeys } from './keyboard/use-list-keys.ts';

const isInArea = (pathname: string): boolean =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

const titleOf = (pathname: string): string | undefined =>
  navItems.find(({ to }) => to === pathname || isCurrent(to, pathname))?.label;

/** What stands around every admin screen. Who may be here was settled before. */
export function AdminLayout(): ReactNode {
  const { year } = useSite();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const late = useSettled(next);
  useListKeys();
  // The code of a screen comes in a moment, mostly; where it takes longer, the screen is not the one before any more.
  const turning = next !== undefined && next === late && next !== pathname && isInArea(next);
  return (
    <SWRConfig value={adminData}>
      <AdminFrame rail={<AdminNav here={next ?? pathname} />}>
        <TestMode />
        {turning && <ScreenSkeleton title={titleOf(next)} />}
        {/* What was left stays as it is until the next is there: it may not come. */}
        <div hidden={turning}>
          <AdminScreen />
        </div>
      </AdminFrame>
      <footer className={styles.foot} data-surface="ink">
        <span>{`© ${year} ${business().name}`}</span>
        <span>Times are shown in Asia/Kolkata</span>
      </footer>
    </SWRConfig>
  );
}
