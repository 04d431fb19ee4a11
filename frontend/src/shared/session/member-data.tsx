import { useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { onSessionEvent } from './session-events.ts';
import { profileOwner } from './stored-profile.ts';

const answers = { provider: () => new Map(), shouldRetryOnError: false };

/** Around what asks for a member's own data (`useGet`): when somebody else signs in, here or in another tab, it begins anew without their answers. */
export function MemberData({ children }: { children: ReactNode }): ReactNode {
  const owner = useSyncExternalStore(onSessionEvent, profileOwner, () => null);
  return (
    <SWRConfig key={owner} value={answers}>
      {children}
    </SWRConfig>
  );
}
