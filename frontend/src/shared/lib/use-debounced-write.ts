import { useCallback, useEffect, useRef } from 'react';

/** Debounce, ms. */
const debounceMs = 400;

/**
 * Debounced write, flushed on unmount and when the page is hidden.
 * @param write changes with the data; undefined when there is nothing to write
 * @returns cancels a pending write
 */
export function useDebouncedWrite(write: (() => void) | undefined): () => void {
  const pending = useRef<(() => void) | undefined>(undefined);

  const flush = useCallback(() => {
    const due = pending.current;
    pending.current = undefined;
    due?.();
  }, []);

  useEffect(() => {
    pending.current = write;
    // `flush` reads the ref, as the write may have been cancelled.
    const timer = setTimeout(flush, debounceMs);
    return () => clearTimeout(timer);
  }, [write, flush]);

  useEffect(() => {
    // The tab may be closed during the debounce.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return useCallback(() => {
    pending.current = undefined;
  }, []);
}
