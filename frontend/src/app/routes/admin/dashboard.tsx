import { Suspense, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dashboard } from '../../../features/admin-dashboard/components/dashboard.tsx';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const BroadcastDialog = lazyPart(
  async () =>
    (await import('../../../features/admin-broadcast/compose/broadcast-dialog.tsx')).BroadcastDialog,
  (notice) => <div style={{ marginBottom: 'var(--s-5)' }}>{notice}</div>,
);

/** The dashboard, and over it the broadcast dialog when the address says so. */
export function Front(): ReactNode {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const broadcast = params.get('broadcast');
  return (
    <>
      {broadcast && (
        <Suspense fallback={null}>
          <BroadcastDialog
            key={broadcast}
            id={broadcast === 'new' ? null : broadcast}
            onClose={() => void navigate(adminPaths.dashboard)}
          />
        </Suspense>
      )}
      <Dashboard />
    </>
  );
}
