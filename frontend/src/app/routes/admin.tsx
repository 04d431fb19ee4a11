import type { ReactNode } from 'react';
import { AdminGuard, AdminWaiting } from '../admin/admin-guard.tsx';
import { AdminLayout } from '../admin/admin-layout.tsx';

const hidden = <meta name="robots" content="noindex, nofollow" />;

/** The admin area (admin-1): its guard and frame, around the screens of `app/admin/screens.ts`. */
export function Component(): ReactNode {
  return (
    <>
      {hidden}
      <AdminGuard>
        <AdminLayout />
      </AdminGuard>
    </>
  );
}

/** What the server has rendered, until the first screen's code has loaded. */
export function HydrateFallback(): ReactNode {
  return (
    <>
      {hidden}
      <AdminWaiting />
    </>
  );
}
