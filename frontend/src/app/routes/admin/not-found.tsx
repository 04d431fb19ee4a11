import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';

/** An address below /admin that leads nowhere. */
export function Component(): ReactNode {
  return (
    <AdminPage title="Page not found">
      <div className="stack">
        <p className="muted">There is no admin page at this address.</p>
        <ButtonLink to={adminPaths.dashboard}>Go to the dashboard</ButtonLink>
      </div>
    </AdminPage>
  );
}
