import type { ReactNode } from 'react';
import { AdminGuard, AdminWaiting } from '../admin/admin-guard.tsx';
import { AdminLayout } from '../admin/admin-layout.tsx';

const hidden = <meta name="robots" content="noindex, nofollow" />;

/** The admin area (admin-1): its guard, and its frame around the screens of `app/admin/screens.ts`. */
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

/** While the first screen's code is on its way: what the server has rendered. */
export function HydrateFallback(): ReactNode {
  return (
    <>
      {hidden}
      <AdminWaiting />
    </>
  );
}
