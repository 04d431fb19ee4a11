import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** The question is open. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before the screen is left with unsaved work: by a link, Back, or closing the tab.
 * @param active asked at each step, with the path that it leads to unless the tab is closed; kept the same between renders
 *   (`useCallback`)
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
