import { useContext, useEffect, useId, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

export interface LeaveGuard {
  /** Somebody is about to leave and waits for an answer. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before unsaved work is left behind, by a link, Back, or closing the tab. The router's own
 * useBlocker would be part of every visitor's first load; the router beneath it is there anyway.
 */
export function useLeaveGuard(active: () => boolean): LeaveGuard {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!router) return undefined;
    router.getBlocker(key, ({ currentLocation, nextLocation }) => {
      return (
        active() &&
        currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
      );
    });
    const unsubscribe = router.subscribe(({ blockers }) => setAsking(blockers.get(key)?.state === 'blocked'));
    const warn = (event: BeforeUnloadEvent): void => {
      if (active()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
      window.removeEventListener('beforeunload', warn);
    };
  }, [router, key, active]);

  const blocker = () => router?.state.blockers.get(key);
  return {
    asking,
    leave: () => blocker()?.proceed?.(),
    stay: () => blocker()?.reset?.(),
  };
}
