import type { ReactNode } from 'react';
import { brand } from '@ironbloom/brand';
import { paths } from '../../shared/config/paths.ts';
import { announceSession, sessionEvents } from '../../shared/session/session-events.ts';
import type { Session } from '../../shared/session/session-state.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadError } from '../../shared/ui/load-error.tsx';
import styles from './admin-guard.module.css';
import { AdminLayout } from './admin-layout.tsx';
import { mainId } from '../shell/site-layout.tsx';

function Doorstep({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <main id={mainId} tabIndex={-1} className={styles.doorstep} data-surface="paper">
      <title>{`${title} | ${brand.name} admin`}</title>
      {children}
    </main>
  );
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

/** Lets a signed-in visitor into the admin area, or says why not. */
export function AdminDoor({ user, isAdmin }: Pick<Session, 'user' | 'isAdmin'>): ReactNode {
  // A token without a name: the server did not answer, so nothing is known against the visitor.
  if (user === null) return <Unknown />;
  return isAdmin ? <AdminLayout /> : <Denied />;
}
