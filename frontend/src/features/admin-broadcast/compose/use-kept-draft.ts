import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { usePausedWrite } from '#shared/lib/use-paused-write.ts';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draft.ts';

interface KeptDraft {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** It was sent: nothing of it is kept any more. */
  drop: () => void;
}

/** The message that is being written, as this browser keeps it. */
export function useKeptDraft(): KeptDraft {
  const [draft, setDraft] = useState(readDraft);
  const [dropped, setDropped] = useState(false);
  const keep = useCallback(() => keepDraft(draft), [draft]);
  const giveUp = usePausedWrite(dropped ? undefined : keep);

  const drop = useCallback(() => {
    setDropped(true);
    giveUp();
    forgetDraft();
  }, [giveUp]);

  return { draft, setDraft, drop };
}
