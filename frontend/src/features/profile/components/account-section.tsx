import { useState, type ReactNode } from 'react';
import { forgetMember } from '#shared/session/logout.ts';
import { useSession } from '#shared/session/session.ts';
import { unsentHere } from '#shared/session/unsent.ts';
import { unsentWords } from '#shared/session/unsent-dialog.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { endAllSessions } from '../api.ts';
import styles from './account-section.module.css';

/** For signed-in visitors: account, settings and signing out everywhere. */
export function AccountSection({ children }: { children: ReactNode }): ReactNode {
  const { signedIn, user } = useSession();
  const [asking, setAsking] = useState(false);
  const unsent = asking ? unsentWords(unsentHere()) : '';

  const { busy, run } = useAction(async () => {
    try {
      await endAllSessions();
      await forgetMember();
      toast.success('You are signed out on every device.');
    } finally {
      setAsking(false);
    }
  });

  if (!signedIn) return null;
  return (
    <section className={styles.section} aria-labelledby="account-title">
      <div className={styles.head}>
        <h2 className="d4" id="account-title">
          Your account
        </h2>
        <p className="muted">
          {user ? (
            <>
              Signed in as <b>{user.email}</b>.
            </>
          ) : (
            'You are signed in.'
          )}
        </p>
      </div>
      {children}
      <div className={styles.end}>
        <p className="muted">Lost a device? Sign out of all sessions at once.</p>
        <Button iconBefore="logout" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <AlertDialog
        open={asking}
        title="Sign out everywhere?"
        text={['Every device signed in to this account, including this one, has to sign in again.', unsent]
          .filter(Boolean)
          .join(' ')}
        confirmLabel="Sign out everywhere"
        busy={busy}
        onConfirm={() => run()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
