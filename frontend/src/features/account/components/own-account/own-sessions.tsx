import { useAction } from '#shared/ui/actions/use-action.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { logout } from '#shared/session/sign-out.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { endSession, ownSessions, type OwnSession } from '../../api.ts';
import styles from './own-sessions.module.css';

function Line({ session, onEnded }: { session: OwnSession; onEnded: () => void }): ReactNode {
  const { _id, device, createdAt, lastSeenAt, current } = session;
  const { busy, run } = useAction(async () => {
    await endSession(_id);
    toast.success(`${device} is signed out.`);
    onEnded();
  });
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && <Badge tone="green">this device</Badge>}
        </p>
        <p className="small muted num">
          {current ? 'In use now' : `Last seen ${fullDayAndTime(lastSeenAt)}`}, signed in{' '}
          {fullDayAndTime(createdAt)}
        </p>
      </div>
      <Button
        size="sm"
        busy={busy}
        busyLabel="Signing out..."
        aria-label={`Sign out ${device}, signed in ${fullDayAndTime(createdAt)}`}
        onClick={() => (current ? logout() : run())}
      >
        Sign out
      </Button>
    </li>
  );
}

interface Answer {
  sessions?: readonly OwnSession[];
  problem?: string;
}

function Sessions({ onRetry }: { onRetry: () => void }): ReactNode {
  const [{ sessions, problem }, setAnswer] = useState<Answer>({});

  useEffect(() => {
    let gone = false;
    ownSessions().then(
      (found) => !gone && setAnswer({ sessions: found }),
      (error: unknown) => !gone && setAnswer({ problem: messageOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, []);

  if (problem !== undefined) return <LoadError message={problem} onRetry={onRetry} />;
  if (!sessions) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="4.5rem" />
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <Line
          key={session._id}
          session={session}
          onEnded={() =>
            setAnswer(({ sessions: shown = [] }) => ({
              sessions: shown.filter(({ _id }) => _id !== session._id),
            }))
          }
        />
      ))}
    </ul>
  );
}

/** Where a member is signed in, each with the button that ends it. */
export function OwnSessions(): ReactNode {
  const [tries, setTries] = useState(0);
  return <Sessions key={tries} onRetry={() => setTries(tries + 1)} />;
}
