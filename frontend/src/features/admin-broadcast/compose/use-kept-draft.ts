import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useDebouncedWrite } from '#shared/lib/use-debounced-write.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { emptyMessage, type Message } from './message.ts';

const store = browserStore('browser', 'admin-broadcast-draft');

export interface Draft {
  /** Stays with the draft until it is sent: pressing Send again after a lost answer is the same broadcast. */
  intentKey: string;
  message: Message;
}

export function freshDraft(): Draft {
  return { intentKey: newUuid(), message: emptyMessage() };
}

/** What was written here and not sent. The contacts are not kept: they are other people's data. */
export function readDraft(): Draft {
  const kept = store.read();
  return isRecord(kept) ? (kept as unknown as Draft) : freshDraft();
}

/** Pictures may be too large for the browser's storage; the words are kept in any case. */
export function keepDraft(draft: Draft): void {
  const problem = store.write(draft);
  if (problem) store.write({ ...draft, message: { ...draft.message, attachments: [] } });
}

export function forgetDraft(): void {
  store.clear();
}

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
  const giveUp = useDebouncedWrite(dropped ? undefined : keep);

  const drop = useCallback(() => {
    setDropped(true);
    giveUp();
    forgetDraft();
  }, [giveUp]);

  return { draft, setDraft, drop };
}
