import type { ReactNode } from 'react';
import { Navigate, Outlet, useMatches } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { roleWords, useMay } from '../../shared/session/rights.ts';
import type { Right } from '../../shared/session/session-state.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/actions/button.tsx';
import { AdminPage } from '../../shared/ui/layout/admin-page.tsx';
import { EmptyState } from '../../shared/ui/lists/empty-state.tsx';
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
    <AdminPage title="Not part of your role">
      <EmptyState
        icon="lock"
        title="You cannot open this screen"
        text={`${role ? `You work here as ${roleWords[role]}. ` : ''}If you need it for your work, ask an owner.`}
        action={
          <ButtonLink size="sm" to={elsewhere}>
            Back to your work
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
