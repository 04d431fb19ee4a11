import { lazy, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dashboard } from '#features/admin-dashboard/dashboard.tsx';
import { useSetup } from '#features/admin-setup/api.ts';
import { isDoneOrSkipped } from '#features/admin-setup/setup.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';

const BroadcastDialog = lazy(async () => ({
  default: (await import('#features/admin-broadcast/compose/broadcast-dialog.tsx')).BroadcastDialog,
}));

const SetupCard = lazy(async () => ({
  default: (await import('#features/admin-setup/setup-card.tsx')).SetupCard,
}));

/** The card's height before its code has loaded: rem for header and footer, and for each line. */
const cardHeight = (lines: number): string => `${10.75 + lines * 3.5625}rem`;

export function DashboardScreen(): ReactNode {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const broadcast = params.get('broadcast');
  const { data, error, isLoading } = useSetup();
  const states = data?.items;
  const open = states?.filter((state) => !isDoneOrSkipped(state)) ?? [];
  // Undefined while the card may still load and push the content down.
  const none = isLoading && error === undefined ? undefined : null;
  const top = open.length > 0 && (
    <LazyPart fallback={<Skeleton height={cardHeight(open.length)} />}>
      <SetupCard />
    </LazyPart>
  );
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
      <Dashboard top={top || none} />
    </>
  );
}
