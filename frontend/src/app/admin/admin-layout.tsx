import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { business } from '@ironbloom/brand';
import { TestMode } from '#features/admin-dashboard/test-mode.tsx';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { browserStore } from '#shared/lib/browser-store.ts';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { AdminFrame, ScreenSkeleton } from './admin-frame.tsx';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { isCurrent, navItems } from './nav-items.ts';
import { ApiError } from '#shared/api/errors.ts';
import { reloadUser, useSession } from '#shared/session/session.ts';
import { roleWords, useMay } from '#shared/session/rights.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import type { RouteHandle } from '../page-route.ts';
import { SiteFooter } from '../shell/site-footer.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';

/** Site components that a screen gets by `useOutletContext`: importing them would split the code that every visitor loads first. */
const siteParts = { Footer: SiteFooter };

function NotFound(): ReactNode {
  return (
    <AdminPage title="Page not found">
      <Stack gap="4" narrow>
        <p className="muted">There is no admin page at this address.</p>
        <ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>
      </Stack>
    </AdminPage>
  );
}

/** Replaces a screen for which the role has no right. */
function NoRight({ elsewhere }: { elsewhere: string }): ReactNode {
  const role = useSession().user?.staffRole;
  return (
    <AdminPage title="No access">
      <EmptyState
        icon="lock"
        title="You do not have access to this screen"
        text={`${role ? `Your role is ${roleWords[role]}. ` : ''}Ask an owner if you need access.`}
        action={
          <ButtonLink size="sm" to={elsewhere}>
            Go to your first screen
          </ButtonLink>
        }
      />
    </AdminPage>
  );
}

/**
 * The current screen, for users with its right. Without the right to the dashboard, /admin redirects to the first permitted
 * screen.
 */
function AdminScreen(): ReactNode {
  const may = useMay();
  const matches = useMatches();
  const right = matches
    .map(({ handle }) => (handle as RouteHandle | undefined)?.right)
    .findLast((known) => known !== undefined);
  if (right === undefined) return <NotFound />;
  if (may(right)) return <Outlet context={siteParts} />;
  const first = navItems.find((item) => may(item.right))?.to ?? paths.home;
  const atDashboard = isCurrent(paths.admin, matches.at(-1)?.pathname ?? '');
  return atDashboard ? <Navigate to={first} replace /> : <NoRight elsewhere={first} />;
}

const typingTargets = 'input, textarea, select, [contenteditable], dialog';
const rows = 'main tbody tr';

/** In a list, j focuses the next row's link and k the previous one. */
function useListKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const step = { j: 1, k: -1 }[event.key];
      const { target } = event;
      if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        !(target instanceof Element) ||
        target.closest(typingTargets) ||
        document.querySelector('dialog:modal')
      )
        return;
      const links = [...document.querySelectorAll(rows)].flatMap((row) => row.querySelector('a') ?? []);
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
      const next = at < 0 ? links[0] : links[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const requirementCodes = new Set<string | undefined>([
  'SECOND_FACTOR_REQUIRED',
  'STRONGER_PASSWORD_REQUIRED',
]);

/** SWR options of admin screens. Refusals (4xx) are not retried. */
const adminData: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
  // A requirement is new for this account: reload the user, so that the guard shows it.
  onError: (error) => {
    if (error instanceof ApiError && requirementCodes.has(error.code)) void reloadUser();
  },
};

const isInArea = (pathname: string): boolean =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

const titleOf = (pathname: string): string | undefined =>
  navItems.find(({ to }) => isCurrent(to, pathname))?.label;

const narrowRail = browserStore('browser', 'admin-nav:narrow');

/** The frame of all admin screens; the guard has checked access. */
export function AdminLayout(): ReactNode {
  const { year } = useSite();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const settledNext = useDebounced(next);
  const full = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.full);
  const [folded, setFolded] = useState(() => narrowRail.read() === true);
  const narrow = folded || full;
  useListKeys();

  function fold(): void {
    if (folded) narrowRail.clear();
    else narrowRail.write(true);
    setFolded(!folded);
  }

  // Shows a skeleton when the next screen's code takes long.
  const isLoadingScreen = next !== undefined && next === settledNext && next !== pathname && isInArea(next);
  return (
    <SWRConfig value={adminData}>
      <AdminFrame
        rail={<AdminNav here={next ?? pathname} narrow={narrow} onFold={fold} />}
        narrow={narrow}
        full={full}
      >
        <TestMode />
        {isLoadingScreen && <ScreenSkeleton title={titleOf(next)} />}
        {/* Hidden, not unmounted: the navigation may fail. */}
        <div hidden={isLoadingScreen}>
          <AdminScreen />
        </div>
      </AdminFrame>
      {!full && (
        <div data-surface="paper">
          <AdminTabs here={next ?? pathname} />
        </div>
      )}
      <footer className={styles.foot} data-surface="ink" data-full={full || undefined}>
        <span>{`© ${year} ${business().name}`}</span>
        <span>Times are shown in Asia/Kolkata</span>
      </footer>
    </SWRConfig>
  );
}
