import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { MemberData } from '#shared/session/member-data.tsx';
import { useOffline } from '#shared/offline/use-offline.ts';
import { announceSession, sessionEvents } from '#shared/session/session-events.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { MyFrame, MyWaiting } from './my-frame.tsx';

/** ms. */
const PATIENCE_MS = 3_000;

/** Whether the page of the sign-in would open: browsers notice a lost connection late, or not at all. */
const canSignIn = (): Promise<boolean> =>
  fetch(paths.signup, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Admits members. Who is signed out signs in, and comes back to where she was. */
export function MyGuard({ children }: { children: ReactNode }): ReactNode {
  const { signedIn, user, loading, error } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedOut = !loading && !signedIn;
  const offline = useOffline();
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    if (!isSignedOut || offline || isAway) return undefined;
    let isOver = false;
    async function leave(): Promise<void> {
      const can = await canSignIn();
      if (isOver) return;
      if (!can) return setIsAway(true);
      const query = new URLSearchParams({ next: pathname + search });
      await navigate(`${paths.signup}?${query}`, { replace: true });
    }
    void leave();
    return () => {
      isOver = true;
    };
  }, [isSignedOut, offline, isAway, navigate, pathname, search]);

  if (isSignedOut && (offline || isAway)) {
    return (
      <MyFrame>
        <Stack gap="4">
          <h1 className="d2">You are signed out</h1>
          <p className="lead">Once there is a connection, you can sign in here.</p>
          {!offline && (
            <p>
              <Button onClick={() => setIsAway(false)}>Try again</Button>
            </p>
          )}
        </Stack>
      </MyFrame>
    );
  }
  if (loading || isSignedOut) return <MyWaiting />;
  if (user === null) {
    return (
      <MyFrame>
        <h1 className="sr">My coaching</h1>
        <LoadError
          message={error ?? 'Failed to fetch user'}
          onRetry={() => announceSession(sessionEvents.loginChanged)}
        />
      </MyFrame>
    );
  }
  return <MemberData>{children}</MemberData>;
}
