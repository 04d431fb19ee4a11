import { lazy, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dashboard } from '../../../features/admin-dashboard/components/dashboard.tsx';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { LazyPart } from '../../../shared/ui/feedback/lazy-part.tsx';

const BroadcastDialog = lazy(async () => ({
  default: (await import('../../../features/admin-broadcast/compose/broadcast-dialog.tsx')).BroadcastDialog,
}));

const SetupCard = lazy(async () => ({
  default: (await import('../../../features/admin-setup/components/setup-card.tsx')).SetupCard,
}));

/** The dashboard, and over it the broadcast dialog when the address says so. */
export function Component(): ReactNode {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const broadcast = params.get('broadcast');
  return (
    <>
      {broadcast && (
        <LazyPart key={broadcast} fallback={null}>
          <BroadcastDialog
            id={broadcast === 'new' ? null : broadcast}
            onClose={() => void navigate(adminPaths.dashboard)}
          />
        </LazyPart>
      )}
      <Dashboard
        top={
          <LazyPart fallback={null}>
            <SetupCard />
          </LazyPart>
        }
      />
    </>
  );
}
