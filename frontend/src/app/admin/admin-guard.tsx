import { lazy, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { announceSession, sessionEvents } from '#shared/session/session-events.ts';
import { MemberData } from '#shared/session/member-data.tsx';
import { reloadUser, useSession } from '#shared/session/session.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { mainId } from '../shell/site-layout.tsx';
import styles from './admin-guard.module.css';
import { AdminFrame, RailSkeleton, ScreenSkeleton } from './admin-frame.tsx';

const TwoStep = lazy(async () => ({
  default: (await import('#features/account/two-step/two-step.tsx')).TwoStep,
}));

const PasswordForm = lazy(async () => ({
  default: (await import('#features/account/own-account/password-form.tsx')).PasswordForm,
}));

function Outside({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <main id={mainId} tabIndex={-1} className={styles.outside} data-surface="paper">
      <title>{`${title} | ${business().name} admin`}</title>
      <MemberData>{children}</MemberData>
    </main>
  );
}

/** Shown until the user is known. The server renders nothing else of the admin area. */
export function AdminWaiting(): ReactNode {
  return (
    <AdminFrame rail={<RailSkeleton />}>
      <title>{`Loading | ${business().name} admin`}</title>
      <ScreenSkeleton />
    </AdminFrame>
  );
}

function Denied(): ReactNode {
  return (
    <Outside title="Access denied">
      <div className={styles.denied}>
        <Icon name="lock" className={styles.lock} />
        <h1 className="d2">Access denied</h1>
        <p className="lead">This area is for staff only. Your account has no staff role.</p>
        <ButtonLink variant="primary" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </Outside>
  );
}

/** Replaces the admin area while the role requires a second factor and none is set up (account-34). */
function SecondFactorDue(): ReactNode {
  return (
    <Outside title="Two-step sign-in">
      <div className={styles.due}>
        <Icon name="lock" className={styles.lock} />
        <h1 className="d2">Set up two-step sign-in</h1>
        <p className="lead">
          Your role requires two-step sign-in. Set up an authenticator app or a passkey to continue.
        </p>
        <LazyPart fallback={<Skeleton height="9rem" />}>
          <TwoStep onChanged={() => void reloadUser()} />
        </LazyPart>
      </div>
    </Outside>
  );
}

/** Replaces the admin area while the password is too weak for staff (account-43). */
function PasswordDue({ email }: { email: string }): ReactNode {
  return (
    <Outside title="Choose a longer password">
      <div className={styles.due}>
        <Icon name="lock" className={styles.lock} />
        <h1 className="d2">Choose a longer password</h1>
        <p className="lead">
          Your password is too short or too common. Choose one of at least 12 characters, or set up two-step
          sign-in, to continue.
        </p>
        <section aria-labelledby="due-password">
          <h2 className={styles.way} id="due-password">
            Change your password
          </h2>
          <LazyPart fallback={<Skeleton height="9rem" />}>
            <PasswordForm email={email} />
          </LazyPart>
        </section>
        <section aria-labelledby="due-two-step">
          <h2 className={styles.way} id="due-two-step">
            Or set up two-step sign-in
          </h2>
          <LazyPart fallback={<Skeleton height="9rem" />}>
            <TwoStep onChanged={() => void reloadUser()} />
          </LazyPart>
        </section>
      </div>
    </Outside>
  );
}

function ConnectionProblem({ reason }: { reason: string | null }): ReactNode {
  return (
    <Outside title="Connection problem">
      <h1 className="sr">Admin</h1>
      <LoadError
        message={reason ?? 'Failed to fetch user'}
        onRetry={() => announceSession(sessionEvents.loginChanged)}
      />
    </Outside>
  );
}

/** Admits admins (admin-1). Signed-out visitors go home, members see why they have no access. */
export function AdminGuard({ children }: { children: ReactNode }): ReactNode {
  const { signedIn, user, isAdmin, loading, error } = useSession();
  const navigate = useNavigate();
  const isSignedOut = !loading && !signedIn;

  useEffect(() => {
    if (isSignedOut) void navigate(paths.home, { replace: true });
  }, [isSignedOut, navigate]);

  if (loading || isSignedOut) return <AdminWaiting />;
  // There is a token, but the server has not answered.
  if (user === null) return <ConnectionProblem reason={error} />;
  if (isAdmin && user.secondFactorDue) return <SecondFactorDue />;
  if (isAdmin && user.passwordDue) return <PasswordDue email={user.email} />;
  return isAdmin ? children : <Denied />;
}
