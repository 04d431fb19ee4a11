import { useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { onSessionEvent } from './session-events.ts';
import { profileOwner } from './stored-profile.ts';

const answers = { provider: () => new Map(), shouldRetryOnError: false };

/** An SWR cache for a member's data. It is replaced when another account signs in, in any tab. */
export function MemberData({ children }: { children: ReactNode }): ReactNode {
  const owner = useSyncExternalStore(onSessionEvent, profileOwner, () => null);
  return (
    <SWRConfig key={owner} value={answers}>
      {children}
    </SWRConfig>
  );
}
