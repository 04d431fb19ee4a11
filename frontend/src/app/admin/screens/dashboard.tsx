import { lazy, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dashboard } from '#features/admin-dashboard/dashboard.tsx';
import { useWaiting } from '#features/admin-dashboard/api.ts';
import { useSetup } from '#features/admin-setup/api.ts';
import { SetupLine } from '#features/admin-setup/setup-line.tsx';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { WaitingList } from './waiting.tsx';

const BroadcastDialog = lazy(async () => ({
  default: (await import('#features/admin-broadcast/compose/broadcast-dialog.tsx')).BroadcastDialog,
}));

export function DashboardScreen(): ReactNode {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const broadcast = params.get('broadcast');
  // Both come first, so that neither pushes the other or what is below.
  const [waiting, setup] = [useWaiting(), useSetup()];
  const isLoading = waiting.isLoading || setup.isLoading;
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
      <Dashboard>
        {!isLoading && (
          <>
            <WaitingList />
            <SetupLine />
          </>
        )}
      </Dashboard>
    </>
  );
}
