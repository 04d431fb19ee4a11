import { useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { onSessionEvent } from './session-events.ts';
import { profileOwner } from './stored-profile.ts';

const answers = { provider: () => new Map(), shouldRetryOnError: false };

/** A cache of its own for a member's data (`useGet`). It is emptied when another account signs in, here or in another tab. */
export function MemberData({ children }: { children: ReactNode }): ReactNode {
  const owner = useSyncExternalStore(onSessionEvent, profileOwner, () => null);
  return (
    <SWRConfig key={owner} value={answers}>
      {children}
    </SWRConfig>
  );
}
