import { lazy, useState, type ReactNode } from 'react';
import { announceSession, sessionEvents } from '#shared/session/session-events.ts';
import { reloadUser, useSession } from '#shared/session/session.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { NameForm } from './name-form.tsx';
import styles from './own-account.module.css';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

/** For the few who work here. */
const TwoStep = lazy(async () => ({ default: (await import('../../two-step/two-step.tsx')).TwoStep }));

/** At the end of the page, and seldom wanted. */
const OwnData = lazy(async () => ({ default: (await import('../../own-data/own-data.tsx')).OwnData }));

/** What a signed-in member changes of their account. Unlike the profile it is ours to keep, so the server is asked. */
export function OwnAccount(): ReactNode {
  const session = useSession();
  // With a new token they are asked for again: what is on the screen stays meanwhile.
  const [last, setLast] = useState(session.user);
  if (session.user && session.user !== last) setLast(session.user);
  const user = session.loading ? last : session.user;
  if (!user) {
    const again = (): void => announceSession(sessionEvents.loginChanged);
    return session.error !== null && <LoadError message={session.error} onRetry={again} />;
  }
  return (
    <div className={styles.forms}>
      <section aria-labelledby="account-name">
        <h3 className={styles.title} id="account-name">
          Name
        </h3>
        <NameForm key={user._id} name={user.name} />
      </section>
      <section aria-labelledby="account-password">
        <h3 className={styles.title} id="account-password">
          Password
        </h3>
        <PasswordForm key={user._id} email={user.email} />
      </section>
      {(user.staffRole || user.hasSecondFactor) && (
        <section className={styles.wide} aria-labelledby="account-two-step">
          <h3 className={styles.title} id="account-two-step">
            Two-step sign-in
          </h3>
          <LazyPart fallback={<Skeleton height="9rem" />}>
            <TwoStep key={user._id} onChanged={() => void reloadUser()} />
          </LazyPart>
        </section>
      )}
      <section className={styles.wide} aria-labelledby="account-sessions">
        <h3 className={styles.title} id="account-sessions">
          Active sessions
        </h3>
        <OwnSessions key={user._id} />
      </section>
      <section className={styles.wide} aria-labelledby="account-data">
        <h3 className={styles.title} id="account-data">
          Your data
        </h3>
        <LazyPart fallback={<Skeleton height="7rem" />}>
          <OwnData key={user._id} />
        </LazyPart>
      </section>
    </div>
  );
}
