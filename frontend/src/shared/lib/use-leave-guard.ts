import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before unsaved work is left: by a link, Back, or closing the tab.
 * @param active called for each navigation with its path, or without one when the tab closes; must be stable (`useCallback`)
 */
export function useLeaveGuard(active: (path?: string) => boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active(nextLocation.pathname) &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (active()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);

  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
