import type { ReactNode } from 'react';
import { Navigate, Outlet, useMatches } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { roleWords, useMay } from '#shared/session/rights.ts';
import type { Right } from '#shared/session/session-state.ts';
import { useSession } from '#shared/session/session.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { isCurrent, navItems } from './nav-items.tsx';
import type { ScreenHandle } from './screens.ts';
import type { SiteParts } from './site-parts.ts';

const siteParts: SiteParts = { Footer: SiteFooter };

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'right' in handle;
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

/** The screen that the address names, for those who have its right. Who may not see the dashboard begins with what they may see. */
export function AdminScreen(): ReactNode {
  const may = useMay();
  const matches = useMatches();
  const right: Right | null = matches.map(({ handle }) => handle).findLast(isScreenHandle)?.right ?? null;
  if (right === null || may(right)) return <Outlet context={siteParts} />;
  const first = navItems.find((item) => may(item.right))?.to ?? paths.home;
  const atDashboard = isCurrent(paths.admin, matches.at(-1)?.pathname ?? '');
  return atDashboard ? <Navigate to={first} replace /> : <NoRight elsewhere={first} />;
}
