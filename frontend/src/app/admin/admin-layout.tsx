import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { business } from '@ironbloom/brand';
import { TestMode } from '#features/admin-dashboard/test-mode.tsx';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { useSettled } from '#shared/lib/use-settled.ts';
import { AdminFrame, ScreenSkeleton } from './admin-frame.tsx';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
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

/**
 * What a screen may show of the site around it, by `useOutletContext`: a screen that imported it would split the code that every
 * visitor loads first.
 */
const siteParts = { Footer: SiteFooter };

/** An address below /admin that leads nowhere. */
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

/** In place of a screen that is not part of somebody's work. */
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

/** The screen that the address names, for those who have its right. Whoever may not see the dashboard starts at the first screen that they may see. */
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

const typing = 'input, textarea, select, [contenteditable], dialog';
const rows = 'main tbody tr';

/** In a list, j goes on to the next row's link and k back to the one before; Enter opens it, as ever. */
function useListKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const step = { j: 1, k: -1 }[event.key];
      const { target } = event;
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(typing) || document.querySelector('dialog:modal'))
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

const DUE = new Set<string | undefined>(['SECOND_FACTOR_REQUIRED', 'STRONGER_PASSWORD_REQUIRED']);

/** How the admin's screens keep what they fetched. A refusal stays one however often it is asked for. */
const adminData: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
  // Something was required of this account just now: who is signed in is asked anew, and the guard shows what is due.
  onError: (error) => {
    if (error instanceof ApiError && DUE.has(error.code)) void reloadUser();
  },
};

const isInArea = (pathname: string): boolean =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

const titleOf = (pathname: string): string | undefined =>
  navItems.find(({ to }) => isCurrent(to, pathname))?.label;

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
