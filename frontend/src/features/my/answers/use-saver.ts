import { useEffect, useState, useSyncExternalStore } from 'react';

interface Saver<Server> {
  subscribe: (listener: () => void) => () => void;
  current: () => unknown;
  flush: () => Promise<void>;
  take: (server: Server) => void;
}

/**
 * A saver for as long as a screen stands: it saves what a former visit has left, and again once the line is back.
 * @param loaded the newest that the server has answered
 */
export function useSaver<Server, One extends Saver<Server>>(
  make: () => One,
  loaded: Server,
): { saver: One; saved: ReturnType<One['current']> } {
  const [saver] = useState(make);
  const saved = useSyncExternalStore(saver.subscribe, saver.current) as ReturnType<One['current']>;

  useEffect(() => {
    const again = (): void => void saver.flush();
    again();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', again);
      again();
    };
  }, [saver]);

  useEffect(() => saver.take(loaded), [saver, loaded]);

  return { saver, saved };
}
