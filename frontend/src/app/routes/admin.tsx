import { Suspense, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '@ironbloom/brand';
import { paths } from '../../shared/config/paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { mainId } from '../shell/site-layout.tsx';

const loadDoor = () => import('../admin/admin-guard.tsx');

const frame = (title: string, children: ReactNode): ReactNode => (
  <main id={mainId} tabIndex={-1} className="page-top" style={{ minHeight: '100dvh' }} data-surface="paper">
    <title>{`${title} | ${brand.name} admin`}</title>
    <div className="wrap section">{children}</div>
  </main>
);

const waiting = frame(
  'Loading',
  <p className="muted" role="status">
    Loading...
  </p>,
);

const AdminDoor = lazyPart(
  async () => (await loadDoor()).AdminDoor,
  (notice) =>
    frame(
      'Not reachable',
      <>
        <h1 className="sr">Admin</h1>
        {notice}
      </>,
    ),
);

function Guarded(): ReactNode {
  const { signedIn, user, isAdmin, loading } = useSession();
  const navigate = useNavigate();
  const stranger = !loading && !signedIn;

  useEffect(() => {
    // Whoever has a token is likely to be let in: fetch the area while the server is asked.
    if (signedIn) loadDoor().catch(() => undefined);
    if (stranger) void navigate(paths.home, { replace: true });
  }, [signedIn, stranger, navigate]);

  if (loading || stranger) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AdminDoor user={user} isAdmin={isAdmin} />
    </Suspense>
  );
}

/**
 * The one way into the admin area (admin-1, admin guard). So little of it stands here because
 * the names of its files are part of every visitor's first load; the server only renders "Loading...".
 */
export function Component(): ReactNode {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Guarded />
    </>
  );
}
