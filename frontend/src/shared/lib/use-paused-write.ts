import { useCallback, useEffect, useRef } from 'react';

/** ms without a change before a write. */
const pause = 400;

/**
 * Writes a moment after the last change, and at the latest when the page or the screen goes.
 * @param write changes with what it writes; undefined when there is nothing to write
 * @returns gives up what was not written yet
 */
export function usePausedWrite(write: (() => void) | undefined): () => void {
  const waiting = useRef<(() => void) | undefined>(undefined);

  const flush = useCallback(() => {
    const due = waiting.current;
    waiting.current = undefined;
    due?.();
  }, []);

  useEffect(() => {
    waiting.current = write;
    // `flush` writes what is waiting then: it may have been given up.
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [write, flush]);

  useEffect(() => {
    // Edits of the last moment before the page is closed.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return useCallback(() => {
    waiting.current = undefined;
  }, []);
}
