import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '@ironbloom/brand';
import { paths } from '../../shared/config/paths.ts';
import { announceSession, sessionEvents } from '../../shared/session/session-events.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadError } from '../../shared/ui/load-error.tsx';
import { mainId } from '../layouts/site-layout.tsx';
import styles from './admin.module.css';

const loadLayout = () => import('../layouts/admin-layout.tsx');
const AdminLayout = lazy(async () => ({ default: (await loadLayout()).AdminLayout }));

/** What stands at the place of the admin area while, or because, nobody may see it. */
function Doorstep({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <main id={mainId} tabIndex={-1} className={styles.doorstep} data-surface="paper">
      <title>{`${title} | ${brand.name} admin`}</title>
      {children}
    </main>
  );
}

const waiting = (
  <Doorstep title="Loading">
    <p className="muted" role="status">
      Loading...
    </p>
  </Doorstep>
);

function Home(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.home, { replace: true }), [navigate]);
  return waiting;
}

function Denied(): ReactNode {
  return (
    <Doorstep title="Access denied">
      <div className={styles.denied}>
        <Icon name="lock" className={styles.lock} />
        <h1 className="d2">Access denied</h1>
        <p className="lead">
          This part of the site is for the people who run it, and your account is not one of theirs.
        </p>
        <ButtonLink variant="primary" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </Doorstep>
  );
}

function Unknown(): ReactNode {
  return (
    <Doorstep title="Not reachable">
      <h1 className="sr">Admin</h1>
      <LoadError
        message="We could not check your account."
        onRetry={() => announceSession(sessionEvents.loginChanged)}
      />
    </Doorstep>
  );
}

/** The one door of the admin area (SPEC section 5, admin guard). The server only ever renders "Loading...". */
function Guarded(): ReactNode {
  const { signedIn, user, isAdmin, loading } = useSession();

  useEffect(() => {
    // Whoever has a token is likely to be let in: fetch the area while the server is asked.
    if (signedIn) loadLayout().catch(() => undefined);
  }, [signedIn]);

  if (loading) return waiting;
  if (!signedIn) return <Home />;
  // A token without a name: the server did not answer, so nothing is known against the visitor.
  if (user === null) return <Unknown />;
  if (!isAdmin) return <Denied />;
  return (
    <Suspense fallback={waiting}>
      <AdminLayout />
    </Suspense>
  );
}

export function Component(): ReactNode {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Guarded />
    </>
  );
}
