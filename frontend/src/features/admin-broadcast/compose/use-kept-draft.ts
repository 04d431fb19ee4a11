import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draft.ts';

/** ms without a key before what was written is kept: it may hold megabytes of pictures. */
const pause = 400;

interface KeptDraft {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** It was sent: nothing of it is kept any more. */
  drop: () => void;
}

/** The message that is being written, as this browser keeps it. */
export function useKeptDraft(): KeptDraft {
  const [draft, setDraft] = useState(readDraft);
  const waiting = useRef<(() => void) | null>(null);
  const dropped = useRef(false);

  useEffect(() => {
    if (dropped.current) return undefined;
    const keep = (): void => {
      waiting.current = null;
      keepDraft(draft);
    };
    waiting.current = keep;
    // Looks at what waits now: a message that was sent within the pause is not to come back.
    const timer = setTimeout(() => waiting.current?.(), pause);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    // The last words before the page goes are the ones that nobody waited for.
    const flush = (): void => waiting.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const drop = useCallback(() => {
    dropped.current = true;
    waiting.current = null;
    forgetDraft();
  }, []);

  return { draft, setDraft, drop };
}
