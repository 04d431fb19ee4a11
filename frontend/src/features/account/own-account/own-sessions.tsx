import { useAction } from '#shared/ui/actions/use-action.ts';
import type { ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { logout } from '#shared/session/sign-out.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { endSession, type OwnSession, useOwnSessions } from './api.ts';
import { AccountLine, AccountLines } from './account-line.tsx';

function Line({ session, onEnded }: { session: OwnSession; onEnded: () => void }): ReactNode {
  const { _id, device, createdAt, lastSeenAt, current } = session;
  const { busy, run } = useAction(async () => {
    await endSession(_id);
    toast.success(`${device} is signed out.`);
    onEnded();
  });
  return (
    <AccountLine
      name={device}
      badge={current && <Badge tone="green">this device</Badge>}
      words={`${current ? 'In use now' : `Last seen ${fullDayAndTime(lastSeenAt)}`}, signed in ${fullDayAndTime(createdAt)}`}
    >
      <Button
        size="sm"
        busy={busy}
        busyLabel="Signing out..."
        aria-label={`Sign out ${device}, signed in ${fullDayAndTime(createdAt)}`}
        onClick={() => (current ? logout() : run())}
      >
        Sign out
      </Button>
    </AccountLine>
  );
}

/** Where a member is signed in, each with the button that ends it. */
export function OwnSessions(): ReactNode {
  const { data, error, isLoading, mutate } = useOwnSessions();
  if (isLoading) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="4.5rem" />
      </div>
    );
  }
  if (!data) return <LoadError message={messageOf(error)} onRetry={() => void mutate()} />;
  return (
    <AccountLines>
      {data.items.map((session) => (
        <Line key={session._id} session={session} onEnded={() => void mutate()} />
      ))}
    </AccountLines>
  );
}
